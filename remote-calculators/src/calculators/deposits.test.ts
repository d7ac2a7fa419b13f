import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer } from '#calculators/answer.ts';
import { epf } from '#calculators/epf/model.ts';
import { fd } from '#calculators/fd/model.ts';
import { nps } from '#calculators/nps/model.ts';
import { ppf } from '#calculators/ppf/model.ts';
import { rd } from '#calculators/rd/model.ts';
import { ssy } from '#calculators/ssy/model.ts';
import { magnitude, ONE } from '#engine/exact.ts';
import { shownMonths } from '#engine/present.ts';

const options = { exact: false, bounds: false, today: '2026-11-22' };
const rate = fc.integer({ min: 0, max: 1500 }).map((hundredths) => hundredths / 100);
const months = fc.integer({ min: 1, max: 240 });
const paise = (text: unknown) => BigInt(String(text).replace('.', ''));

const runs = fc.tuple(rate, months).map(([annualRatePct, term]) => {
  const years = 15 + 5 * (term % 8);
  const ages = { age: 18 + (term % 30), retirementAge: 49 + (term % 20) };
  return [
    fd.run({ principal: 12_345, months: term, annualRatePct }),
    rd.run({ monthly: 321, months: term, annualRatePct }),
    ppf.run({ deposit: 1001, years, annualRatePct, frequency: 'monthly' }),
    ssy.run({ deposit: 777, age: 3, annualRatePct }),
    epf.run({ basicMonthly: 23_457, ...ages, salaryGrowthPct: 7, savings: 99, annualRatePct }),
    nps.run({ monthly: 501, ...ages, annualRatePct, annuityPct: 33, annuityRatePct: 6, stepUpPct: 3, savings: 99 }),
  ];
});

describe('deposits and pensions', () => {
  it('end with the last row of their table, which adds up to the paisa', () => {
    fc.assert(
      fc.property(runs, (all) => {
        for (const { results, tables } of all) {
          const last = tables.yearly.months.at(-1);
          expect(last?.value).toBe('corpus' in results ? results.corpus : results.value);
          for (const row of shownMonths<string>(tables.yearly)) {
            if (row.totalInvested === undefined) continue;
            expect(paise(row.totalInvested) + paise(row.interest ?? row.gains)).toBe(paise(row.value));
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it('are worth no less at a higher rate and no less a month later', () => {
    fc.assert(
      fc.property(rate, months, (annualRatePct, term) => {
        const values = (pct: number, count: number) => [
          fd.run({ principal: 12_345, months: count, annualRatePct: pct }).results.value,
          rd.run({ monthly: 321, months: count, annualRatePct: pct }).results.value,
        ];
        const now = values(annualRatePct, term);
        const dearer = values(annualRatePct + 1, term);
        const later = values(annualRatePct, term + 1);
        for (const [at, value] of now.entries()) {
          expect(dearer[at]).toBeGreaterThan(value);
          expect(later[at]).toBeGreaterThanOrEqual(value);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('pay the rate that is said: a year of a deposit is its effective yield', () => {
    const { value, effectiveYieldPct } = fd.run({ principal: 100, years: 1, annualRatePct: 7 }).results;
    expect(magnitude(value - 100n * ONE - effectiveYieldPct) < 1000n).toBe(true);
  });

  it('take rates that government sets where none is given, and a PPF of 15 years', () => {
    expect(answer('ppf', { deposit: 150_000 }, options)).toMatchObject({ value: '4068209.22' });
    expect(answer('ssy', { deposit: 150_000, age: 5 }, options)).toMatchObject({ value: '7182119.17' });
    const pay = { basicMonthly: 50_000, age: 30, retirementAge: 58 };
    expect(answer('epf', pay, options)).toMatchObject({ value: '22749886.49' });
  });

  it('answer no tax without a slab, and zero tax at zero', () => {
    const deposit = { principal: 100_000, years: 5, annualRatePct: 7 };
    expect(answer('fd', deposit, options)).not.toHaveProperty('tax');
    expect(answer('fd', { ...deposit, slabPct: 0 }, options)).toMatchObject({ tax: '0.00', postTax: '141477.82' });
    expect(() => answer('fd', { ...deposit, slabPct: 12 }, options)).toThrow('slabPct must be 0 or 5');
  });

  it('of no months are what is paid in', () => {
    expect(answer('fd', { principal: 1000, months: 0, annualRatePct: 7 }, options)).toMatchObject({ value: '1000.00' });
    expect(answer('rd', { monthly: 1000, months: 0, annualRatePct: 7 }, options)).toMatchObject({ value: '0.00' });
  });

  it.each([
    ['ppf', { deposit: 500, years: 17 }, 'years must be 15, 20, 25 and so on'],
    ['ppf', { deposit: 500, depositMonth: 13 }, 'depositMonth must be 1 or 2'],
    ['nps', { monthly: 500, age: 60, retirementAge: 60, annualRatePct: 8 }, 'retirementAge must be above age'],
    [
      'nps',
      { monthly: 500, age: 30, retirementAge: 60, annualRatePct: 8, annuityPct: 101 },
      'annuityPct must be at most',
    ],
    ['ssy', { deposit: 500, age: 5, years: 20 }, 'years must be 21'],
    ['nps', { monthly: 500, age: 30, retirementAge: 60, annualRatePct: 8, years: 20 }, 'months must agree'],
    ['epf', { basicMonthly: 500, age: 58, retirementAge: 58 }, 'retirementAge must be above age'],
  ])('%s says what is wrong with %o', (id, inputs, message) => {
    expect(() => answer(id, inputs, options)).toThrow(message);
  });

  it('keep the bounds of their pages', () => {
    const bounded = { ...options, bounds: true };
    expect(() => answer('ppf', { deposit: 499 }, bounded)).toThrow('deposit must be from 500 to 150000');
    expect(() => answer('ppf', { deposit: 12_501, frequency: 'monthly' }, bounded)).toThrow(
      'deposit must be from 41.67 to 12500',
    );
    expect(() => answer('ssy', { deposit: 20.83, frequency: 'monthly', age: 5 }, bounded)).toThrow(
      'deposit must be from 20.84 to 12500',
    );
    expect(answer('ppf', { deposit: 100, frequency: 'monthly', annualRatePct: 0 }, bounded)).toMatchObject({
      totalInvested: '18000.00',
    });
    expect(() => answer('ssy', { deposit: 1000, age: 11 }, bounded)).toThrow('age must be from 0 to 10');
    expect(() => answer('rd', { monthly: 1000, months: 121, annualRatePct: 7 }, bounded)).toThrow(
      'months must be from 6 to 120',
    );
    expect(answer('fd', { principal: 1000, months: 1, annualRatePct: 7 }, bounded)).toMatchObject({ value: '1005.83' });
  });
});
