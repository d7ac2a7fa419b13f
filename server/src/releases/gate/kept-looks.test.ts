import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { besideOnPages, keptLooks } from '#releases/gate/looks.ts';
import type { PageLook } from '#releases/gate/page-look.ts';
import type { Seen } from '#releases/gate/visit.ts';
import { addRelease } from '#releases/release-fixture.ts';
import { ReleaseStore } from '#releases/store.ts';
import { forgetVerdicts } from '#releases/verdicts.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const look: PageLook = {
  ...{ header: [0, 0, 1280, 64], headerControls: 9, hasFooter: true, characters: 900, unreadable: 0 },
  ...{ fields: 4, filled: 1, controls: 7, covered: [], overflow: 0 },
};
const seen: Seen = { looked: Array(3).fill({ look, style: {} }), bytes: 9_000_000, changed: [] };

function openStore() {
  const store = new ReleaseStore(temporaryFolder('looks'));
  const release = addRelease(store, 'contact', '1.0.0-aaaaaaaa');
  return { store, shown: { release, beside: ['shell@1.0.0-bbbbbbbb'], address: '/contactus' } };
}

test('what one gate has seen, the next one reads', () => {
  const { store, shown } = openStore();
  keptLooks(store, '1').keep(shown, seen);
  expect(keptLooks(store, '1').read(shown, 3)).toEqual(seen);
});

test('a short look is no whole one, and a whole one does for both', () => {
  const { store, shown } = openStore();
  const kept = keptLooks(store, '1');
  kept.keep(shown, { ...seen, looked: seen.looked.slice(0, 2) });
  expect(kept.read(shown, 3)).toBeUndefined();
  expect(kept.read(shown, 2)?.looked).toHaveLength(2);
  kept.keep(shown, seen);
  expect(kept.read(shown, 2)).toEqual(seen);
});

test('another gate, another page, other releases beside it, or other bytes: it is looked at anew', () => {
  const { store, shown } = openStore();
  const kept = keptLooks(store, '1');
  kept.keep(shown, seen);
  expect(keptLooks(store, '2').read(shown, 3)).toBeUndefined();
  expect(kept.read({ ...shown, address: '/contact' }, 3)).toBeUndefined();
  expect(kept.read({ ...shown, beside: ['shell@1.0.0-cccccccc'] }, 3)).toBeUndefined();
  fs.appendFileSync(path.join(store.folder('contact', '1.0.0-aaaaaaaa'), 'release.json'), ' ');
  expect(kept.read(shown, 3)).toBeUndefined();
});

test('a file that a crash has cut off counts as none, and goes with its release', () => {
  const { store, shown } = openStore();
  const kept = keptLooks(store, '1');
  kept.keep(shown, seen);
  const folder = path.join(store.directory, '.verdicts/contact/1.0.0-aaaaaaaa/looks');
  for (const file of fs.readdirSync(folder)) fs.truncateSync(path.join(folder, file), 20);
  expect(kept.read(shown, 3)).toBeUndefined();
  forgetVerdicts(store, shown.release);
  expect(fs.existsSync(folder)).toBe(false);
});

test('a release beside it that declares the same pages leaves a look true, another shell or other pages do not', () => {
  const store = new ReleaseStore(temporaryFolder('looks'));
  const add = (name: string, release: string, title = 'Home') =>
    addRelease(store, name, release, { pages: [{ path: '/', title, description: 'Home.' }] });
  const candidate = add('contact', '1.0.0-aaaaaaaa');
  const shell = add('shell', '1.0.0-aaaaaaaa');
  const newShell = add('shell', '2.0.0-bbbbbbbb');
  const content = add('content', '1.0.0-aaaaaaaa');
  const newContent = add('content', '2.0.0-bbbbbbbb');
  const beside = besideOnPages({ candidate, shell, others: [content] });
  expect(besideOnPages({ candidate, shell, others: [newContent] })).toEqual(beside);
  expect(besideOnPages({ candidate, shell: newShell, others: [content] })).not.toEqual(beside);
  const renamed = add('content', '3.0.0-cccccccc', 'Another title');
  expect(besideOnPages({ candidate, shell, others: [renamed] })).not.toEqual(beside);
  expect(besideOnPages({ candidate, shell, others: [] })).not.toEqual(beside);
  const around = besideOnPages({ candidate: newShell, shell: newShell, others: [content] });
  expect(besideOnPages({ candidate: newShell, shell: newShell, others: [newContent] })).not.toEqual(around);
});
