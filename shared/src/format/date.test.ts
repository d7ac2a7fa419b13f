import { expect, test } from 'vitest';
import { formatDate } from '#format/date.ts';

test.each([
  ['2023-07-04', '4 July 2023'],
  ['2024-02-29', '29 February 2024'],
  ['2025-12-31T18:29:59Z', '31 December 2025'],
  ['2025-12-31T18:30:00Z', '1 January 2026'],
  ['2026-11-24T00:00:00+05:30', '24 November 2026'],
])('%s is %s in India', (when, text) => {
  expect(formatDate(when)).toBe(text);
});

test('what is no date is refused', () => {
  expect(() => formatDate('soon')).toThrow(RangeError);
});
