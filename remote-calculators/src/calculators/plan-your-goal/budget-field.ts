import { amountInWords } from 'shared/format/words';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import type { Plan } from '#calculators/plan-your-goal/plan.ts';
import { budgetOf } from '#calculators/plan-your-goal/served.ts';

export const budgetSlider = { min: 0, max: 200_000, step: 1000 } as const;

/** What stands under the budget, and what is wrong with it. */
export function budgetWords({ budget }: Pick<Plan, 'budget'>): { note: string; problem: string | undefined } {
  const rupees = budgetOf({ budget });
  return {
    note: rupees === null ? messages.whatYouCanSpareEvery : amountInWords(rupees),
    problem: budget.trim() !== '' && rupees === null ? messages.enterAFigureSuch : undefined,
  };
}
