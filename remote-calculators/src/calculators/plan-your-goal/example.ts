import { planBudget } from '#engine/budget/budget.ts';
import { needInPaise } from '#engine/budget/spans.ts';
import { type Exact, exact } from '#engine/exact.ts';
import { paiseText } from '#engine/rounding.ts';
import { carExample, goalInflation, houseExample } from '#specs/goal-specs.ts';

/** What the page opens on: the examples of two other pages, by their kind, on one monthly budget in rupees: short by a
 * little, so that there is something to choose. */
export const example = {
  goals: [
    ['c', carExample],
    ['h', houseExample],
  ],
  budget: 50_000,
} as const;

/** What it needs every month, as the card tells that leads to the page. */
export function neededForExample(): Exact {
  const { goals } = planBudget(
    example.goals.map(([name, { amountToday, months, annualRatePct }]) => ({
      ...{ name, amountToday, annualRatePct, years: months / 12, inflationPct: goalInflation.initial ?? 0 },
    })),
    example.budget,
  );
  return exact(paiseText(needInPaise(goals, 1)));
}
