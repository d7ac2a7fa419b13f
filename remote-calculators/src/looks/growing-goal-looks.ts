import type { CalculatorView, FigureLook } from '#definition/definition.ts';
import type { GoalResults } from '#engine/goals/goal.ts';
import { goalLooks, monthlyNeed, oneTimeNeed } from '#looks/goal-looks.ts';
import { growingGoalConvention } from '#looks/growing-goal-convention.ts';
import { messages } from '#looks/messages.en.ts';

const allFees: FigureLook<keyof GoalResults> = {
  result: 'totalFees',
  label: messages.allFees,
  asPaid: true,
  mayBeMissing: true,
};
const lastInstalment: FigureLook<keyof GoalResults> = {
  result: 'lastInstalment',
  resultAtStart: 'lastInstalmentIfStartOfMonth',
  label: messages.finalInstalment,
  asPaid: true,
  mayBeMissing: true,
  follows: 'stepUpPct',
};
const { modes, figures } = goalLooks;
const [target, ...saved] = figures;

/** A goal that may have savings already, a rising instalment and several years of fees: what follows from them is told. */
export const growingGoalLooks = {
  ...goalLooks,
  modes: {
    monthly: { ...modes.monthly, figures: [{ ...monthlyNeed, hero: true }, lastInstalment, oneTimeNeed, allFees] },
    oneTime: { ...modes.oneTime, figures: [{ ...oneTimeNeed, hero: true }, monthlyNeed, lastInstalment, allFees] },
  },
  figures: [
    target,
    { result: 'savingsAtEnd', label: messages.savingsWillBe, atEnd: true, mayBeMissing: true, follows: 'savings' },
    { result: 'stillNeeded', label: messages.stillNeeded, atEnd: true, mayBeMissing: true, follows: 'savings' },
    ...saved,
  ],
  convention: growingGoalConvention,
} as const satisfies Partial<CalculatorView>;
