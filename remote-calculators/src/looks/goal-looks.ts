import type { CalculatorView, Choices, FigureLook, Values } from '#definition/definition.ts';
import type { GoalResults } from '#engine/goals/goal.ts';
import { fieldText } from '#figures/amount-text.ts';
import { rateSentence } from '#figures/rate-text.ts';
import { growthColumns } from '#looks/growth-looks.ts';
import { messages } from '#looks/messages.en.ts';

export const monthlyNeed: FigureLook<keyof GoalResults> = {
  result: 'requiredSip',
  resultAtStart: 'requiredSipIfStartOfMonth',
  label: messages.monthlyInvestmentNeeded,
  asPaid: true,
  buys: true,
};
export const oneTimeNeed: FigureLook<keyof GoalResults> = {
  result: 'requiredLumpsum',
  label: messages.oneTimeInvestmentNeeded,
  asPaid: true,
};

/** What all goal planners have in common: two ways to invest, the same figures, the same table. */
export const goalLooks = {
  modes: {
    monthly: { table: 'yearlyMonthlyMode', figures: [{ ...monthlyNeed, hero: true }, oneTimeNeed] },
    oneTime: { table: 'yearlyOneTimeMode', figures: [{ ...oneTimeNeed, hero: true }, monthlyNeed] },
  },
  figures: [
    { result: 'target', label: messages.futureCost, todayLabel: messages.costInTodaysRupees, atEnd: true },
    { result: 'totalInvested', label: messages.investedAmount, swatch: 'first' },
    { result: 'gains', label: messages.estimatedReturns, swatch: 'second' },
  ],
  columns: growthColumns,
  stack: ['totalInvested', 'gains'],
  conventions: ['rateConvention', 'timing'],
  emptyText: messages.pleaseEnterAllInputs,
  chartLabel: messages.valueOfWhatIsSaved,
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
