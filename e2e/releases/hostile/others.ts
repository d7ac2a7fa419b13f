import { beforeServer, inEntry, manifest, type Seeded } from '../seeds.ts';

/** Releases that take or change what belongs to others: the browser, the visitor, other remotes, the renderer. */
export const others: Seeded[] = [
  {
    title: 'lays itself over fetch',
    edits: inEntry('{ const real = fetch; globalThis.fetch = (...all) => real(...all); }'),
    says: /changes what is everybody's: fetch/,
  },
  {
    title: 'reads the session and clears it',
    edits: inEntry(
      "setTimeout(() => { globalThis.taken = localStorage.getItem('token'); localStorage.removeItem('token'); }, 300);",
    ),
    says: /takes token out of the browser's storage/,
  },
  {
    title: 'breaks the history',
    edits: inEntry('history.pushState = () => {};'),
    says: /history\.pushState|left and returned/,
  },
  {
    title: 'takes one article of another remote',
    edits: manifest(({ pages }) => {
      pages.push({ path: '/blogs/tax-on-mutual-funds', title: 'Taken', description: 'One article.' });
    }),
    says: /belongs to content/,
  },
  {
    title: 'takes every unknown address',
    edits: manifest(({ pages }) => {
      pages.push({ path: '/:page', title: 'Taken', description: 'All that is left.' });
    }),
    says: /belongs to/,
  },
  {
    title: 'drops pages that it had',
    edits: manifest((facts) => {
      facts.pages = facts.pages.slice(0, 1);
    }),
    says: /Differs: Pages: .* would be gone/,
  },
  {
    title: 'opens connections from its server build',
    edits: beforeServer("fetch('http://127.0.0.1:9/').catch(() => {});"),
    says: /reaches out to the network: fetches/,
  },
  {
    title: "writes into other remotes' pages",
    edits: beforeServer(
      '{ const real = TextEncoder.prototype.encode; TextEncoder.prototype.encode = function (text) { return real.call(this, String(text).replaceAll("₹", "$")); }; }',
    ),
    says: /changes what is everybody's|changes the page/,
  },
  {
    title: 'patches what the language brings',
    edits: beforeServer(
      "Number.prototype.toFixed = () => '7'; Array.prototype.at = () => undefined; Intl.NumberFormat.prototype.formatToParts = () => [];",
    ),
    says: /changes what is everybody's: Array\.prototype\.at/,
  },
  {
    title: 'needs a call that the origin lacks',
    edits: inEntry("fetch('/server/festival').then((answer) => { if (!answer.ok) throw new Error('seeded: call'); });"),
    says: /gets 404 from \/server\/festival/,
  },
];
