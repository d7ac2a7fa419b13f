import { describe, expect, it } from 'vitest';
import { prunable } from '#releases/cli/releases.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';

const now = Date.parse('2026-06-30T00:00:00Z');
const DAY_MS = 86_400_000;
/** Ten releases, one a day, the newest first: r0 is of today. */
const releases = Array.from(
  { length: 10 },
  (_, age) =>
    ({ name: 'content', release: `r${age}`, builtAt: new Date(now - age * DAY_MS).toISOString() }) as ReleaseManifest,
);
const canary = { release: 'r7', percent: 5, since: '2026-06-01T00:00:00Z', factor: 2, sample: 50 };
const pointer = { releases: { content: { live: 'r9', previous: 'r8', canary } } };
const names = (keep: number, days: number) =>
  prunable(releases, pointer, { keep, days, now }).map(({ release }) => release);

describe('prune', () => {
  it('takes what is neither among the newest nor young enough', () => {
    expect(names(3, 4)).toEqual(['r5', 'r6']);
    expect(names(6, 0)).toEqual(['r6']);
    expect(names(20, 0)).toEqual([]);
    expect(names(0, 30)).toEqual([]);
  });

  it('never takes what is live, the one before it, or a canary', () => {
    expect(names(0, -1)).toEqual(['r0', 'r1', 'r2', 'r3', 'r4', 'r5', 'r6']);
  });
});
