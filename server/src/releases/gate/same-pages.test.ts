import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { samePages } from '#releases/gate/same-pages.ts';
import { addRelease } from '#releases/release-fixture.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import { integrityOf } from '#releases/release-manifest.ts';
import { ReleaseStore } from '#releases/store.ts';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'same-pages-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const ADDRESSES = new Map([
  ['/sip', '/sip'],
  ['/emi', '/emi'],
]);

interface Told {
  sip?: string;
  entry?: string;
  later?: string;
  title?: string;
  server?: string;
  scripts?: string[];
}

/** Two releases with a page each for /sip and /emi; `told` is what differs beside names and hashes. */
function release(store: ReleaseStore, hash: string, told: Told = {}) {
  const { sip = '', entry = '', later = '', title = 'SIP', scripts = [] } = told;
  const name = `calculators_1_0_0_${hash}`;
  // As the bundler does it: a file's name follows from its content.
  const sipFile = `sip.${hash.slice(0, 4)}5678.js`;
  const texts = {
    'emi.00000001.js': `${name}.push("emi")`,
    [sipFile]: `${name}.push("sip")${sip}`,
    'later.00000002.js': `${name}.push("later")${later}`,
  };
  const hashOf = (text: string) => integrityOf(Buffer.from(text));
  const hashes = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, hashOf(text)]));
  const all = { ...texts, 'remoteEntry.js': `var ${name} = ${JSON.stringify(hashes)}${entry}` };
  const facts = Object.entries(all).map(([file, text]) => [file, { integrity: hashOf(text), bytes: 1, brotli: 1 }]);
  const page = { title, description: 'A page.' };
  const manifest = addRelease(store, 'calculators', `1.0.0-${hash}`, {
    files: Object.fromEntries(facts) as ReleaseManifest['files'],
    scripts,
    chunks: {
      sip: { scripts: [sipFile], styles: [] },
      emi: { scripts: ['emi.00000001.js'], styles: [] },
      later: { scripts: ['later.00000002.js'], styles: [] },
    },
    pages: [
      { ...page, path: '/sip', chunk: 'sip' },
      { ...page, title: 'EMI', path: '/emi', chunk: 'emi' },
    ],
  });
  for (const [file, text] of Object.entries(all))
    writeFileSync(path.join(store.folder('calculators', manifest.release), 'client', file), text);
  return manifest;
}

/** What is the same of a release beside one without anything told. */
const sameBeside = async (told: Told): Promise<string[]> => [...(await compared(told)).whole];

async function compared(told: Told) {
  const store = new ReleaseStore(directory);
  const before = release(store, 'aaaa1111');
  const candidate = release(store, 'bbbb2222', told);
  const documentOf = async (address: string, { release, files }: ReleaseManifest) => {
    if (address === '/emi' && told.server === 'fails' && release === candidate.release) throw new Error('500');
    const own = address === '/sip' && release === candidate.release ? (told.server ?? '') : '';
    const script = Object.keys(files).find((file) => file.startsWith(address.slice(1)));
    const before = release === candidate.release ? `,"previous":{"release":"1.0.0-aaaa1111"}` : '';
    const around = `{"serial":1${before}} /r/snapshots/${release.slice(-8)}.json`;
    return `<h1>${address}</h1>${own}${around}<script src="/r/calculators/${release}/${script}" integrity="${files[script ?? '']?.integrity}">`;
  };
  return samePages(store, candidate, before, ADDRESSES, documentOf);
}

test('a release that differs in names and hashes only has the live pages', async () => {
  expect(await sameBeside({})).toEqual(['/sip', '/emi']);
});

test('a page whose own script, title or document has changed is another one', async () => {
  expect(await sameBeside({ sip: ' ' })).toEqual(['/emi']);
  rmSync(directory, { recursive: true });
  expect(await sameBeside({ title: 'SIPs' })).toEqual(['/emi']);
  rmSync(directory, { recursive: true });
  expect(await sameBeside({ server: '<p>New</p>' })).toEqual(['/emi']);
});

test('what all pages may load makes all of them others', async () => {
  expect(await compared({ entry: ';alert(1)' })).toEqual({ whole: new Set(), own: new Set(['/sip', '/emi']) });
  rmSync(directory, { recursive: true });
  expect(await compared({ later: ' ' })).toEqual({ whole: new Set(), own: new Set(['/sip', '/emi']) });
});

test('of a page with a script of its own that has changed beside common ones nothing is the same', async () => {
  expect(await compared({ later: ' ', sip: ' ' })).toEqual({ whole: new Set(), own: new Set(['/emi']) });
});

test('where other pieces are shared, every page is another one', async () => {
  expect(await compared({ scripts: ['more.js'] })).toEqual({ whole: new Set(), own: new Set() });
});

test('a page whose document cannot be had is another one', async () => {
  // The text stands in the document of /sip, and the one of /emi is not answered.
  expect(await sameBeside({ server: 'fails' })).toEqual([]);
});
