import { type Exact, greater, lesser, type NumberText, ONE, over, power, times, ZERO } from '#engine/exact.ts';
import {
  type FeeColumn,
  type Fees,
  feesWorth,
  feeTable,
  type GoalGrowth,
  steadyGrowth,
} from '#engine/goals/goal-growth.ts';
import { type Growing, type GrowingInputs, growingOf } from '#engine/goals/growing.ts';
import type {
  Conventions,
  GrowthColumn,
  InputRule,
  Model,
  RealResults,
  Row,
  Run,
  Table,
  Timing,
} from '#engine/model.ts';
import { once } from '#engine/once.ts';
import { InputError, percentInput, rupeesInput } from '#engine/possible.ts';
import { monthlyRate } from '#engine/rate.ts';
import { lastReal, todaysRupeesInput, type Worth, withRealFigures } from '#engine/real-figures.ts';
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
  /** What the savings become, what instalments or the one payment have to become, and the last instalment. */
  readonly savingsAtEnd?: Exact;
  readonly stillNeeded?: Exact;
  readonly lastInstalment?: Exact;
  readonly lastInstalmentIfStartOfMonth?: Exact;
  /** What all fees cost, each on its day. */
  readonly totalFees?: Exact;
};

export type GoalRun = Run<GoalResults, GrowthColumn, GoalMode>;
export type GoalModel<I> = Model<I, GoalResults, GrowthColumn, GoalMode>;
/** The two ways to save, and the fees where there are several: their columns are others. */
export type GoalRunWithFees = GoalRun & { readonly tables: { readonly fees?: Table<FeeColumn> } };

