import { type Exact, type NumberText, ONE, over, power, share, times, ZERO } from '#engine/exact.ts';
import { InputError } from '#engine/input-error.ts';
import { lumpsumRows } from '#engine/lumpsum-rows.ts';
import type { Conventions, GrowthColumn, InputRule, Model, RealResults, Row, Run, Timing } from '#engine/model.ts';
import { once } from '#engine/once.ts';
import { percentInput, rupeesInput } from '#engine/possible.ts';
import { monthlyRate, yearlyGrowth } from '#engine/rate.ts';
import { lastReal, todaysRupeesInput, type Worth, withRealFigures } from '#engine/real/real-figures.ts';
import { growthColumns, table, yearOf } from '#engine/table.ts';

/** The two ways to reach a goal, as tables are named in `exact.json`. */
export type GoalMode = 'yearlyMonthlyMode' | 'yearlyOneTimeMode';

export type GoalResults = {
  /** What the goal costs in the end. */
  readonly target: Exact;
  /** Instalment at month end. */
  readonly requiredSip: Exact;
  readonly requiredSipIfStartOfMonth: Exact;
  readonly requiredLumpsum: Exact;
};

export type GoalRun = Run<GoalResults, GrowthColumn, GoalMode>;
export type GoalModel<I> = Model<I, GoalResults, GrowthColumn, GoalMode>;

/** What every goal takes beside its own way to say how many months are left. */
export type GoalInputs = Conventions & {
  /** The goal's cost today; `target` may stand for it, then nothing is inflated. */
  readonly amountToday?: NumberText;
  readonly target?: NumberText;
  readonly annualRatePct?: NumberText;
  readonly inflationPct?: NumberText;
};

export const conventionRules: { readonly [name: string]: InputRule } = {
  timing: { unit: 'timing', ifLeftOut: 'end' },
  rateConvention: { unit: 'rateConvention', ifLeftOut: 'nominal' },
  ...todaysRupeesInput,
};

/**
 * The monthly amount that becomes `target` after n months: target·i / ((1+i)^n − 1) at month end; divided by 1 + i when
 * paid at the start. Source: sinking fund, Kellison. Example: 1 crore, 240 months, 12% → 10,108.61.
 * Edge: zero rate → target / n; no months → 0, for there is nothing left to pay in.
 */
export function requiredInstalment(target: Exact, rate: Exact, term: number, timing: 'start' | 'end'): Exact {
  if (term === 0) return ZERO;
  if (rate === ZERO) return target / BigInt(term);
  const atEnd = share(target, rate, power(ONE + rate, term) - ONE);
  return timing === 'end' ? atEnd : over(atEnd, ONE + rate);
}

/** value(k) = instalment·((1+i)^k − 1)/i, times 1 + i when paid at the start; the last row is the target itself. */
function instalmentRows(
  instalment: Exact,
  rate: Exact,
  term: number,
  timing: 'start' | 'end',
  target: Exact,
): Row<GrowthColumn>[] {
  const rows: Row<GrowthColumn>[] = [];
  let value = ZERO;
  for (let month = 1; month <= term; month += 1) {
    value = timing === 'end' ? times(value, ONE + rate) + instalment : times(value + instalment, ONE + rate);
    if (month === term) value = target;
    const totalInvested = instalment * BigInt(month);
    rows.push({ month, year: yearOf(month), totalInvested, gains: value - totalInvested, value });
  }
  return rows;
}

/** A single investment's rows; the last one is the target itself. */
function onceRows(principal: Exact, annualRate: Exact, term: number, target: Exact): Row<GrowthColumn>[] {
  const rows = lumpsumRows(principal, annualRate, term);
  const last = rows[term - 1];
  if (last) rows[term - 1] = { ...last, value: target, gains: target - principal };
  return rows;
}

