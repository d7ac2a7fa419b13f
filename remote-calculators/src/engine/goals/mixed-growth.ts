import { type Exact, ONE, over, power, times, ZERO } from '#engine/exact.ts';
import type { GoalGrowth } from '#engine/goals/goal-growth.ts';
import type { MixYear } from '#engine/goals/mix.ts';
import { lumpsumRows } from '#engine/lumpsum-rows.ts';
import { yearlyGrowth } from '#engine/rate.ts';

/**
 * Growth of money whose mix changes from year to year. A one-time investment grows once a year by each year's own rate;
 * savings and instalments grow month by month. An instalment is the sum over what ₹1 a month, raised, becomes.
 *
 * @param years of the whole plan, in order; at least one
 */
export function mixedGrowth(years: readonly MixYear[]): GoalGrowth {
  const term = years.reduce((sum, { months }) => sum + months, 0);
  const rateOf = (month: number): Exact => years[Math.floor(month / 12)]?.rate ?? ZERO;
  const grown = (growths: readonly Exact[]): Exact => growths.reduce((all, growth) => times(all, growth), ONE);
  return {
    term,
    month: (index) => ONE + rateOf(index),
    savings: grown(years.map(({ rate, months }) => power(ONE + rate, months))),
    once: grown(years.map(({ annualRate, months }) => yearlyGrowth(annualRate, months))),
    onceValues(principal) {
      let begins = principal;
      return years.flatMap(({ annualRate, months }) => {
        const values = lumpsumRows(begins, annualRate, months).map(({ value }) => value);
        begins = values.at(-1) ?? begins;
        return values;
      });
    },
    instalment(sum, timing, raise) {
      let [value, paid] = [ZERO, ONE];
      for (let month = 0; month < term; month += 1) {
        if (month > 0 && month % 12 === 0) paid = times(paid, raise);
        const growth = ONE + rateOf(month);
        value = timing === 'end' ? times(value, growth) + paid : times(value + paid, growth);
      }
      return over(sum, value);
    },
    after: ONE + rateOf(term - 1),
  };
}
