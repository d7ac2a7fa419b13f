import {
  digits,
  type Exact,
  lesser,
  magnitude,
  type NumberText,
  ONE,
  share,
  times,
  whole,
  ZERO,
} from '#engine/exact.ts';
import { lumpsumRows } from '#engine/lumpsum-rows.ts';
import type { Conventions, Term } from '#engine/model.ts';
import { MOST_MONTHS, MOST_RUPEES, percentInput, rupeesInput, termInput } from '#engine/possible.ts';
import { monthlyRate, yearlyGrowth } from '#engine/rate.ts';
import { type Savings, savedValue, valuesByMonth } from '#engine/savings.ts';
import { messages } from '#messages.en.ts';

/** The answer under a name that `calc` takes, or one plain sentence that says why there is none. */
export type Solution =
  | {
      readonly found: true;
      /** `monthly`, `months`, `annualRatePct`, … */
      readonly input: string;
      /** Plain decimal text: whole rupees, or as few places as bring the result within ₹1 of the target. */
      readonly text: string;
      /** What putting the answer back in gives, and what was asked for. */
      readonly value: Exact;
      readonly target: Exact;
    }
  | { readonly found: false; readonly reason: string };

const noSolution = (reason: string): Solution => ({ found: false, reason });

/** How near an answer has to bring the result: ₹1. The search itself ends at a paisa. */
const NEAR = ONE;
const PAISA = ONE / 100n;
const HALF_PAISA = PAISA / 2n;
const MOST_STEPS = 200;
const MOST_PLACES = 24;

/** A quantity whose result never falls while it rises. */
interface Search {
  readonly input: string;
  readonly target: Exact;
  readonly most: Exact;
  readonly result: (quantity: Exact) => Exact;
  /** An amount is answered in whole rupees, rounded up. */
  readonly wholeRupees?: true;
  /** Sentences for the two ways in which there is no answer. */
  readonly tooMuch: string;
  readonly tooLittle: string;
}

interface Range {
  readonly low: Exact;
  readonly high: Exact;
}

/** Doubles from 1 until the result is enough, so that the answer lies between half the range's end and the end. */
function enclose({ target, most, result }: Search): Range | undefined {
  let low = ZERO;
  for (let high = ONE; ; low = high, high = lesser(2n * high, most)) {
    if (result(high) >= target) return { low, high };
    if (high >= most) return undefined;
  }
}

/**
 * A quantity whose result is at most a paisa above the target: false position with halved stale ends (the Illinois
 * method), and a plain halving every third step so that it always ends.
 */
function narrow({ target, result }: Search, { low, high }: Range): Exact {
  let below = { at: low, off: result(low) - target };
  let above = { at: high, off: result(high) - target };
  let weightBelow = below.off;
  let weightAbove = above.off;
  for (let step = 1; above.off > PAISA && step < MOST_STEPS; step += 1) {
    const line = above.at - share(weightAbove, above.at - below.at, weightAbove - weightBelow);
    const at = step % 3 === 0 ? (below.at + above.at) / 2n : line;
    const off = result(at) - target;
    if (off >= ZERO) {
      above = { at, off };
      weightAbove = off;
      weightBelow /= 2n;
    } else {
      below = { at, off };
      weightBelow = off;
      weightAbove /= 2n;
    }
  }
  return above.at;
}

function rounded(value: Exact, places: number): Exact {
  const unit = ONE / 10n ** BigInt(places);
  return ((value + unit / 2n) / unit) * unit;
}

/** What reaches the target to the paisa counts: else ₹5,000 would be answered by ₹5,001 for a target that was rounded up. */
function inWholeRupees(found: Exact, { result, target }: Search): Exact {
  const below = (found / ONE) * ONE;
  return result(below) >= target - HALF_PAISA ? below : below + ONE;
}

/** Finds the quantity: an amount in whole rupees, else the fewest places (two to begin with) that come within ₹1 of the target. */
function solveQuantity(search: Search): Solution {
  const { input, target, result, tooMuch, tooLittle } = search;
  if (result(ZERO) > target + NEAR) return noSolution(tooMuch);
  const range = enclose(search);
  if (!range) return noSolution(tooLittle);
  const found = result(ZERO) >= target ? ZERO : narrow(search, range);
  if (search.wholeRupees) {
    const amount = inWholeRupees(found, search);
    return { found: true, input, text: digits(amount), value: result(amount), target };
  }
  for (let places = 2; ; places += 1) {
    const quantity = places < MOST_PLACES ? rounded(found, places) : found;
    const value = result(quantity);
    if (magnitude(value - target) <= NEAR || places >= MOST_PLACES) {
      return { found: true, input, text: digits(quantity), value, target };
    }
  }
}