function amountOf({ amountToday, target, inflationPct }: GoalInputs): { amount: Exact; inflation: Exact } {
  if (target === undefined) {
    return { amount: rupeesInput('amountToday', amountToday), inflation: percentInput('inflationPct', inflationPct) };
  }
  if (amountToday !== undefined) throw new InputError('target', 'stands for amountToday: give one of them');
  if (inflationPct !== undefined && percentInput('inflationPct', inflationPct) !== ZERO) {
    throw new InputError('inflationPct', 'does not go with target, which is not inflated');
  }
  return { amount: rupeesInput('target', target), inflation: ZERO };
}

const nothing: GoalResults = {
  target: ZERO,
  requiredSip: ZERO,
  requiredSipIfStartOfMonth: ZERO,
  requiredLumpsum: ZERO,
};

/**
 * The goal method without its tables, for what asks for many goals at once.
 * target = amountToday·(1+g)^(n/12), instalment as above, one-time = target / (1+R)^(n/12).
 * Example: 10 lakh today, 60 months, 12%, 6% inflation → target 13,38,225.58, 16,385.83 a month, 7,59,345.13 once.
 * Edge: no months left (a date that is not in the future) → every result zero, and the rate is not asked for.
 */
export function goalResults(inputs: GoalInputs, term: number): GoalResults {
  if (term === 0) return nothing;
  const { amount, inflation } = amountOf(inputs);
  const annualRate = percentInput('annualRatePct', inputs.annualRatePct);
  const rate = monthlyRate(annualRate, inputs.rateConvention);
  const target = times(amount, yearlyGrowth(inflation, term));
  return {
    target,
    requiredSip: requiredInstalment(target, rate, term, 'end'),
    requiredSipIfStartOfMonth: requiredInstalment(target, rate, term, 'start'),
    requiredLumpsum: over(target, yearlyGrowth(annualRate, term)),
  };
}

/** What the plan's first and last instalments, and the goal itself, are worth today. */
const goalReal =
  (term: number, timing: Timing) =>
  ({ yearlyMonthlyMode }: GoalRun['tables'], worth: Worth, results: GoalResults): RealResults => {
    const instalment = timing === 'end' ? results.requiredSip : results.requiredSipIfStartOfMonth;
    const first = timing === 'end' ? 1 : 0;
    const realTarget = worth(results.target, term);
    return {
      realTarget,
      ...lastReal(yearlyMonthlyMode),
      realFirstInstalment: worth(instalment, first),
      realLastInstalment: worth(instalment, Math.max(0, term - 1 + first)),
      realLumpsumGains: realTarget - results.requiredLumpsum,
    };
  };

/** The goal method with the tables of both modes, each made when it is read; without a month left they are empty. */
export const runGoal = (inputs: GoalInputs, term: number): GoalRun =>
  withRealFigures(inputs, plainGoal(inputs, term), goalReal(term, inputs.timing ?? 'end'));

function plainGoal(inputs: GoalInputs, term: number): GoalRun {
  const results = goalResults(inputs, term);
  if (term === 0) {
    const empty = table(growthColumns, []);
    return { results, tables: { yearlyMonthlyMode: empty, yearlyOneTimeMode: empty } };
  }
  const { target, requiredLumpsum } = results;
  const annualRate = percentInput('annualRatePct', inputs.annualRatePct);
  const rate = monthlyRate(annualRate, inputs.rateConvention);
  const timing = inputs.timing ?? 'end';
  const instalment = timing === 'end' ? results.requiredSip : results.requiredSipIfStartOfMonth;
  const monthly = once(() => table(growthColumns, instalmentRows(instalment, rate, term, timing, target), { timing }));
  const oneTime = once(() => table(growthColumns, onceRows(requiredLumpsum, annualRate, term, target)));
  return {
    results,
    tables: {
      get yearlyMonthlyMode() {
        return monthly();
      },
      get yearlyOneTimeMode() {
        return oneTime();
      },
    },
  };
}
