import { expect, it } from 'vitest';
import { costAtPrices } from '#calculator-page/extras/cost-words.ts';
import { yearsAtPrices } from '#calculator-page/extras/tax-lines.ts';
import { bandAtPrices } from '#calculator-page/extras/use-band.ts';
import { swp } from '#calculators/swp/model.ts';
import { exact } from '#engine/exact.ts';
import { rupees } from '#engine/rounding.ts';
import { unconverted } from '#outcome/outcome.ts';
import { todaysRupees } from '#outcome/price-basis.ts';

it('a range is worth what each year’s end makes of it', () => {
  const band = [
    { year: 1, month: 12, low: 106, middle: 212, high: 1060 },
    { year: 2, month: 18, low: 100, middle: 1000, high: 10_000 },
  ];
  expect(bandAtPrices(band, unconverted)).toEqual(band);
  expect(bandAtPrices(band, todaysRupees(6))).toEqual([
    { year: 1, month: 12, low: 100, middle: 200, high: 1000 },
    { year: 2, month: 18, low: 92, middle: 916, high: 9163 },
  ]);
});

it('a tax of a plan year falls due when that year ends, and at the latest when the plan does', () => {
  const years = [
    { year: 1, tax: exact('106') },
    { year: 2, tax: exact('112.36') },
  ];
  const sum = (term: number) => rupees(yearsAtPrices(years, ({ tax }) => tax, todaysRupees(6), term));
  expect(sum(24)).toBe('200.00');
  expect(sum(12)).toBe('206.00');
});

it('a cost is told with payouts that count by their own dates', () => {
  const plan = { investment: 5_000_000, monthlyWithdrawal: 40_000, annualRatePct: 8, years: 25, stepUpPct: 0 };
  const plain = costAtPrices(swp, plan, unconverted);
  const today = costAtPrices(swp, plan, todaysRupees(6));
  expect(today).toMatchObject({ costLastsMonths: 222, costMonthsSooner: 43 });
  expect(rupees(today.totalWithdrawn as bigint)).toBe('5974535.53');
  const dearer = swp.run({ ...plan, annualRatePct: 7, todaysRupeesPct: 6 }).tables.yearly;
  const paid = dearer.months.reduce((sum, row, at) => {
    const payout = row.totalWithdrawn - (dearer.months[at - 1]?.totalWithdrawn ?? 0n);
    return sum + todaysRupees(6).amount(payout, at);
  }, 0n);
  expect(rupees(today.costTotalWithdrawn as bigint)).toBe(rupees(paid));
  expect(rupees(plain.costTotalWithdrawn as bigint)).not.toBe(rupees(paid));
});
