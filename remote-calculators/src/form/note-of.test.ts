import { expect, test } from 'vitest';
import { noteOf } from '#form/draw-fields.ts';
import { dreamFields } from '#specs/dream-fields.ts';

const [, targetDate] = dreamFields('Car price today', 5_000_000, 10_000);
const choices = { mode: 'monthly', rateConvention: 'nominal', timing: 'end' } as const;
const note = (text: string, today: string | null = '2026-11-26') =>
  targetDate && noteOf({ rules: {} }, targetDate, undefined, { choices, today, text });

test.each([
  ['2031-11-26', '26 November 2031, in 5 years'],
  ['2032-01-26', '26 January 2032, in 5 years 2 months'],
  ['2027-11-26', '26 November 2027, in 1 year'],
  ['2026-12-26', '26 December 2026, in 1 month'],
  // As many whole months as are counted.
  ['2031-11-25', '25 November 2031, in 4 years 11 months'],
  // Of which the field says what is wrong.
  ['2026-11-26', '26 November 2026'],
  ['2126-11-27', '27 November 2126'],
])('of the date %s the field says %s', (text, said) => {
  expect(note(text)).toBe(said);
});

test('where no day is known, the date alone is said', () => {
  expect(note('2036-06-01', null)).toBe('1 June 2036');
});

test.each(['', '2036-', '-06', '2036-13', '2036-02-31'])('of %j the field says what it wants', (text) => {
  expect(note(text)).toBe('The month in which you want to buy');
});
