import { expect, test } from 'vitest';
import {
  addDays,
  dayInIndia,
  dayInWords,
  instantInIndia,
  timeElsewhere,
  timeOfDay,
  timeSpan,
  weekdayOf,
} from '#format/india-time.ts';

test('the day in India begins at 18:30 UTC', () => {
  expect(dayInIndia(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
  expect(dayInIndia(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
});

test('days are counted over months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(weekdayOf('2026-11-22')).toBe(7);
  expect(weekdayOf('2026-11-23')).toBe(1);
});

test.each([
  ['08:30', '8:30 AM'],
  ['12:00', '12:00 PM'],
  ['00:05', '12:05 AM'],
  ['19:30', '7:30 PM'],
])('%s in India reads %s', (time, words) => {
  expect(timeOfDay(instantInIndia('2026-11-24', time))).toBe(words);
});

test('a span names its half of the day once, unless it crosses noon', () => {
  const at = (time: string) => instantInIndia('2026-11-24', time);
  expect(timeSpan(at('18:30'), at('19:00'))).toBe('Tuesday 24 November, 6:30 to 7:00 PM');
  expect(timeSpan(at('11:30'), at('12:00'))).toBe('Tuesday 24 November, 11:30 AM to 12:00 PM');
});

test('another zone reads its own clock and its own day', () => {
  const early = instantInIndia('2026-11-24', '08:30');
  expect(timeOfDay(early, 'America/New_York')).toBe('10:00 PM');
  expect(dayInWords(early, 'America/New_York')).toBe('Monday 23 November');
});

test.each([
  ['2026-11-26', '08:30', 'America/New_York', 'Wed 10:00 PM'],
  ['2026-11-26', '10:30', 'America/New_York', '12:00 AM'],
  ['2026-11-26', '19:30', 'Australia/Sydney', 'Fri 1:00 AM'],
  ['2026-12-01', '08:30', 'America/Los_Angeles', 'Mon 7:00 PM'],
  ['2026-11-26', '10:30', 'Asia/Dubai', '9:00 AM'],
])('on %s at %s in India it is %s time %s', (day, time, zone, words) => {
  expect(timeElsewhere(instantInIndia(day, time), zone)).toBe(words);
});

test('a span over midnight names both days', () => {
  const at = (time: string) => instantInIndia('2026-11-26', time);
  expect(timeSpan(at('10:15'), at('10:45'), 'America/New_York')).toBe(
    'Wednesday 25 November, 11:45 PM to Thursday 26 November, 12:15 AM',
  );
});
