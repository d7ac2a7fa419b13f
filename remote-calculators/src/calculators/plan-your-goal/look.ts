import { type CalculatorLook, defineLook } from '#calculator-page/definition.ts';
import { goalInflation, goalRate, goalYears } from '#calculator-page/fields/goal-fields.ts';
import { goalLooks } from '#calculator-page/results/goal-looks.ts';
import { planYourGoal } from '#calculators/plan-your-goal/model.ts';

const plain: CalculatorLook = defineLook({
  ...goalLooks,
  model: planYourGoal,
  path: '/planyourgoal',
  title: 'Plan your goals on one budget',
  lead: 'Add your goals. See whether one monthly budget is enough for all of them, and in which years it is not.',
  icon: 'target',
  parent: { to: '/goals', label: 'Goals' },
  fields: [
    { name: 'amountToday', label: 'Amount needed today', slider: { min: 100_000, max: 20_000_000, step: 50_000 } },
    goalYears,
    goalRate,
  ],
});

/** One goal of the plan: as it is typed, or with a price that rises until its day. */
export const planLooks = {
  plain,
  inflated: { ...plain, fields: [...plain.fields, goalInflation] },
} as const;
