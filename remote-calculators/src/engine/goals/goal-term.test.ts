import { describe, expect, it } from 'vitest';
import { ageTerm, dateTerm, wholeMonths } from '#engine/goals/goal-term.ts';

describe('whole calendar months until a date', () => {
  it.each([
    ['2026-11-20', '2031-11-20', 60],
    ['2026-11-20', '2031-11-19', 59],
    ['2026-11-20', '2026-11-21', 1],
    ['2026-11-20', '2026-12-20', 1],
    ['2026-11-20', '2027-01-20', 2],
    ['2026-01-31', '2026-03-30', 1],
    ['2026-01-31', '2026-03-31', 2],
    ['2026-01-31', '2026-02-28', 1],
    ['2027-01-31', '2027-04-30', 3],
    ['2027-01-31', '2027-04-29', 2],
    ['2027-01-30', '2028-02-29', 13],
    ['2027-01-30', '2028-02-28', 12],
    ['2028-02-29', '2029-02-28', 12],
    ['2028-02-29', '2032-02-28', 47],
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-20', '2020-01-01', 0],
  ])('%s → %s is %i', (today, target, months) => expect(wholeMonths(today, target)).toBe(months));

  it.each(['2026-02-30', '20261120', 'soon', '2026-13-01'])('refuses %s', (target) => {
    expect(() => wholeMonths('2026-01-01', target)).toThrow('targetDate must be a date');
  });

  it('refuses a date over a hundred years away', () => {
    expect(() => wholeMonths('2026-11-20', '2126-12-20')).toThrow('at most 1200 months');
  });

  it('needs a day to count from', () => {
    expect(() => dateTerm({ targetDate: '2030-01-01' })).toThrow('today is missing');
    expect(() => dateTerm({})).toThrow('targetDate is missing');
    expect(dateTerm({ months: 7 })).toBe(7);
  });
});

describe('months between ages', () => {
  it('counts twelve a year', () => expect(ageTerm({ age: 5 }, 'withdrawAge', 18)).toBe(156));
  it('takes months in place of ages', () => expect(ageTerm({ months: 30 }, 'withdrawAge', undefined)).toBe(30));
  it('takes both when they agree', () => expect(ageTerm({ age: 5, months: 156 }, 'withdrawAge', 18)).toBe(156));

  it.each([
    [{ age: 5, months: 155 }, 18, 'months must agree with withdrawAge'],
    [{ age: 18 }, 18, 'withdrawAge must be above age'],
    [{ age: 5.5 }, 18, 'age must be a whole number of years'],
    [{ age: 5 }, undefined, 'withdrawAge is missing'],
    [{}, undefined, 'age is missing'],
  ])('refuses %j to %s', (inputs, later, message) => {
    expect(() => ageTerm(inputs, 'withdrawAge', later)).toThrow(message);
  });
});
