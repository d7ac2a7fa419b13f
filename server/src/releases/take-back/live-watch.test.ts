import { describe, expect, it } from 'vitest';
import { LiveWatch } from '#releases/take-back/live-watch.ts';

const counts = (documents: number, failedLoads: number, prerender = 0) => ({
  ...{ documents, failedLoads },
  failures: { prerender },
});

describe('a live release', () => {
  it.each([
    [
      'taken back when a fifth of many fails',
      [100, 25, 8],
      /^25\.0% of its 100 documents failed, told from 8 addresses/,
    ],
    ['kept when few documents were shown', [49, 49, 40], null],
    ['kept when few addresses tell', [100, 60, 4], null],
    ['kept when a few odd browsers fail', [10_000, 300, 200], null],
    ['kept when nothing was shown', [0, 0, 0], null],
  ] as const)('is %s', (_, [documents, failed, places], expected) => {
    const watch = new LiveWatch();
    expect(watch.look('content', 'a', counts(1_000, 500), () => 0, 0)).toBeNull();
    const reason = watch.look('content', 'a', counts(1_000 + documents, 500 + failed), () => places, 1_000);
    if (expected === null) expect(reason).toBeNull();
    else expect(reason).toMatch(expected);
  });

  it('is not blamed for what failed to render here, nor for what was long ago', () => {
    const watch = new LiveWatch();
    watch.look('content', 'a', counts(0, 0), () => 0, 0);
    expect(watch.look('content', 'a', counts(100, 100, 100), () => 9, 1_000)).toBeNull();
    for (let minute = 1; minute <= 3; minute += 1)
      watch.look('content', 'a', counts(10_000, 105, 100), () => 9, minute * 61_000);
    expect(watch.look('content', 'a', counts(10_100, 135, 100), () => 11, 4 * 61_000)).toMatch(/of its 100 documents/);
    expect(watch.look('content', 'b', counts(100, 90), () => 90, 4 * 61_000)).toBeNull();
  });

  it('is judged by everybody who tells in these minutes, also by who told before', () => {
    const watch = new LiveWatch();
    const asked: number[] = [];
    const places = (since: number) => asked.push(since);
    for (const now of [0, 61_000, 122_000, 183_000]) watch.look('content', 'a', counts(0, 0), places, now);
    expect(asked).toEqual([0, 0, 61_000]);
  });
});
