import fc from 'fast-check';
import type { Horizon, PlanRow } from 'shared/contract/plan';
import { expect, test } from 'vitest';
import { paiseOf, totalsOf } from '#plan/totals.ts';

const row = (horizon: Horizon, amount: string): PlanRow => ({ category: 'Travel', amount, weight: '1-25%', horizon });

test('sums each horizon and shares the whole', () => {
  const { total, horizons } = totalsOf([
    row('long', '650000'),
    row('medium', '1685000'),
    row('short', '27500'),
    row('short', '0.10'),
  ]);
  expect(total).toBe('2362500.10');
  expect(horizons.map((one) => [one.horizon, one.total, one.sharePct])).toEqual([
    ['long', '650000.00', 27.5],
    ['medium', '1685000.00', 71.3],
    ['short', '27500.10', 1.2],
  ]);
});

test('an empty plan has no shares', () => {
  const { total, horizons } = totalsOf([]);
  expect([total, ...horizons.map(({ sharePct }) => sharePct)]).toEqual(['0.00', 0, 0, 0]);
});

test('thirds still add up to 100', () => {
  const { horizons } = totalsOf([row('long', '1'), row('medium', '1'), row('short', '1')]);
  expect(horizons.map(({ sharePct }) => sharePct)).toEqual([33.4, 33.3, 33.3]);
});

test('ten paise a hundred times are ten rupees', () => {
  expect(totalsOf(Array.from({ length: 100 }, () => row('long', '0.10'))).total).toBe('10.00');
});

test.each([
  ['1250.5', 125050n],
  ['0.05', 5n],
  ['1000000000000', 100000000000000n],
  ['', 0n],
  ['12,50', 0n],
])('%o is %s paise', (amount, paise) => expect(paiseOf(amount)).toBe(paise));

test('shares add up to 100 for any plan', () => {
  const amounts = fc.array(
    fc.tuple(fc.constantFrom<Horizon>('long', 'medium', 'short'), fc.integer({ min: 1, max: 1e12 })),
    {
      minLength: 1,
      maxLength: 30,
    },
  );
  fc.assert(
    fc.property(amounts, (plan) => {
      const { horizons } = totalsOf(plan.map(([horizon, amount]) => row(horizon, String(amount))));
      expect(horizons.reduce((sum, { sharePct }) => sum + Math.round(sharePct * 10), 0)).toBe(1000);
    }),
  );
});
