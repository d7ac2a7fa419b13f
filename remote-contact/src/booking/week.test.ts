import type { Slot } from 'shared/contract/appointment';
import { instantInIndia } from 'shared/format/india-time';
import { expect, test } from 'vitest';
import { daysOf, partsOf, weekAround } from '#booking/week.ts';

const slot = (day: string, time: string, places = 1): Slot => {
  const start = instantInIndia(day, time);
  return { start: start.toISOString(), end: new Date(start.getTime() + 1_800_000).toISOString(), places };
};
const slots = [
  slot('2026-11-23', '08:30'),
  slot('2026-11-23', '12:00', 0),
  slot('2026-11-23', '15:30'),
  slot('2026-11-23', '16:00'),
  slot('2026-11-24', '19:30', 0),
];

test('a week shows the working days, a closed or full one with nothing free', () => {
  const days = daysOf('2026-11-20', slots, [1, 2, 3, 4, 5, 6], new Date('2026-11-20T06:00:00Z'));
  expect(days.map(({ day, free }) => [day, free])).toEqual([
    ['2026-11-20', 0],
    ['2026-11-21', 0],
    ['2026-11-23', 3],
    ['2026-11-24', 0],
    ['2026-11-25', 0],
    ['2026-11-26', 0],
  ]);
});

test('times that have passed are not shown', () => {
  const [monday] = daysOf('2026-11-23', slots, [1], instantInIndia('2026-11-23', '15:30'));
  expect(monday?.slots).toEqual([slot('2026-11-23', '16:00')]);
});

test('parts of the day change at 12 and at 16, and empty ones are left out', () => {
  expect(partsOf(slots).map(({ name, slots: ofPart }) => [name, ofPart.length])).toEqual([
    ['Morning', 1],
    ['Afternoon', 2],
    ['Evening', 2],
  ]);
  expect(partsOf([slot('2026-11-23', '11:30')]).map(({ name }) => name)).toEqual(['Morning']);
});

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-26', '2026-11-20'],
  ['2026-11-27', '2026-11-27'],
  ['2026-12-10', '2026-12-04'],
  ['2026-11-19', '2026-11-20'],
  ['', '2026-11-20'],
])('the week around "%s", counted from 20 November, begins on %s', (day, first) =>
  expect(weekAround(day, '2026-11-20')).toBe(first),
);
