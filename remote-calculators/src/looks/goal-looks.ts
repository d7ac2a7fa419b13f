import type { CalculatorView, Choices, FigureLook, Values } from '#definition/definition.ts';
import type { GoalResults } from '#engine/goals/goal.ts';
import { fieldText } from '#figures/amount-text.ts';
import { rateSentence } from '#figures/rate-text.ts';
import { growthColumns } from '#looks/growth-looks.ts';

const monthlyNeed: FigureLook<keyof GoalResults> = {
  result: 'requiredSip',
  resultAtStart: 'requiredSipIfStartOfMonth',
  label: 'Monthly investment needed',
  asPaid: true,
  buys: true,
};
const oneTimeNeed: FigureLook<keyof GoalResults> = {
  result: 'requiredLumpsum',
  label: 'One-time investment needed',
  asPaid: true,
};

/** What all goal planners have in common: two ways to invest, the same figures, the same table. */
export const goalLooks = {
  modes: {
    monthly: { table: 'yearlyMonthlyMode', figures: [{ ...monthlyNeed, hero: true }, oneTimeNeed] },
    oneTime: { table: 'yearlyOneTimeMode', figures: [{ ...oneTimeNeed, hero: true }, monthlyNeed] },
  },
  figures: [
    { result: 'target', label: 'Future cost', todayLabel: "Cost in today's rupees", atEnd: true },
    { result: 'totalInvested', label: 'Invested amount', swatch: 'first' },
    { result: 'gains', label: 'Estimated returns', swatch: 'second' },
  ],
  columns: growthColumns,
  stack: ['totalInvested', 'gains'],
  conventions: ['rateConvention', 'timing'],
  compared: 'requiredSip',
  emptyText: 'Please enter all inputs to view the graph.',
  chartLabel: 'Value of what is saved for the goal, as invested amount and estimated returns,',
  convention: goalConvention,
  extras: {
    solve: 'goal',
    whatIf: { result: 'requiredSip', delay: 'goal', rates: ['annualRatePct'] },
    tax: 'goal',
    range: 'goal',
  },
} as const satisfies Partial<CalculatorView>;

function goalConvention(choices: Choices, { annualRatePct }: Values<'annualRatePct'>): string {
  const once = annualRatePct === undefined ? '' : `, by ${fieldText(annualRatePct)}% effective`;
  return `${rateSentence(annualRatePct, choices)}, paid at the ${choices.timing} of each month. A one-time investment grows once a year${once}.`;
}
