import { example } from '#calculators/plan-your-goal/example.ts';
import { goalOfKind } from '#calculators/plan-your-goal/goal-kind.ts';
import { initialPlan, type Plan } from '#calculators/plan-your-goal/plan.ts';
import { goalCodes } from '#calculators/plan-your-goal/plan-link.ts';
import { budgetOf } from '#calculators/plan-your-goal/served.ts';
import { fieldText } from '#figures/amount-text.ts';

/** The example that the page opens on. It is no default: a link without goals means one goal, as the specification has it. */
export const examplePlan = (): Plan => ({
  ...initialPlan(),
  budget: fieldText(example.budget),
  goals: example.goals.map(([kind, { amountToday, months }], place) => {
    const goal = goalOfKind(place + 1, kind);
    const figures = { amountToday: fieldText(amountToday), years: fieldText(months / 12) };
    return { ...goal, texts: { ...goal.texts, ...figures } };
  }),
});

/** Whether the example's figures stand there still, however they are shown. */
export function showsExample(plan: Plan): boolean {
  const usual = examplePlan();
  return goalCodes(plan) === goalCodes(usual) && budgetOf(plan) === budgetOf(usual);
}
