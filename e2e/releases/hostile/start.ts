import { around, aroundServer, beforeServer, inEntry, instead, type Seeded } from '../seeds.ts';

/** Releases that break at once, in the browser or in the renderer. */
export const atStart: Seeded[] = [
  { title: 'throws at render', edits: instead("throw new TypeError('seeded: render')"), says: /does not show/ },
  { title: 'exports an object as its component', edits: around('return { default: {} }'), says: /does not show/ },
  { title: 'loops for ever when it is loaded', edits: inEntry('for (;;);'), says: /does not show|cannot be opened/ },
  {
    title: 'loops for ever in its server render',
    edits: aroundServer('for (;;);'),
    says: /Server build: .* does not end/,
  },
  {
    title: 'keeps 600 MB in its server build',
    edits: beforeServer(
      'globalThis.kept = []; for (let at = 0; at < 600; at += 1) kept.push(new Array(131072).fill(at + 0.5));',
    ),
    says: /Server build: .* ended the renderer/,
  },
  {
    title: 'logs an error at once',
    edits: inEntry("console.error('seeded: at once');"),
    says: /logs an error: seeded/,
  },
  {
    title: 'renders other words in the browser than on the server',
    edits: () => ({ file: (_, text) => text.replaceAll('"Contact Us"', '"Contact Them"') }),
    says: /(logs an error|throws): .*ydrat|error #418/,
  },
  {
    title: 'makes elements of React 18',
    edits: instead(
      "return { $$typeof: Symbol.for('react.element'), type: 'h1', key: null, ref: null, props: { children: 'Old' }, _owner: null };",
    ),
    says: /does not show/,
  },
  {
    title: 'writes into every heading on the server',
    edits: () => ({ server: (text) => text.replaceAll('"Contact Us"', '"Best Contact Us"') }),
    says: /(logs an error|throws): .*ydrat|error #418/,
  },
];
