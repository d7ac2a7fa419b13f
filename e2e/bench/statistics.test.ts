import { expect, test } from 'vitest';
import { median, medians, percentile } from '#bench/statistics.ts';

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 3],
  [[10, 9, 100], 10],
])('the median of %j is %d', (values, middle) => expect(median(values)).toBe(middle));

test.each([
  [99, 99],
  [50, 50],
  [100, 100],
  [0, 1],
])('of the numbers from 1 to 100, %d percent do not exceed %d', (percent, value) => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, percent)).toBe(value);
});

test('each figure has a median of its own', () => {
  const runs = [
    { lcp: 1, bytes: 30 },
    { lcp: 3, bytes: 10 },
    { lcp: 2, bytes: 20 },
  ];
  expect(medians(runs)).toEqual({ lcp: 2, bytes: 20 });
});

test('what was never measured has no median', () => {
  expect(() => medians([])).toThrow('Nothing was measured');
});
