import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Change } from '#releases/pointer.ts';
import { passedBefore, takenBack } from '#releases/release-commands.ts';
import { addRelease } from '#releases/release-fixture.ts';
import { ReleaseStore } from '#releases/store.ts';
import { besideOf, keepVerdict, lastVerdict, verdictBeside } from '#releases/verdicts.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

test('a verdict is about one release, its very content, and what was live beside it', () => {
  const store = new ReleaseStore(temporaryFolder('verdicts'));
  const release = addRelease(store, 'contact', '1.0.0-aaaaaaaa');
  const releases = { shell: { live: '1' }, contact: { live: '0' }, content: { live: '1' } };
  const beside = besideOf({ releases }, 'contact');
  expect(beside).toEqual(['content@1', 'shell@1']);
  expect(verdictBeside(store, release, beside)).toBeUndefined();
  keepVerdict(store, release, { beside, problems: [], leftOut: ['without-smoke'] });
  expect(verdictBeside(store, release, beside)).toMatchObject({ problems: [], leftOut: ['without-smoke'] });
  const other = besideOf({ releases: { ...releases, content: { live: '2' } } }, 'contact');
  expect(verdictBeside(store, release, other)).toBeUndefined();
  keepVerdict(store, release, { beside: other, problems: ['Smoke: it throws.'], leftOut: [] });
  expect(lastVerdict(store, release)?.problems).toEqual(['Smoke: it throws.']);
  fs.appendFileSync(path.join(store.folder('contact', '1.0.0-aaaaaaaa'), 'release.json'), ' ');
  expect(verdictBeside(store, release, beside)).toBeUndefined();
});

const change = (more: Partial<Change>): Change => ({
  ...{ at: '2026-01-01T00:00:00Z', by: 'test', action: 'release', name: 'contact', from: null, to: 'a' },
  ...more,
});
const a = { name: 'contact', release: 'a' };

test('a release came through the gate when a release, a start or a canary made it live, and nobody forced it', () => {
  expect(passedBefore([change({})], a)).toBe(true);
  expect(passedBefore([change({ action: 'start' })], a)).toBe(true);
  expect(passedBefore([change({ forced: true })], a)).toBe(false);
  expect(passedBefore([change({ action: 'rollback' }), change({ action: 'canary' })], a)).toBe(false);
  expect(passedBefore([change({ name: 'content' })], a)).toBe(false);
});

test('a release is taken back for a fault until it is live again', () => {
  const back = change({ action: 'rollback', from: 'a', to: '0', fault: true });
  expect(takenBack([back, change({})], a)).toBe(back);
  expect(takenBack([change({ forced: true }), back], a)).toBeUndefined();
  expect(takenBack([{ ...back, fault: false }, change({})], a)).toBeUndefined();
  expect(takenBack([change({ action: 'retire', from: 'a', to: null, fault: true })], a)).toBeDefined();
  expect(takenBack([change({ action: 'canary', from: 'a', to: 'b' }), change({})], a)).toBeUndefined();
});
