import { expect, it } from 'vitest';
import { bandAtPrices } from '#calculator-page/extras/band-at-prices.ts';
import { yearsAtPrices } from '#calculator-page/extras/years-at-prices.ts';
import { unconverted } from '#calculator-page/results/outcome.ts';
import { todaysRupees } from '#calculator-page/results/todays-rupees.ts';
import { exact } from '#engine/exact.ts';
import { rupees } from '#engine/rounding.ts';

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
