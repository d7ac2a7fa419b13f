import { expect, test } from 'vitest';
import { answerDue, dueInWords } from '#query/answer-time.ts';

const HOURS = { text: 'Monday to Saturday', weekdays: [1, 2, 3, 4, 5, 6], opens: '08:30', closes: '20:00' };
const firm = (holidays: string[] = [], hours = HOURS) => ({ hours, appointments: { holidays } });
const INDIA = 'Asia/Kolkata';

// 26 November 2026 is a Thursday.
test.each([
  ['in the hours of a day', '2026-11-26T10:00:00+05:30', [], '2026-11-27T20:00:00+05:30'],
  ['after them', '2026-11-26T23:59:00+05:30', [], '2026-11-27T20:00:00+05:30'],
  ['past midnight in India, not yet in London', '2026-11-27T00:30:00+05:30', [], '2026-11-28T20:00:00+05:30'],
  ['before a Sunday', '2026-11-28T10:00:00+05:30', [], '2026-11-30T20:00:00+05:30'],
  ['on a Sunday', '2026-11-29T10:00:00+05:30', [], '2026-11-30T20:00:00+05:30'],
  ['before a holiday and a Sunday', '2026-11-27T10:00:00+05:30', ['2026-11-28'], '2026-11-30T20:00:00+05:30'],
])('what is sent %s is answered when the next working day ends', (_, sent, holidays, due) => {
  expect(answerDue(new Date(sent), firm(holidays))).toEqual(new Date(due));
});

test('a firm that has closed for the month promises nothing', () => {
  const month = Array.from({ length: 31 }, (_, day) => `2026-12-${String(day + 1).padStart(2, '0')}`);
  expect(answerDue(new Date('2026-11-30T10:00:00+05:30'), firm(month))).toBeNull();
});

test.each([
  ['2026-11-26T10:00:00+05:30', INDIA, { day: null, time: '8 PM' }],
  ['2026-11-28T10:00:00+05:30', INDIA, { day: 'Monday 30 November', time: '8 PM' }],
  // Still the 26th there: their tomorrow is not India's.
  ['2026-11-27T09:00:00+05:30', 'America/New_York', { day: 'Saturday 28 November', time: '8 PM' }],
])('sent at %s in %s it reads %o', (sent, zone, words) => {
  const at = new Date(sent);
  expect(dueInWords(answerDue(at, firm()) as Date, at, zone)).toEqual(words);
});

test('a closing time that is no full hour keeps its minutes', () => {
  const at = new Date('2026-11-26T10:00:00+05:30');
  const due = answerDue(at, firm([], { ...HOURS, closes: '18:30' })) as Date;
  expect(dueInWords(due, at, INDIA).time).toBe('6:30 PM');
});