/**
 * The first month in which the result is at the target, or within ₹1 below it; targets may move with time.
 * @param results the result after 1, 2, … months; its end is the end of the search.
 * @param step 12 looks at the ends of whole years only.
 */
function solveMonths(
  results: Iterable<Exact>,
  target: (months: number) => Exact,
  step: number,
  never: string,
): Solution {
  let months = 0;
  for (const value of results) {
    months += 1;
    if (months % step !== 0) continue;
    const wanted = target(months);
    if (value >= wanted - NEAR && wanted > ZERO) {
      return { found: true, input: 'months', text: String(months), value, target: wanted };
    }
  }
  return noSolution(never);
}

/** What is to be reached: a fixed sum, or a cost today that inflation raises until then. */
export type Wanted =
  | { readonly target: NumberText }
  | { readonly amountToday: NumberText; readonly inflationPct: NumberText };

/** The sum to reach after a number of months. */
function targetAfter(wanted: Wanted): (months: number) => Exact {
  if ('target' in wanted) {
    const target = rupeesInput('target', wanted.target);
    return () => target;
  }
  const amount = rupeesInput('amountToday', wanted.amountToday);
  const inflation = percentInput('inflationPct', wanted.inflationPct);
  if (inflation === ZERO) return () => amount;
  const prices = lumpsumRows(amount, inflation, MOST_MONTHS);
  return (months) => prices[months - 1]?.value ?? amount;
}

export type OnceUnknown = 'principal' | 'years' | 'annualRatePct';

/** One investment; what is asked for may be left out. */
export type OncePlan = {
  readonly principal?: NumberText;
  readonly annualRatePct?: NumberText;
  readonly years?: NumberText;
  readonly months?: NumberText;
};

/**
 * Fixes the target and finds one unknown of a one-time investment; put back in, the answer reaches it within ₹1.
 * Example: 50,000 at 12% → 1,00,000 after 74 months; 1,55,292.41 after 10 years needs 12%.
 * @param step of the months that may answer: 12 for whole years
 * @throws InputError when what is known is not possible at all.
 */
export function solveOnce(unknown: OnceUnknown, plan: OncePlan, wanted: Wanted, step = 1): Solution {
  const targetOf = targetAfter(wanted);
  const principal = unknown === 'principal' ? ZERO : rupeesInput('principal', plan.principal);
  const annualRate = unknown === 'annualRatePct' ? ZERO : percentInput('annualRatePct', plan.annualRatePct);
  if (unknown === 'years') {
    return solveMonths(
      lumpsumRows(principal, annualRate, MOST_MONTHS).map(({ value }) => value),
      targetOf,
      step,
      principal === ZERO ? messages.solveIdleTarget : messages.solveNeverBehind,
    );
  }
  const term = termInput(plan);
  const target = targetOf(term);
  if (unknown === 'principal') {
    const growth = yearlyGrowth(annualRate, term);
    return solveQuantity({
      input: 'principal',
      target,
      most: whole(MOST_RUPEES),
      wholeRupees: true,
      result: (quantity) => times(quantity, growth),
      tooMuch: '',
      tooLittle: messages.solveOnceTooSmall,
    });
  }
  if (term === 0) return noSolution(messages.solveNoTime);
  return solveQuantity({
    input: 'annualRatePct',
    target,
    most: whole(1000),
    result: (percent) => times(principal, yearlyGrowth(percent / 100n, term)),
    tooMuch: messages.solveOnceTooLarge,
    tooLittle: principal === ZERO ? messages.solveIdleGrowth : messages.solveReturnTooSmall,
  });
}

export type SavingsUnknown = 'monthly' | 'years' | 'annualRatePct' | 'stepUpPct';

/** A SIP or a goal's monthly plan; what is asked for may be left out. `stepUpPct` and `stepUpRupees` default to 0. */
export type SavingsPlan = Conventions & {
  readonly monthly?: NumberText;
  readonly annualRatePct?: NumberText;
  readonly stepUpPct?: NumberText;
  readonly stepUpRupees?: NumberText;
  readonly years?: NumberText;
  readonly months?: NumberText;
};

/** Search ends here: nobody plans on a rate or a step above it. */
const MOST_RATE = whole(1000);

