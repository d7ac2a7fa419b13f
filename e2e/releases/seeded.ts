import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Manifest } from './copy-release.ts';
import { after, around, inEntry, instead, manifest, type Seeded, style } from './seeds.ts';

const someChunk = ({ files }: Manifest) => Object.keys(files).find((file) => /^routes\..*\.js$/.test(file)) ?? '';
const random = (bytes: number) => `/* ${randomBytes(bytes).toString('base64')} */`;

export const bad: Seeded[] = [
  {
    title: 'does not expose its routes',
    edits: () => ({
      file: (file, text) => (file === 'remoteEntry.js' ? text.replaceAll('"./routes"', '"./other"') : text),
    }),
    says: /Exposes/,
  },
  {
    title: 'declares no pages',
    edits: manifest((facts) => {
      facts.pages = [];
    }),
    says: /Pages: .* none/,
  },
  {
    title: 'drops a page',
    edits: manifest((facts) => {
      facts.pages = facts.pages.slice(0, 1);
    }),
    says: /Differs: Pages: .* would be gone/,
  },
  {
    title: 'declares a page of another remote',
    edits: manifest((facts) => {
      facts.pages.push({ path: '/terms', title: 'Terms', description: 'Other terms.' });
    }),
    says: /\/terms belongs to content/,
  },
  {
    title: 'takes one article of another remote',
    edits: manifest((facts) => {
      facts.pages.push({ path: '/blogs/tax-on-mutual-funds', title: 'Taken', description: 'One article.' });
    }),
    says: /meets \/blogs\/:slug, belongs to content/,
  },
  {
    title: 'takes every unknown address',
    edits: manifest((facts) => {
      facts.pages.push({ path: '/:page', title: 'Taken', description: 'All that is left.' });
    }),
    says: /\/:page, which meets \/\w+, belongs to/,
  },
  {
    title: 'shares its container name with other releases',
    edits: manifest((facts) => {
      facts.container = 'contact';
    }),
    says: /Container: 'contact'/,
  },
  {
    title: 'declares a page twice',
    edits: manifest((facts) => {
      facts.pages.push({ path: '/contactus', title: 'Twice', description: 'Again.' });
    }),
    says: /declared twice/,
  },
  {
    title: 'takes an address of the origin',
    edits: manifest((facts) => {
      facts.pages.push({ path: '/server/contact', title: 'API', description: 'Not a page.' });
    }),
    says: /belongs to the origin/,
  },
  {
    title: 'names a bundle that it does not have',
    edits: manifest((facts) => {
      facts.pages[0] = { ...(facts.pages[0] as Manifest['pages'][number]), chunk: 'nowhere' };
    }),
    says: /'nowhere'/,
  },
  {
    title: 'wants another React',
    edits: manifest((facts) => {
      facts.shared.react = '^18.2.0';
    }),
    says: /wants react \^18/,
  },
  {
    title: 'wants what the shell does not bring',
    edits: manifest((facts) => {
      facts.shared['shared/charts'] = '^1.0.0';
    }),
    says: /shared\/charts/,
  },
  {
    title: 'asks for another host API',
    edits: manifest((facts) => {
      facts.hostApi = 2;
    }),
    says: /Host API/,
  },
  {
    title: 'uses what the shell does not offer',
    edits: manifest((facts) => {
      facts.uses?.['shared/ui']?.push('Knob');
    }),
    says: /uses Knob of shared\/ui/,
  },
  { title: 'outgrows its budget', edits: () => ({ extra: { 'more.00000000.js': random(600_000) } }), says: /Size/ },
  {
    title: 'has a truncated chunk',
    edits: after((client, facts) => fs.truncateSync(path.join(client, someChunk(facts)), 40)),
    says: /is not what its hash says/,
  },
  {
    title: 'lacks a chunk',
    edits: after((client, facts) => fs.rmSync(path.join(client, someChunk(facts)))),
    says: /cannot be fetched/,
  },
  {
    title: 'has a broken compressed copy',
    edits: after((client, facts) => fs.writeFileSync(path.join(client, `${someChunk(facts)}.br`), 'not brotli')),
    says: /\(br\)/,
  },
  {
    title: 'has a file without a hash',
    edits: after((client) => fs.writeFileSync(path.join(client, 'stray.js'), 'alert(1)')),
    says: /stray\.js has no hash/,
  },
  {
    title: 'states hashes of other chunks',
    edits: () => ({
      file: (file, text) => (file === 'remoteEntry.js' ? text.replace(/sha256-.{8}/, 'sha256-AAAAAAAA') : text),
    }),
    says: /states a hash/,
  },
  { title: 'throws while loading', edits: around("throw new Error('seeded: load')"), says: /Smoke: .* does not show/ },
  { title: 'throws while its entry runs', edits: inEntry("throw new Error('seeded: entry')"), says: /Smoke/ },
  {
    title: 'throws while rendering',
    edits: instead("throw new TypeError('seeded: render')"),
    says: /Smoke: .* does not show/,
  },
  { title: 'exports no component', edits: around('return {}'), says: /Smoke: .* does not show/ },
  { title: 'shows a blank page', edits: instead('return null'), says: /h1/ },
  { title: 'never becomes ready', edits: instead('throw new Promise(() => {})'), says: /Smoke: .* does not show/ },
  {
    title: 'logs an error',
    edits: around("return { default: (props) => { console.error('seeded: log'); return routes.default(props); } }"),
    says: /logs an error: seeded/,
  },
  {
    title: 'throws in a timer',
    edits: inEntry("setTimeout(() => { throw new RangeError('seeded: later'); }, 50)"),
    says: /throws: seeded/,
  },
  {
    title: 'fetches what is not there',
    edits: inEntry("fetch('/server/nothing-here')"),
    says: /gets 404 from \/server\/nothing-here/,
  },
  {
    title: 'styles the header',
    edits: style('header a { letter-spacing: 3px }'),
    says: /changes the host on a desktop: .*letter-spacing/,
  },
  {
    title: 'styles the footer of every page',
    edits: style('footer { padding-top: 1px }'),
    says: /changes the host on a desktop: .*padding-top/,
  },
  {
    title: 'styles the body',
    edits: style('body { font-family: cursive !important }'),
    says: /changes the host on a desktop: .*font-family/,
  },
];

export const good: Seeded[] = [
  { title: 'is an exact copy', edits: () => ({}) },
  { title: 'has a little more code', edits: () => ({ extra: { 'more.00000000.js': random(4_000) } }) },
  { title: 'is smaller', edits: () => ({ file: (_, text) => text.replace(/\s+$/, '') }) },
  {
    title: 'declares a new page title',
    edits: manifest((facts) => {
      facts.pages[0] = { ...(facts.pages[0] as Manifest['pages'][number]), title: 'Talk to us' };
    }),
  },
  {
    title: 'wants less of React',
    edits: manifest((facts) => {
      facts.shared.react = '>=19';
    }),
  },
  {
    title: 'takes fewer shared packages',
    edits: manifest((facts) => {
      delete facts.shared.zod;
    }),
  },
  { title: 'logs a warning', edits: inEntry("console.warn('seeded: only a warning')") },
  { title: 'styles its own part', edits: style('.remote h1 { letter-spacing: 1px }') },
  { title: 'wraps its routes', edits: around('return { ...routes, default: (props) => routes.default(props) }') },
  {
    title: 'waits a moment before it renders',
    edits: instead(
      'globalThis.waited ??= new Promise((done) => setTimeout(done, 60)).then(() => { globalThis.ready = true; }); if (!globalThis.ready) throw globalThis.waited; return routes.default(props);',
    ),
  },
];
