import { amountOf } from '#engine/amount-of.ts';
import { digits, type Exact, exact, greater, type NumberText, over, ZERO } from '#engine/exact.ts';
import { requiredInstalment } from '#engine/goals/required-instalment.ts';
import { type AnyModel, runOf, type Timing } from '#engine/model.ts';
import { yearlyGrowth } from '#engine/rate.ts';

/** One change and what it does to one result; `difference` is `value` less what it was. */
export interface Effect {
  readonly change: 'cost' | 'delay';
  /** Percentage points of yearly cost, or years of delay. */
  readonly size: number;
  readonly value: Exact;
  readonly difference: Exact;
}

type Inputs = { readonly [name: string]: NumberText };

export const YEARLY_COST_PCT = 1;
export const DELAY_YEARS = [1, 3, 5] as const;

const resultOf = (model: AnyModel, inputs: Inputs, result: string): Exact => {
  return amountOf(runOf(model, inputs).results, result);
};

/** A rate less the cost, never below zero: 12 less 1 is 11. */
export function lessCost(rate: NumberText): string {
  return digits(greater(exact(rate) - exact(YEARLY_COST_PCT), ZERO));
}

/**
 * What a yearly cost of 1% does: every rate of the inputs is one percentage point lower.
 * Example: SIP 5,000, 10 years, 12% → 10,94,936.44 at 11%, which is 66,758.94 less.
 * @param rates names of the inputs that are rates, such as `['annualRatePct']`.
 */
export function costEffect(model: AnyModel, inputs: Inputs, rates: readonly string[], result: string): Effect {
  const lower = rates.map((name) => [name, lessCost(inputs[name] ?? 0)]);
  const value = resultOf(model, { ...inputs, ...Object.fromEntries(lower) }, result);
  return { change: 'cost', size: YEARLY_COST_PCT, value, difference: value - resultOf(model, inputs, result) };
}

const monthsOf = ({ months, years }: Inputs): Exact => (months === undefined ? 12n * exact(years ?? 0) : exact(months));

/**
 * What starting 1, 3 or 5 years later does when the end stays: the same plan with so many years fewer. Delays that would
 * leave no month are left out. Example: SIP 5,000, 10 years, 12%, one year later → 9,74,107.53.
 */
export function delayEffects(model: AnyModel, inputs: Inputs, result: string): Effect[] {
  const before = resultOf(model, inputs, result);
  const { years: _years, ...rest } = inputs;
  return DELAY_YEARS.flatMap((size) => {
    const months = monthsOf(inputs) - exact(12 * size);
    if (months <= ZERO) return [];
    const value = resultOf(model, { ...rest, months: digits(months) }, result);
    return [{ change: 'delay' as const, size, value, difference: value - before }];
  });
}

export interface GoalPlan {
  /** Without what savings become by themselves. */
  readonly target: Exact;
  /** Monthly rate, and yearly rate as a fraction. */
  readonly rate: Exact;
  readonly annualRate: Exact;
  readonly term: number;
  readonly timing: Timing;
  /** What the instalment multiplies by in months 13, 25, … of its own. */
  readonly raise?: Exact;
}

/**
 * What starting later does to a goal: its date and its cost stay, so every month has to carry more.
 * Example: 1 crore in 240 months at 12% needs 10,108.61 a month; three years later 15,121.55 a month.
 */
export function goalDelayEffects({ target, rate, annualRate, term, timing, raise }: GoalPlan, once: boolean): Effect[] {
  const needed = (months: number): Exact =>
    once ? over(target, yearlyGrowth(annualRate, months)) : requiredInstalment(target, rate, months, timing, raise);
  return DELAY_YEARS.filter((size) => term > 12 * size).map((size) => {
    const value = needed(term - 12 * size);
    return { change: 'delay', size, value, difference: value - needed(term) };
  });
}
