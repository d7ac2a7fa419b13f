import { type Exact, type NumberText, ONE, over, power, times, ZERO } from '#engine/exact.ts';
import type { GoalGrowth } from '#engine/goals/goal-growth.ts';
import { lumpsumRows } from '#engine/lumpsum-rows.ts';
import type { Conventions, InputRule } from '#engine/model.ts';
import { ageInput, InputError, percentInput } from '#engine/possible.ts';
import { monthlyRate, yearlyGrowth } from '#engine/rate.ts';

/** A goal's money in equity and debt funds. `annualRatePct` is then what equity earns. */
export type MixInputs = {
  /** Share of equity until the glide begins; the rest is debt. */
  readonly equityPct?: NumberText;
  readonly debtRatePct?: NumberText;
  /** Over so many last years equity falls to nothing, in equal steps; 0 keeps the share until the goal. */
  readonly glideYears?: NumberText;
};

export const mixRules: { readonly [Name in keyof MixInputs]-?: InputRule } = {
  equityPct: { unit: 'percent', min: 0, max: 100 },
  debtRatePct: { unit: 'percent', min: 0 },
  // Whole years as an age has them; 'years' is the term, which months may stand for.
  glideYears: { unit: 'age', min: 0, max: 40 },
};

/** One year of the plan, whose months all have one mix. */
export interface MixYear {
  /** 12, or what is left for the last year of the plan. */
  readonly months: number;
  /** Share of equity as a fraction. */
  readonly equity: Exact;
  /** Monthly rate, and yearly rate as a fraction, of the mix. */
  readonly rate: Exact;
  readonly annualRate: Exact;
}

/**
 * The share of equity, as a fraction, of each year of a plan: E until the glide begins, and E·(j − 1)/G in the j-th last
 * of the G years of the glide, so that the last year has none. Years are counted as raises are, from the first month.
 * Example: 80% and a glide of 4 years over 6 years → 0.8, 0.8, 0.6, 0.4, 0.2, 0. Edge: a goal nearer than its glide is
 * long begins on its way.
 *
 * @param term months
 * @throws InputError when a share is above 100
 */
export function equityShares({ equityPct, glideYears }: MixInputs, term: number): readonly Exact[] {
  const equity = percentInput('equityPct', equityPct);
  if (equity > ONE) throw new InputError('equityPct', 'must be at most 100');
  const glide = ageInput('glideYears', glideYears);
  const years = Math.ceil(term / 12);
  return Array.from({ length: years }, (_, year) => {
    const left = years - year;
    return left > glide ? equity : (equity * BigInt(left - 1)) / BigInt(glide);
  });
}

/**
 * What each year of a plan earns: the shares of the two rates, put right again every month, w·i_equity + (1 − w)·i_debt;
 * and w·R_equity + (1 − w)·R_debt for what is invested once.
 *
 * @throws InputError when a rate or a share is missing or not possible at all
 */
export function mixYears(
  inputs: MixInputs & Conventions & { readonly annualRatePct?: NumberText },
  term: number,
): readonly MixYear[] {
  const equityRate = percentInput('annualRatePct', inputs.annualRatePct);
  const debtRate = percentInput('debtRatePct', inputs.debtRatePct);
  const blend = (equity: Exact, ofEquity: Exact, ofDebt: Exact) => ofDebt + times(equity, ofEquity - ofDebt);
  const [equityMonth, debtMonth] = [
    monthlyRate(equityRate, inputs.rateConvention),
    monthlyRate(debtRate, inputs.rateConvention),
  ];
  return equityShares(inputs, term).map((equity, year) => ({
    months: Math.min(12, term - 12 * year),
    equity,
    rate: equity === ZERO ? debtMonth : blend(equity, equityMonth, debtMonth),
    annualRate: equity === ZERO ? debtRate : blend(equity, equityRate, debtRate),
  }));
}

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
