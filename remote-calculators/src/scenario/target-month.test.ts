import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import dreamCar from '#calculators/dream-car/texts.tsx';
import ppf from '#calculators/ppf/texts.tsx';
import { wholeMonths } from '#engine/goals/goal-term.ts';
import { writtenOut } from '#figures/amount-text.ts';
import { fromQuery, toQuery } from '#scenario/link.ts';
import { linkNames } from '#scenario/link-names.ts';
import { readFields } from '#scenario/read-fields.ts';
import type { Scenario } from '#scenario/scenario.ts';
import { inMonth, monthOf } from '#scenario/target-month.ts';

const TODAY = '2026-11-26';

describe('a date whose month and year are chosen', () => {
  it.each([
    ['2026-11-26', '11', '2031', '2031-11-26'],
    ['2027-01-31', '04', '2027', '2027-04-30'],
    ['2027-01-31', '02', '2027', '2027-02-28'],
    ['2027-01-31', '02', '2028', '2028-02-29'],
    ['2027-01-31', '02', '2100', '2100-02-28'],
    ['2027-01-31', '03', '2027', '2027-03-31'],
    ['2028-02-29', '02', '2033', '2033-02-28'],
    ['2028-02-29', '02', '2032', '2032-02-29'],
    ['2027-01-30', '02', '2029', '2029-02-28'],
    // A month that is over is a date as well, which is refused where dates are read.
    ['2026-11-26', '03', '2026', '2026-03-26'],
  ])('is of %s the day in month %s of %s: %s', (today, month, year, day) => {
    expect(inMonth('', { month, year }, today)).toBe(day);
  });

  it('stays as it is while neither is changed, and has today’s day once one is', () => {
    const linked = '2031-11-05';
    expect(inMonth(linked, { month: '11', year: '2031' }, TODAY)).toBe(linked);
    const other = inMonth(linked, { month: '12', year: '2031' }, TODAY);
    expect(other).toBe('2031-12-26');
    expect(inMonth(other, { month: '11', year: '2031' }, TODAY)).toBe('2031-11-26');
  });

  it('is open while one of the two is not chosen, and stays so when its field is left', () => {
    for (const chosen of [
      { month: '11', year: '' },
      { month: '', year: '2031' },
    ]) {
      const open = inMonth('', chosen, TODAY);
      expect(monthOf(open)).toEqual(chosen);
      expect(writtenOut(open)).toBe(open);
      expect(readFields(dreamCar, { targetDate: open }, TODAY).problems).toEqual({});
    }
    expect(inMonth('2031-11-26', { month: '', year: '' }, TODAY)).toBe('');
  });

  it('is in that month, on every day', () => {
    const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2026, max: 2130 }), (date, number, year) => {
        const today = date.toISOString().slice(0, 10);
        const chosen = { month: String(number).padStart(2, '0'), year: String(year) };
        const day = inMonth('', chosen, today);
        expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
        expect(monthOf(day)).toEqual(chosen);
        expect(Number(day.slice(8))).toBeLessThanOrEqual(Number(today.slice(8)));
        // As many months as anybody counts from month to month, on the last day of one too.
        const apart = (Number(year) - Number(today.slice(0, 4))) * 12 + number - Number(today.slice(5, 7));
        if (apart >= 0 && apart <= 1200) expect(wholeMonths(today, day)).toBe(apart);
      }),
    );
  });

  it.each(['', 'abc', '2031', '2031-13-01', '11'])('is none in the text %j', (text) => {
    expect(monthOf(text).month).toBe('');
  });
});

describe('a form that was sent without script', () => {
  const rest = 'amountToday=1000000&annualRatePct=12&typed=yes';
  const dateOf = (parts: string, today = TODAY) => {
    const sent = fromQuery(dreamCar, `?${rest}&${parts}`, today);
    return sent === null || sent === 'bad' ? sent : sent.texts.targetDate;
  };

  it.each([
    ['targetDateMonth=11&targetDateYear=2031', '2031-11-26'],
    ['targetDateMonth=1&targetDateYear=2031', '2031-01-26'],
    // What the page showed, and the same month again: a link's own day.
    ['targetDate=2031-11-05&targetDateMonth=11&targetDateYear=2031', '2031-11-05'],
    ['targetDate=2031-11-05&targetDateMonth=10&targetDateYear=2031', '2031-10-26'],
    ['targetDate=2031-11-05&targetDateMonth=&targetDateYear=', ''],
    ['targetDate=2031-11-05', '2031-11-05'],
    ['targetDate=', ''],
    ['targetDateMonth=13&targetDateYear=2031', '2031-'],
    ['targetDateMonth=x&targetDateYear=99999', ''],
    ['targetDateMonth=11', '-11'],
  ])('%s is the date %s', (parts, date) => {
    expect(dateOf(parts)).toBe(date);
  });

  it('counts from the last day of a month too', () => {
    expect(dateOf('targetDateMonth=02&targetDateYear=2028', '2027-01-31')).toBe('2028-02-29');
  });

  it('has the link of the whole date', () => {
    const sent = fromQuery(dreamCar, `?${rest}&targetDateMonth=11&targetDateYear=2031`, TODAY) as Scenario;
    const link = toQuery(dreamCar, sent, readFields(dreamCar, sent.texts, TODAY, sent.choices));
    expect(link).toContain('targetDate=2031-11-26&');
    expect(link).not.toContain('Month');
  });

  it('is sent to a page that reads its names; a day that may have been is asked as a day', () => {
    expect(linkNames(dreamCar)).toEqual(expect.arrayContaining(['targetDate', 'targetDateMonth', 'targetDateYear']));
    expect(linkNames(ppf).filter((name) => name.startsWith('firstDeposit'))).toEqual(['firstDeposit']);
  });
});

describe('a link with month and year apart', () => {
  const linked = (parts: string) => fromQuery(dreamCar, `?amountToday=1000000&annualRatePct=12&${parts}`, '2030-02-03');

  it('counts from the day that it names', () => {
    expect(linked('targetDateMonth=11&targetDateYear=2031&today=2026-11-20')).toMatchObject({
      texts: { targetDate: '2031-11-20' },
    });
    expect(linked('targetDateMonth=11&targetDateYear=2031')).toMatchObject({ texts: { targetDate: '2031-11-03' } });
  });

  it.each(['targetDateMonth=11', 'targetDateMonth=0&targetDateYear=2031', 'targetDateMonth=01&targetDateYear=2030'])(
    'cannot be used with %s',
    (parts) => {
      expect(linked(parts)).toBe('bad');
    },
  );
});
