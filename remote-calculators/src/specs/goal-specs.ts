import type { CalculatorView, Choices, FieldSpec, FigureSpec, Inputs, Values } from '#definition/definition.ts';
import type { GoalResults } from '#engine/goals/goal.ts';
import { fieldText } from '#figures/amount-text.ts';
import { rateSentence } from '#figures/rate-text.ts';
import { messages } from '#messages.en.ts';
import { growthColumns, rateField } from '#specs/growth-specs.ts';
import { monthsNote } from '#specs/notes.ts';

/**
 * What planners of one goal open on: rupees of today, per cent a year, and the months or the ages until its day. The planner
 * of several goals takes its example and the rates of its kinds from here (child plans: `child-fields.ts`).
 */
export const carExample = { amountToday: 1_000_000, months: 60, annualRatePct: 12 } as const;
export const houseExample = { amountToday: 8_000_000, months: 180, annualRatePct: 12 } as const;
export const retirementExample = { age: 30, retirementAge: 60, amountToday: 10_000_000, annualRatePct: 12 } as const;

/** Which input of a planner of one goal takes which figure of a question; its time is asked by each in its own way. */
export const goalTakes = {
  sum: 'amountToday',
  rate: 'annualRatePct',
  inflation: 'inflationPct',
  have: 'savings',
  stepUp: 'stepUpPct',
} as const;

/** The rate that a goal's money is assumed to earn. */
export const goalRate = rateField('annualRatePct');

/** How fast the goal's price rises until its day; 6% unless the visitor knows better. */
export const goalInflation: FieldSpec<'inflationPct'> = {
  name: 'inflationPct',
  label: messages.fieldInflation,
  initial: 6,
  slider: { min: 0, max: 15, step: 0.1 },
  note: (rate) => (rate === 0 ? messages.inflationNoteNone : messages.inflationNote),
};

/** Years of a goal: how many months that is, and when they end. */
export const goalYears: FieldSpec<'years'> = {
  name: 'years',
  label: messages.fieldYears,
  wholeOnly: true,
  slider: { min: 1, max: 40, step: 1 },
  note: monthsNote,
};

/**
 * What any goal may be asked beside its cost, its day and its rate. Left empty, nothing is there yet and every instalment is
 * the same.
 */
export const growingFields: readonly FieldSpec<'savings' | 'stepUpPct'>[] = [
  {
    name: 'savings',
    label: messages.fieldSavings,
    optional: true,
    more: true,
    // Whole rupees keep a link with all figures within its length.
    wholeOnly: true,
    slider: { min: 0, max: 10_000_000, step: 10_000 },
  },
  {
    name: 'stepUpPct',
    label: messages.fieldStepUp,
    optional: true,
    more: true,
    slider: { min: 0, max: 30, step: 0.5 },
    note: (step) => (step === 0 ? messages.theSameEveryMonth : messages.raisedInMonths),
  },
];

/** Whether the amount of a goal is due more than once. */
export const isYearly = ({ feeYears }: Inputs): boolean => Number(feeYears) > 1;

/** Education is paid for in several years. */
export const feeYearsField: FieldSpec<'feeYears'> = {
  name: 'feeYears',
  label: messages.fieldFeeYears,
  optional: true,
  more: true,
  wholeOnly: true,
  slider: { min: 1, max: 10, step: 1 },
  note: (years) => (years > 1 ? messages.aFeeEachYear : messages.theAmountIsAll),
};

/** How a goal's figure was made, with what is said of savings and of a raise where there are any. */
export function growingGoalConvention(
  choices: Choices,
  values: Values<'annualRatePct' | 'savings' | 'stepUpPct'>,
): string {
  const { savings = 0, stepUpPct = 0 } = values;
  return [
    goalSpecs.convention(choices, values),
    stepUpPct > 0 ? messages.raisedEveryYear({ step: fieldText(stepUpPct) }) : '',
    savings > 0 ? messages.savingsEarn({ mode: choices.mode }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const monthlyNeed: FigureSpec<keyof GoalResults> = {
  result: 'requiredSip',
  resultAtStart: 'requiredSipIfStartOfMonth',
  label: messages.resultMonthlyNeeded,
  asPaid: true,
  buys: { last: 'lastInstalment', lastAtStart: 'lastInstalmentIfStartOfMonth' },
};
const oneTimeNeed: FigureSpec<keyof GoalResults> = {
  result: 'requiredLumpsum',
  label: messages.resultOnceNeeded,
  asPaid: true,
};

/** What all goal planners have in common: two ways to invest, the same figures, the same table. */
export const goalSpecs = {
  modes: {
    monthly: { table: 'yearlyMonthlyMode', figures: [{ ...monthlyNeed, hero: true }, oneTimeNeed] },
    oneTime: { table: 'yearlyOneTimeMode', figures: [{ ...oneTimeNeed, hero: true }, monthlyNeed] },
  },
  figures: [
    { result: 'target', label: messages.resultTarget, todayLabel: messages.resultTargetToday, atEnd: true },
    { result: 'totalInvested', label: messages.resultInvested, swatch: 'first' },
    { result: 'gains', label: messages.resultReturns, swatch: 'second' },
  ],
  columns: growthColumns,
  stack: ['totalInvested', 'gains'],
  conventions: ['rateConvention', 'timing'],
  emptyText: messages.chartEmpty,
  chartLabel: messages.goalChartLabel,
  convention: goalConvention,
  extras: {
    solve: 'goal',
    whatIf: { result: 'requiredSip', delay: 'goal', rates: ['annualRatePct'] },
    tax: 'goal',
    chance: 'goal',
    range: 'goal',
  },
} as const satisfies Partial<CalculatorView>;

function goalConvention(choices: Choices, { annualRatePct }: Values<'annualRatePct'>): string {
  const yearly = annualRatePct === undefined ? 'none' : fieldText(annualRatePct);
  return messages.goalConvention({ rate: rateSentence(annualRatePct, choices), timing: choices.timing, yearly });
}

const allFees: FigureSpec<keyof GoalResults> = {
  result: 'totalFees',
  label: messages.resultFees,
  asPaid: true,
  mayBeMissing: true,
};
const lastInstalment: FigureSpec<keyof GoalResults> = {
  result: 'lastInstalment',
  resultAtStart: 'lastInstalmentIfStartOfMonth',
  label: messages.resultLastInstalment,
  asPaid: true,
  mayBeMissing: true,
  follows: 'stepUpPct',
};
const { modes, figures } = goalSpecs;
const [target, ...saved] = figures;

/** A goal that may have savings already, a rising instalment and several years of fees: what follows from them is told. */
export const growingGoalSpecs = {
  ...goalSpecs,
  modes: {
    monthly: { ...modes.monthly, figures: [{ ...monthlyNeed, hero: true }, lastInstalment, oneTimeNeed, allFees] },
    oneTime: { ...modes.oneTime, figures: [{ ...oneTimeNeed, hero: true }, monthlyNeed, lastInstalment, allFees] },
  },
  figures: [
    target,
    { result: 'savingsAtEnd', label: messages.resultSavings, atEnd: true, mayBeMissing: true, follows: 'savings' },
    { result: 'stillNeeded', label: messages.resultGap, atEnd: true, mayBeMissing: true, follows: 'savings' },
    ...saved,
  ],
  convention: growingGoalConvention,
} as const satisfies Partial<CalculatorView>;
