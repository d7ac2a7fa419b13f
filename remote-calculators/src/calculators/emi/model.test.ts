import fc from 'fast-check';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { emi } from '#calculators/emi/model.ts';
import definition from '#calculators/emi/texts.tsx';
import { whoIsAhead } from '#calculators/emi/who-is-ahead.ts';
import { type Exact, exact, magnitude, whole, ZERO } from '#engine/exact.ts';
import { shownMonths, shownResults } from '#engine/present.ts';

const loan = { principal: 5_000_000, years: 20, annualRatePct: 9, prepayYearly: 0, prepayOnce: 0 };
const sum = (amounts: readonly Exact[]) => amounts.reduce((total, amount) => total + amount, ZERO);
const isNear = (a: Exact, b: Exact) => magnitude(a - b) < exact('1e-20');

describe('EMI', () => {
  it('answers what extra payments change only when there are any', () => {
    expect(Object.keys(emi.run(loan).results)).toEqual(['emi', 'totalInterest', 'totalPaid']);
    expect(shownResults(emi.run({ ...loan, prepayYearly: 100_000, investRatePct: 12 }))).toMatchObject({
      monthsTaken: 167,
      interestSaved: '2017584.96',
      investAhead: '1897780.30',
    });
  });

  it.each([
    ['no interest', { ...loan, annualRatePct: 0, years: 5, principal: 1_000_000 }, '16666.67', '0.00'],
    [
      'one month',
      { ...loan, years: undefined, months: 1, annualRatePct: 12, principal: 1e6 },
      '1010000.00',
      '10000.00',
    ],
    ['forty years at 30%', { ...loan, years: 40, annualRatePct: 30 }, '125000.89', '55000427.27'],
  ])('%s', (_, inputs, instalment, interest) => {
    const run = emi.run(inputs as never);
    expect(shownResults(run)).toMatchObject({ emi: instalment, totalInterest: interest });
    expect(run.tables.yearly.months.at(-1)?.balance).toBe(ZERO);
  });

  it('has no instalment for no months', () => {
    expect(shownResults(emi.run({ ...loan, years: 0 }))).toMatchObject({ emi: null, totalInterest: '0.00' });
  });

  it('pays nothing extra in the last month, and no more than is owed', () => {
    const once = { ...loan, years: undefined, months: 12, prepayOnce: 1_000_000 };
    expect(shownResults(emi.run({ ...once, prepayMonth: 12 } as never))).toMatchObject({
      totalPrepaid: '0.00',
      monthsTaken: 12,
      monthsSaved: 0,
      interestSaved: '0.00',
    });
    const early = emi.run({ ...once, prepayOnce: 9_000_000, prepayMonth: 1 } as never);
    expect(early.results.monthsTaken).toBe(1);
    expect(early.results.totalPrepaid).toBe(
      5_000_000n * exact(1) - (early.tables.yearly.months[0]?.principalPaid ?? 0n),
    );
  });

  it('refuses a single payment after the loan has ended, and takes it where there is none', () => {
    expect(() => emi.run({ ...loan, prepayOnce: 1, prepayMonth: 241 })).toThrow('prepayMonth must be at most the term');
    expect(() => emi.run({ ...loan, prepayMonth: 241 })).not.toThrow();
  });

  it('adds up: rows make the totals, and the loan is repaid to the last rupee', () => {
    const inputs = fc.record({
      principal: fc.integer({ min: 1, max: 100_000_000 }),
      months: fc.integer({ min: 1, max: 480 }),
      annualRatePct: fc.constantFrom(0, 0.01, 7.35, 9, 30),
      prepayYearly: fc.constantFrom(0, 1, 50_000, 10_000_000),
      prepayOnce: fc.constantFrom(0, 250_000),
      investRatePct: fc.constantFrom(0, 9, 30),
    });
    fc.assert(
      fc.property(inputs, (given) => {
        const { results, tables } = emi.run(given);
        const { years, months } = tables.yearly;
        const total = (name: 'principalPaid' | 'interestPaid' | 'prepaid') => sum(years.map((row) => row[name]));
        expect(total('interestPaid')).toBe(results.totalInterest);
        expect(total('principalPaid') + total('prepaid')).toBe(whole(given.principal));
        expect(months.at(-1)?.balance).toBe(ZERO);
        expect(months.every((row, at) => row.balance <= (months[at - 1]?.balance ?? row.balance))).toBe(true);
        expect(months.every(({ balance, balanceWithout }) => balance <= balanceWithout)).toBe(true);
        if (results.totalPrepaid !== undefined) {
          expect(total('prepaid')).toBe(results.totalPrepaid);
          expect((results.interestSaved ?? -1n) >= ZERO).toBe(true);
        }
        expect((results.wealthIfInvested ?? 0n) - (results.wealthIfPrepaid ?? 0n)).toSatisfy((ahead: Exact) =>
          isNear(ahead, results.investAhead ?? -1n),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('leaves both ways alike when the fund earns what the loan costs, under the nominal convention', () => {
    for (const rate of [0, 6.5, 9, 30]) {
      const { results } = emi.run({ ...loan, annualRatePct: rate, prepayYearly: 123_456, investRatePct: rate });
      expect(isNear(results.investAhead ?? 1n, ZERO), `${rate}`).toBe(true);
    }
    expect(whoIsAhead(ZERO)).toBe('Neither: both end the same');
    expect(whoIsAhead(exact('-0.001'))).toBe('Neither: both end the same');
    expect(whoIsAhead(exact('-656759.4'))).toBe('Prepaying, by ₹6,56,759.40');
    expect(whoIsAhead(exact('1897780.3'))).toBe('Investing, by ₹18,97,780.30');
  });

  it('shows what a year has paid up to each month, and begins anew with the next year', () => {
    const shown = shownMonths(emi.run({ ...loan, prepayYearly: 100_000 }).tables.yearly);
    expect(shown.slice(10, 13).map(({ prepaid }) => prepaid)).toEqual(['0.00', '100000.00', '0.00']);
    expect(shown[0]).toMatchObject({ interestPaid: '37500.00', principalPaid: '7486.30' });
  });
});

it('says in its help at which return both ways end the same: a nominal one', () => {
  const both = { ...loan, prepayYearly: 100_000, investRatePct: 9 };
  expect(emi.run(both).results.investAhead).toBe(ZERO);
  expect(emi.run({ ...both, rateConvention: 'effective' }).results.investAhead).toBeLessThan(ZERO);
  const prepay = definition.help().sections.find(({ id }) => id === 'prepay');
  expect(renderToStaticMarkup(createElement(Fragment, null, prepay?.content))).toMatch(
    /At a nominal return equal .* both end the same; .*: 9% nominal is 9\.38% effective\./,
  );
});
