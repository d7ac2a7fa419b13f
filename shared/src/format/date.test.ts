import { expect, test } from 'vitest';
import { formatDate, formatMoment } from '#format/date.ts';

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

test.each([
  ['2026-11-26T03:00:00Z', 'Asia/Kolkata', '26 November 2026, 8:30 AM'],
  ['2026-11-26T03:00:00Z', 'America/New_York', '25 November 2026, 10:00 PM'],
  ['2026-12-31T14:00:00Z', 'Australia/Sydney', '1 January 2027, 1:00 AM'],
])('%s in %s is %s', (instant, zone, words) => expect(formatMoment(instant, zone)).toBe(words));
