import fc from 'fast-check';
import Fastify from 'fastify';
import { addDays, dayInIndia } from 'shared/format/india-time';
import { describe, expect, test } from 'vitest';
import { isBookable, type Opening, openSlots, slotAt } from '#appointments/slots.ts';
import { loadTranslations, speakingTo, speakToVisitors } from '#http/page-language.ts';

const opening: Opening = {
  hours: { text: 'Monday to Saturday, 8:30 AM to 8 PM', weekdays: [1, 2, 3, 4, 5, 6], opens: '08:30', closes: '20:00' },
  appointments: { minutes: 30, holidays: ['2026-11-25'] },
};
const now = new Date('2026-11-20T06:00:00Z'); // Friday, 11:30 in India

describe('openSlots', () => {
  test('a Monday runs from 8:30 to 20:00 in India, in half hours', () => {
    const slots = openSlots(opening, '2026-11-23', 1);
    expect(slots).toHaveLength(23);
    expect(slots[0]?.start.toISOString()).toBe('2026-11-23T03:00:00.000Z');
    expect(slots.at(-1)?.end.toISOString()).toBe('2026-11-23T14:30:00.000Z');
  });

  test('Sundays and holidays have none', () => {
    expect(openSlots(opening, '2026-11-22', 1)).toEqual([]);
    expect(openSlots(opening, '2026-11-25', 1)).toEqual([]);
    expect(openSlots(opening, '2026-11-23', 7)).toHaveLength(5 * 23);
  });

  test('a last slot that would end after closing is left out', () => {
    const long: Opening = { ...opening, appointments: { minutes: 50, holidays: [] } };
    const last = openSlots(long, '2026-11-23', 1).at(-1);
    expect(last?.end.toISOString()).toBe('2026-11-23T13:50:00.000Z');
  });

  test('slots never overlap and never leave the work hours', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 240 }), fc.integer({ min: 0, max: 4000 }), (minutes, offset) => {
        const day = addDays('2024-01-01', offset);
        const slots = openSlots({ ...opening, appointments: { minutes, holidays: [] } }, day, 1);
        slots.forEach((slot, index) => {
          expect(dayInIndia(slot.start)).toBe(day);
          const next = slots[index + 1];
          if (next !== undefined) expect(slot.end.getTime()).toBe(next.start.getTime());
        });
      }),
    );
  });
});

describe('slotAt', () => {
  test.each([
    ['a free time', '2026-11-20T13:00:00Z', null],
    ['the past', '2026-11-20T05:00:00Z', /has passed/],
    ['ten minutes ahead', '2026-11-20T06:10:00Z', /at least 30 minutes/],
    ['next year', '2027-11-22T06:00:00Z', /within the next 60 days/],
    ['an unaligned minute', '2026-11-23T06:07:00Z', /every 30 minutes/],
    ['before opening', '2026-11-23T02:30:00Z', /every 30 minutes/],
    ['the minute of closing', '2026-11-23T14:30:00Z', /every 30 minutes/],
    ['a Sunday', '2026-11-22T06:00:00Z', /closed on that day/],
    ['a holiday', '2026-11-25T06:00:00Z', /closed on that day/],
  ])('%s', (_, start, refusal) => {
    const found = slotAt(opening, new Date(start), now);
    if (refusal === null)
      expect(found).toEqual({ start: new Date(start), end: new Date(Date.parse(start) + 1_800_000) });
    else expect(found).toMatch(refusal);
  });
});

test('a slot is bookable from half an hour ahead on', () => {
  expect(isBookable(new Date('2026-11-20T06:30:00Z'), now)).toBe(true);
  expect(isBookable(new Date('2026-11-20T06:29:59Z'), now)).toBe(false);
});

test.each([
  ['in the past', '2026-11-20T05:00:00Z'],
  ['too close', '2026-11-20T06:10:00Z'],
  ['too far ahead', '2027-11-22T06:00:00Z'],
  ['on a holiday', '2026-11-25T06:00:00Z'],
  ['between two', '2026-11-23T03:10:00Z'],
])('a time %s is refused in the language of the page', async (_, start) => {
  await loadTranslations();
  speakToVisitors(Fastify());
  const refusals = (['en', 'hi', 'kn'] as const).map((language) =>
    speakingTo(language, () => String(slotAt(opening, new Date(start), now))),
  );
  expect(new Set(refusals).size).toBe(3);
  for (const refusal of refusals.slice(1)) expect(refusal).not.toMatch(/[A-Za-z]{2}/);
});
