import type { Choices, Values } from '#definition/definition.ts';
import { fieldText } from '#figures/amount-text.ts';
import { goalLooks } from '#looks/goal-looks.ts';
import { messages } from '#looks/messages.en.ts';

/** How a goal's figure was made, with what is said of savings and of a raise where there are any. */
export function growingGoalConvention(
  choices: Choices,
  values: Values<'annualRatePct' | 'savings' | 'stepUpPct'>,
): string {
  const { savings = 0, stepUpPct = 0 } = values;
  return [
    goalLooks.convention(choices, values),
    stepUpPct > 0 ? messages.raisedEveryYear({ step: fieldText(stepUpPct) }) : '',
    savings > 0 ? messages.savingsEarn({ mode: choices.mode }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
