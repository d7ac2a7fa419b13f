import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import { planYourGoal } from '#calculators/plan-your-goal/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { goalInflation, goalRate, goalYears } from '#looks/goal-fields.ts';
import { goalLooks } from '#looks/goal-looks.ts';
import { commonNames } from '#scenario/link-names.ts';

/** One goal of the plan, as it is typed. */
export const view = defineCalculator({
  ...goalLooks,
  model: planYourGoal,
  path: '/planyourgoal',
  title: messages.planYourGoalsOnOne,
  lead: messages.addYourGoalsSeeWhether,
  icon: 'target',
  parent: { to: '/goals', label: messages.goals },
  fields: [
    { name: 'amountToday', label: messages.amountNeededToday, slider: { min: 100_000, max: 20_000_000, step: 50_000 } },
    goalYears,
    goalRate,
  ],
});

/** One goal with a price that rises until its day. */
export const inflatedView: typeof view = { ...view, fields: [...view.fields, goalInflation] };

/** What a goal asks, in the order of its code. */
export const goalNames = ['amountToday', 'years', 'annualRatePct', 'inflationPct'] as const;

/** Every name by which a query can change what the page shows. */
export const planLinkNames: readonly string[] = ['goals', 'budget', ...goalNames, 'inflated', ...commonNames];

export const listing = {
  description: messages.putSeveralGoalsOnOne,
  linkName: messages.planYourGoals,
  query: () => planLinkNames,
  example: { amountToday: 1_000_000, years: 10, annualRatePct: 10 },
} satisfies Listing<typeof planYourGoal>;
