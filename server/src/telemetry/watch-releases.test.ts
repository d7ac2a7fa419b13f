import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveReleases } from '#releases/live.ts';
import { goLive } from '#releases/moves.ts';
import { readHistory, readPointer } from '#releases/pointer.ts';
import { addRelease } from '#releases/release-fixture.ts';
import { ReleaseStore } from '#releases/store.ts';
import { Counters } from '#telemetry/counters.ts';
import { watchReleases } from '#telemetry/watch-releases.ts';
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
      counters.failed('content', release, 'render', counters.witnesses.hear(`content@${release}`, `192.0.2.${count}`));
  }
}

beforeEach(async () => {
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
  await new Promise((resolve) => setTimeout(resolve, 1_200));
});
afterEach(() => {
  stop();
  live.stop();
});

it('a live release that fails for many gives way to the one before it, once', async () => {
  visit(bad, 60, 30);
  await vi.waitFor(() => expect(shown()).toBe(good), { timeout: 10_000 });
  expect(readHistory(store.directory)[0]).toMatchObject({
    action: 'rollback',
    by: 'the origin',
    from: bad,
    fault: true,
  });
  expect(readHistory(store.directory)[0]?.reason).toMatch(/^50\.0% of its 60 documents failed/);
  // The one before fails too: what was taken back does not come again.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  visit(good, 60, 30);
  await vi.waitFor(() => expect(lines.join()).toContain('there is none to go back to'), { timeout: 10_000 });
  expect(shown()).toBe(good);
}, 40_000);

it('one address that tells again and again takes nothing back', async () => {
  for (let count = 0; count < 60; count += 1) {
    counters.served('content', bad);
    counters.failed('content', bad, 'render', counters.witnesses.hear(`content@${bad}`, '192.0.2.1'));
  }
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(shown()).toBe(bad);
}, 20_000);
