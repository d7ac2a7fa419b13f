import { inEntry, type Seeded } from '../seeds.ts';

const onPress = (code: string) =>
  inEntry(
    `document.addEventListener('click', ({ target }) => { if (target.closest('main button')) { ${code} } }, true);`,
  );

/** Releases that break after a while, or when they are used. */
export const later: Seeded[] = [
  {
    title: 'throws when a button is pressed',
    edits: onPress("throw new Error('seeded: press');"),
    says: /throws: seeded: press/,
  },
  { title: 'evaluates text when a button is pressed', edits: onPress("(0, eval)('1 + 1');"), says: /throws: .*eval/i },
  {
    title: 'loops for ever after 8 s',
    edits: inEntry('setTimeout(() => { for (;;); }, 8000);'),
    says: /stops answering|does not answer/,
  },
  {
    title: 'throws every second from 8 s on',
    edits: inEntry("setTimeout(() => setInterval(() => { throw new Error('seeded: late'); }, 1000), 8000);"),
    says: /throws: seeded: late/,
  },
  {
    title: 'throws once after 50 s',
    edits: inEntry("setTimeout(() => { throw new Error('seeded: very late'); }, 50_000);"),
    says: /throws: seeded: very late/,
  },
  {
    title: 'keeps 400 MB in the page',
    edits: inEntry('globalThis.kept = Array.from({ length: 400 }, () => new Uint8Array(1e6).fill(1));'),
    says: /keeps \d{3} MB in memory/,
  },
];
