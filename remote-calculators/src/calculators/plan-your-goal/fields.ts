import { neededForExample } from '#calculators/plan-your-goal/example.ts';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import { planYourGoal } from '#calculators/plan-your-goal/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { commonNames } from '#scenario/link-names.ts';
import {
  feeYearsField,
  goalInflation,
  goalRate,
  goalSpecs,
  goalYears,
  growingFields,
  growingGoalConvention,
  isYearly,
} from '#specs/goal-specs.ts';
import { A_MONTH } from '#specs/growth-specs.ts';

/** One goal of the plan, as it is typed. */
export const view = defineCalculator({
  ...goalSpecs,
  convention: growingGoalConvention,
  model: planYourGoal,
  path: '/planyourgoal',
  title: messages.title,
  lead: messages.addYourGoalsSeeWhether,
  icon: 'target',
  parent: { to: '/goals', label: messages.crumb },
  daily: true,
  fields: [
    {
      name: 'amountToday',
      label: messages.fieldAmountToday,
      labelBeside: (values) => (isYearly(values) ? messages.oneYearsPayment : undefined),
      slider: { min: 100_000, max: 20_000_000, step: 50_000 },
    },
    goalYears,
    goalRate,
    ...growingFields,
    {
      ...feeYearsField,
      label: messages.fieldPayments,
      note: (payments) => (payments > 1 ? messages.aPaymentEachYear : messages.paidAtOnce),
    },
  ],
});

/** One goal with a price that rises until its day. */
export const inflatedView: typeof view = { ...view, fields: [...view.fields, goalInflation] };

/** What every goal asks, in the order of its code; the last one is left out of a code where the price does not rise. */
export const goalNames = ['amountToday', 'years', 'annualRatePct', 'inflationPct'] as const;

/** What a goal may have beside, by the letter that stands before it in a code. */
export const moreNames = { s: 'savings', u: 'stepUpPct', y: 'feeYears' } as const;

/** What a goal's fields are called, in a link of one goal and in a form that is sent. */
export const fieldNames = [...goalNames, ...Object.values(moreNames)] as const;

/** Every name by which a query can change what the page shows. */
export const planLinkNames: readonly string[] = [
  ...['goals', 'budget', 'passOn', 'inflated'],
  ...fieldNames,
  ...commonNames,
];

export const listing = {
  description: messages.description,
  why: messages.why,
  linkName: messages.linkName,
  pick: {
    title: messages.cardName,
    intention: 'payFor',
    line: messages.isOneBudgetEnough,
    drawing: ['M6 46h46', 'M6 46V36h15V26h15V16h14v30z', 'M40 9a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'],
    asked: messages.carAndHouse,
    result: neededForExample,
    unit: A_MONTH,
  },
  query: () => planLinkNames,
  example: { amountToday: 1_000_000, years: 10, annualRatePct: 10 },
} satisfies Listing<typeof planYourGoal>;
