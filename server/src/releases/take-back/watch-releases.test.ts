import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveReleases } from '#releases/live.ts';
import { readHistory, readPointer } from '#releases/pointer.ts';
import { abort, goLive, retire, startCanary } from '#releases/release-commands.ts';
import { addRelease } from '#releases/release-fixture.ts';
import { ReleaseStore } from '#releases/store.ts';
import { watchReleases } from '#releases/take-back/watch-releases.ts';
import { Counters } from '#telemetry/counters.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const move = { action: 'release', by: 'test' } as const;
const [good, bad] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'] as const;
const lines: string[] = [];
const logger = { error: (_: unknown, line: unknown) => void lines.push(String(line)) };
let store: ReleaseStore;
let counters: Counters;
let live: LiveReleases;
let stop: () => void;
const shown = () => readPointer(store.directory).releases.content?.live;

/** So many visitors, each at an address of their own, of whom the first ones see it fail. */
function visit(release: string, visitors: number, failing: number): void {
  for (let count = 0; count < visitors; count += 1) {
    counters.served('content', release);
    if (count < failing)
      counters.failed('content', release, 'render', counters.reporters.hear(`content@${release}`, `192.0.2.${count}`));
  }
}

/** Has the origin look at the pointer, and at how releases do, as often as it would in that time. */
const pass = (ms: number) => vi.advanceTimersByTime(ms);
const patient = { timeout: 20_000 };

beforeEach(async () => {
  // Locks and files go on as ever.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  lines.length = 0;
  store = new ReleaseStore(temporaryFolder('watch-releases'));
  counters = new Counters();
  addRelease(store, 'shell', good);
  for (const release of [good, bad]) addRelease(store, 'content', release);
  await goLive(store.directory, 'shell', good, move);
  await goLive(store.directory, 'content', good, move);
  await goLive(store.directory, 'content', bad, move);
  live = new LiveReleases(store, logger);
  live.start();
  stop = watchReleases({ store, live, counters, logger: logger as never });
  // The first look begins the count.
  pass(1_000);
});
afterEach(() => {
  stop();
  live.stop();
  vi.useRealTimers();
});

it('a live release that fails for many gives way to the one before it, once', async () => {
  visit(bad, 60, 30);
  pass(1_000);
  await expect.poll(() => lines.join(), patient).toContain('failed and was taken back');
  expect(shown()).toBe(good);
  expect(readHistory(store.directory)[0]).toMatchObject({
    action: 'rollback',
    by: 'the origin',
    from: bad,
    fault: true,
  });
  expect(readHistory(store.directory)[0]?.reason).toMatch(/^50\.0% of its 60 documents failed/);
  // The one before fails too: what was taken back does not come again.
  pass(2_000);
  visit(good, 60, 30);
  pass(1_000);
  await expect.poll(() => lines.join(), patient).toContain('there is none to go back to');
  expect(shown()).toBe(good);
});

it('a package that cannot be taken back keeps no other one from it', async () => {
  // Packages are looked at in the order in which they came.
  for (const release of [good, bad]) addRelease(store, 'account', release);
  await retire(store.directory, 'content', move);
  await goLive(store.directory, 'account', good, move);
  await startCanary(store.directory, 'account', { release: bad, percent: 5, factor: 2, sample: 50 }, move);
  for (const release of [good, bad]) await goLive(store.directory, 'content', release, move);
  pass(1_000);
  expect(Object.keys(live.site.remotes)).toEqual(['account', 'content']);
  // From now on this origin's site is an old one, with a package that is off the site.
  live.stop();
  await retire(store.directory, 'account', move);
  visit(bad, 60, 30);
  for (let count = 0; count < 60; count += 1) {
    counters.served('account', good);
    counters.served('account', bad);
    counters.failed('account', bad, 'render', counters.reporters.hear(`account@${bad}`, `192.0.2.${count}`));
  }
  pass(1_000);
  await expect.poll(() => lines.join(), patient).toContain('A live release failed and was taken back.');
  expect(lines.join()).toContain('could not be taken back');
  expect(shown()).toBe(good);
});

it('a live release stays where files of the one before it are gone', async () => {
  fs.rmSync(path.join(store.folder('content', good), 'client'), { recursive: true });
  visit(bad, 60, 30);
  pass(1_000);
  await expect.poll(() => lines.join(), patient).toContain('there is none to go back to');
  expect(shown()).toBe(bad);
});

