import { expect, test } from 'vitest';
import { noteOf } from '#live/note-of.ts';
import { dreamFields } from '#looks/dream-fields.ts';

const [, targetDate] = dreamFields('Car price today', 5_000_000, 10_000);
const choices = { mode: 'monthly', rateConvention: 'nominal', timing: 'end' } as const;
const note = (text: string) =>
  targetDate && noteOf({ rules: {} }, targetDate, undefined, { choices, today: '2026-11-22', text });

test('a date is written out in words, since browsers show it in the order of their own country', () => {
  expect(note('2036-06-01')).toBe('1 June 2036');
});

test('while no date is chosen, the field says which one it wants', () => {
  expect(note('')).toBe('The day on which you want to buy');
  expect(note('2036-13')).toBe('The day on which you want to buy');
});