function figures(unknown: SavingsUnknown, plan: SavingsPlan): Savings {
  const known = (name: SavingsUnknown, read: () => Exact): Exact => (unknown === name ? ZERO : read());
  const annual = known('annualRatePct', () => percentInput('annualRatePct', plan.annualRatePct));
  return {
    monthly: known('monthly', () => rupeesInput('monthly', plan.monthly)),
    rate: monthlyRate(annual, plan.rateConvention),
    term: unknown === 'years' ? 0 : termInput(plan),
    atEnd: plan.timing === 'end',
    raise: ONE + known('stepUpPct', () => percentInput('stepUpPct', plan.stepUpPct ?? 0)),
    raiseRupees: rupeesInput('stepUpRupees', plan.stepUpRupees ?? 0),
  };
}

/**
 * Fixes the target and finds one unknown of a monthly plan; put back in, the answer reaches the target within ₹1.
 * Example: 1 crore in 20 years at 12%, start → 10,008.53 a month; 5,000 a month at 12% reaches 11,61,695.38 in month 120.
 * @param step of the months that may answer: 12 for whole years
 * @throws InputError when what is known is not possible at all.
 */
export function solveSavings(unknown: SavingsUnknown, plan: SavingsPlan, wanted: Wanted, step = 1): Solution {
  const savings = figures(unknown, plan);
  const targetOf = targetAfter(wanted);
  if (unknown === 'years') {
    return solveMonths(
      valuesByMonth(savings),
      targetOf,
      step,
      savings.monthly === ZERO && savings.raiseRupees === ZERO ? messages.solveIdleTarget : messages.solveNeverAhead,
    );
  }
  if (savings.term === 0) return noSolution(messages.solveNoMonth);
  const target = targetOf(savings.term);
  if (unknown === 'monthly') {
    return solveQuantity({
      input: 'monthly',
      target,
      most: whole(MOST_RUPEES),
      wholeRupees: true,
      result: (monthly) => savedValue({ ...savings, monthly }),
      tooMuch: messages.solveStepTooLarge,
      tooLittle: messages.solveMonthlyTooSmall,
    });
  }
  const idle = messages.solveIdleGrowth;
  const short = savings.term <= 12 && unknown === 'stepUpPct';
  return solveQuantity({
    input: unknown,
    target,
    most: MOST_RATE,
    result: (percent) =>
      savedValue(
        unknown === 'stepUpPct'
          ? { ...savings, raise: ONE + percent / 100n }
          : { ...savings, rate: monthlyRate(percent / 100n, plan.rateConvention) },
      ),
    tooMuch: unknown === 'stepUpPct' ? messages.solveStepNotNeeded : messages.solveReturnNotNeeded,
    tooLittle: short
      ? messages.solveStepTooLate
      : savings.monthly === ZERO
        ? idle
        : messages.notEvenAStepOrReturn({ unknown }),
  });
}

/** How a goal is saved for, without its cost. */
export type PaymentPlan = Conventions &
  Term & { readonly annualRatePct: NumberText; readonly inflationPct?: NumberText; readonly stepUpPct?: NumberText };

/**
 * The cost at today's prices that a payment pays for: what it becomes until the goal, divided by the rise of prices.
 * `value` of the answer is that cost then, `target` what the payment becomes. Example: 4,881.74 a month for 10 years
 * at 10%, month end, no inflation → 10,00,000 (999,999.93 and a few paise). Edge: no months → no answer.
 * @param paid rupees every month (the first, where they are raised in months 13, 25, …), or rupees once.
 * @throws InputError when what is known is not possible at all.
 */
export function affordable(paid: NumberText, plan: PaymentPlan, once: boolean): Solution {
  const term = termInput(plan);
  if (term === 0) return noSolution(messages.solveNoMonth);
  const amount = rupeesInput('monthly', paid);
  const annualRate = percentInput('annualRatePct', plan.annualRatePct);
  const rate = monthlyRate(annualRate, plan.rateConvention);
  const raise = ONE + percentInput('stepUpPct', plan.stepUpPct ?? 0);
  const target = once
    ? times(amount, yearlyGrowth(annualRate, term))
    : savedValue({ monthly: amount, rate, term, atEnd: plan.timing !== 'start', raise, raiseRupees: 0n });
  const prices = yearlyGrowth(percentInput('inflationPct', plan.inflationPct ?? 0), term);
  return solveQuantity({
    input: 'amountToday',
    target,
    most: whole(MOST_RUPEES),
    wholeRupees: true,
    result: (cost) => times(cost, prices),
    tooMuch: messages.solveIdleCost,
    tooLittle: messages.solveCostTooLarge,
  });
}