it('a live release that fails gives way though a release of another package is damaged', async () => {
  live.stop();
  stop();
  for (const release of [good, bad]) addRelease(store, 'contact', release);
  await goLive(store.directory, 'contact', good, move);
  await startCanary(store.directory, 'contact', { release: bad, percent: 5, factor: 2, sample: 50 }, { by: 'test' });
  for (const release of [good, bad]) fs.rmSync(store.folder('contact', release), { recursive: true });
  store = new ReleaseStore(store.directory);
  live = new LiveReleases(store, logger);
  live.start();
  stop = watchReleases({ store, live, counters, logger: logger as never });
  visit(bad, 60, 30);
  pass(1_000);
  await expect.poll(() => lines.join(), patient).toMatch(/taken back/);
  expect(shown()).toBe(good);
});

it('what was brought back instead of a failing release is not taken back by reports alone', async () => {
  addRelease(store, 'content', '1.2.0-cccccccc');
  await goLive(store.directory, 'content', '1.2.0-cccccccc', move);
  pass(2_000);
  visit('1.2.0-cccccccc', 60, 30);
  pass(1_000);
  await expect.poll(shown, patient).toBe(bad);
  pass(2_000);
  visit(bad, 60, 30);
  pass(1_000);
  await expect.poll(() => lines.join(), patient).toContain('a person decides. npm run rollback -- content');
  expect(shown()).toBe(bad);
});

/** Dates everything in the history back by more than a day. */
function ageHistory(): void {
  const history = path.join(store.directory, 'history.jsonl');
  const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
  fs.writeFileSync(history, fs.readFileSync(history, 'utf8').replace(/"at":"[^"]*"/g, `"at":"${yesterday}"`));
}

/** A canary beside the live release that is taken back at once. */
async function abortedCanary(by: string): Promise<void> {
  const canary = addRelease(store, 'content', '1.2.0-cccccccc').release;
  await startCanary(store.directory, 'content', { release: canary, percent: 5, factor: 2, sample: 50 }, { by: 'test' });
  await abort(store.directory, 'content', { by });
}

it('a canary that the origin ends leaves the live release as new as it was', async () => {
  await abortedCanary('the origin');
  visit(bad, 60, 30);
  pass(1_000);
  await expect.poll(() => lines.join(), patient).toContain('A live release fail');
  expect(shown()).toBe(good);
});

it('a canary that a person ends makes nothing new of the live release', async () => {
  ageHistory();
  await abortedCanary('test');
  visit(bad, 60, 30);
  pass(1_000);
  await expect.poll(() => lines.join(), patient).toContain('A live release fail');
  expect(lines.join()).toContain('a person decides');
  expect(shown()).toBe(bad);
});

it('what has run well for a day is not taken back by reports alone', async () => {
  ageHistory();
  visit(bad, 60, 30);
  pass(1_000);
  await expect.poll(() => lines.join(), patient).toContain('a person decides');
  expect(shown()).toBe(bad);
});

it('one address that tells again and again takes nothing back', async () => {
  for (let count = 0; count < 60; count += 1) {
    counters.served('content', bad);
    counters.failed('content', bad, 'render', counters.reporters.hear(`content@${bad}`, '192.0.2.1'));
  }
  pass(2_000);
  // It stands until others tell as well, and is then judged by all that it served.
  visit(bad, 60, 30);
  pass(1_000);
  await expect.poll(shown, patient).toBe(good);
  expect(readHistory(store.directory)[0]?.reason).toMatch(/ of its 120 documents failed/);
  expect(readHistory(store.directory).filter(({ action }) => action === 'rollback')).toHaveLength(1);
});

it('counts a release from its first document on, not from the look that comes next', async () => {
  live.stop();
  stop();
  await goLive(store.directory, 'content', good, move);
  live = new LiveReleases(store, logger);
  live.start();
  stop = watchReleases({ store, live, counters, logger: logger as never });
  visit(good, 60, 0);
  await goLive(store.directory, 'content', bad, move);
  // The origin sees it at its next look at the pointer; the next look at how releases do comes much later.
  pass(200);
  visit(bad, 60, 30);
  pass(800);
  await expect.poll(shown, patient).toBe(good);
  expect(readHistory(store.directory)[0]?.reason).toMatch(/^50\.0% of its 60 documents failed/);
});

it('what goes live once more is judged by all who tell then, whoever told before', async () => {
  // Each at an address that has told as often as one may in ten minutes.
  for (let count = 0; count < 3; count += 1) visit(bad, 60, 30);
  pass(1_000);
  await expect.poll(shown, patient).toBe(good);
  pass(1_000);
  await goLive(store.directory, 'content', bad, move);
  pass(1_000);
  visit(bad, 60, 30);
  pass(1_000);
  await expect.poll(shown, patient).toBe(good);
  expect(readHistory(store.directory)[0]?.reason).toMatch(/ of its 60 documents failed, told from 30 addresses/);
});