/** What every goal takes beside its own way to say how many months are left. */
export type GoalInputs = Conventions &
  GrowingInputs & {
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

/** A goal as its sums need it. */
interface Goal extends Growing {
  readonly growth: GoalGrowth;
  readonly fees: Fees;
  readonly target: Exact;
  readonly totalFees: Exact;
  readonly savingsAtEnd: Exact;
  readonly stillNeeded: Exact;
}

function growthOf(inputs: GoalInputs, term: number): GoalGrowth {
  const annualRate = percentInput('annualRatePct', inputs.annualRatePct);
  return steadyGrowth(annualRate, monthlyRate(annualRate, inputs.rateConvention), term);
}

function goalOf(inputs: GoalInputs, term: number, growth = growthOf(inputs, term)): Goal {
  const { amount, inflation } = amountOf(inputs);
  const growing = growingOf(inputs);
  const fees = { amount, inflation, term, years: growing.feeYears, growth: growth.after };
  const { target, total } = feesWorth(fees);
  const savingsAtEnd = times(growing.savings, growth.savings);
  const stillNeeded = greater(target - savingsAtEnd, ZERO);
  return { ...growing, growth, fees, target, totalFees: total, savingsAtEnd, stillNeeded };
}

type Needed = Omit<Goal, 'growth' | 'fees'> & { readonly growth: Pick<GoalGrowth, 'term' | 'instalment' | 'once'> };

function resultsOf(goal: Needed): GoalResults {
  const { growth, raise, target, savingsAtEnd, stillNeeded } = goal;
  const requiredSip = growth.instalment(stillNeeded, 'end', raise);
  const requiredSipIfStartOfMonth = growth.instalment(stillNeeded, 'start', raise);
  const rises = power(raise, Math.max(0, Math.ceil(growth.term / 12) - 1));
  return {
    target,
    requiredSip,
    requiredSipIfStartOfMonth,
    requiredLumpsum: over(stillNeeded, growth.once),
    ...(goal.isGiven && {
      savingsAtEnd,
      stillNeeded,
      lastInstalment: times(requiredSip, rises),
      lastInstalmentIfStartOfMonth: times(requiredSipIfStartOfMonth, rises),
    }),
    ...(goal.feeYears > 1 && { totalFees: goal.totalFees }),
  };
}

/** A goal whose day has come: every result zero, and the rate is not asked for. */
const nothing = (inputs: GoalInputs): GoalResults =>
  resultsOf({
    ...growingOf(inputs),
    growth: { term: 0, instalment: () => ZERO, once: ONE },
    target: ZERO,
    totalFees: ZERO,
    savingsAtEnd: ZERO,
    stillNeeded: ZERO,
  });

/**
 * The goal method without its tables, for what asks for many goals at once.
 * target = amountToday·(1+g)^(n/12), or what several fees are worth on the first one's day (`goal-growth.ts`); savings grow at
 * the instalments' rate and are taken off; the rest is the instalment's (`required-instalment.ts`), or rest / (1+R)^(n/12)
 * once. Example: 10 lakh today, 60 months, 12%, 6% inflation → target 13,38,225.58, 16,385.83 a month, 7,59,345.13 once.
 * Edge: savings that are enough → nothing still needed; no months left (a date that is not in the future) → all zero.
 */
export const goalResults = (inputs: GoalInputs, term: number): GoalResults =>
  term === 0 ? nothing(inputs) : resultsOf(goalOf(inputs, term));

/** What the plan's first and last instalments, and the goal itself, are worth today. */
const goalReal =
  (term: number, timing: Timing) =>
  ({ yearlyMonthlyMode }: GoalRun['tables'], worth: Worth, results: GoalResults): RealResults => {
    const atEnd = timing === 'end';
    const instalment = atEnd ? results.requiredSip : results.requiredSipIfStartOfMonth;
    const last = (atEnd ? results.lastInstalment : results.lastInstalmentIfStartOfMonth) ?? instalment;
    const first = atEnd ? 1 : 0;
    return {
      realTarget: worth(results.target, term),
      ...lastReal(yearlyMonthlyMode),
      realFirstInstalment: worth(instalment, first),
      realLastInstalment: worth(last, Math.max(0, term - 1 + first)),
      realLumpsumGains: worth(results.stillNeeded ?? results.target, term) - results.requiredLumpsum,
    };
  };

/**
 * The goal method with the tables of both modes, each made when it is read; without a month left they are empty.
 * @param growth of the goal's money, where it is another than one rate all the way
 */
export function runGoal(inputs: GoalInputs, term: number, growth?: GoalGrowth): GoalRunWithFees {
  const goal = term === 0 ? null : goalOf(inputs, term, growth);
  const run = withRealFigures(inputs, plainGoal(inputs, goal), goalReal(term, inputs.timing ?? 'end'));
  if (goal === null || goal.feeYears === 1) return run;
  const fees = once(() => feeTable(goal.fees, greater(goal.target, goal.savingsAtEnd)));
  return { ...run, tables: Object.defineProperty(run.tables, 'fees', { get: fees, enumerable: true }) };
}

function plainGoal(inputs: GoalInputs, goal: Goal | null): GoalRun {
  if (goal === null) {
    const empty = table(growthColumns, []);
    return { results: nothing(inputs), tables: { yearlyMonthlyMode: empty, yearlyOneTimeMode: empty } };
  }
  const results = resultsOf(goal);
  const timing = inputs.timing ?? 'end';
  const instalment = timing === 'end' ? results.requiredSip : results.requiredSipIfStartOfMonth;
  const atEnd = greater(goal.target, goal.savingsAtEnd);
  const monthly = once(() =>
    table(growthColumns, savingRows({ ...goal, instalment, timing }, atEnd), {
      timing,
      opening: { totalInvested: goal.savings },
    }),
  );
  const oneTime = once(() => table(growthColumns, onceRows(results.requiredLumpsum, goal.growth, goal.stillNeeded)));
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

interface Saving {
  readonly growth: GoalGrowth;
  readonly savings: Exact;
  /** The first instalment, and what it multiplies by in months 13, 25, … */
  readonly instalment: Exact;
  readonly raise: Exact;
  readonly timing: Timing;
}

/** Month by month what savings and instalments have become; the last row is what they were worked out for. */
function savingRows({ growth, savings, raise, timing, ...plan }: Saving, atEnd: Exact): Row<GrowthColumn>[] {
  const rows: Row<GrowthColumn>[] = [];
  let { instalment } = plan;
  let totalInvested = savings;
  let value = savings;
  for (let month = 1; month <= growth.term; month += 1) {
    if (month > 1 && month % 12 === 1) instalment = raise === ONE ? instalment : times(instalment, raise);
    const grown = growth.month(month - 1);
    value = timing === 'end' ? times(value, grown) + instalment : times(value + instalment, grown);
    totalInvested += instalment;
    if (month === growth.term) value = atEnd;
    // A raised instalment may be a 50th place too large for its sum, which is no loss.
    totalInvested = lesser(totalInvested, value);
    rows.push({ month, year: yearOf(month), totalInvested, gains: value - totalInvested, value });
  }
  return rows;
}

/** The one payment alone, without what is saved already; the last row is what it was worked out for. */
function onceRows(principal: Exact, growth: GoalGrowth, atEnd: Exact): Row<GrowthColumn>[] {
  return growth.onceValues(principal).map((grown, index): Row<GrowthColumn> => {
    const month = index + 1;
    const value = month === growth.term ? atEnd : grown;
    return { month, year: yearOf(month), totalInvested: principal, gains: value - principal, value };
  });
}
