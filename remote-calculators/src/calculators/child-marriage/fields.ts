import { messages } from '#calculators/child-marriage/messages.en.ts';
import { childMarriage } from '#calculators/child-marriage/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { laterAge } from '#specs/ages.ts';
import { childExample, childFields } from '#specs/child-fields.ts';
import { goalTakes, growingGoalSpecs } from '#specs/goal-specs.ts';
import { A_MONTH } from '#specs/growth-specs.ts';

export const view = defineCalculator({
  ...growingGoalSpecs,
  model: childMarriage,
  path: '/childmarriage',
  title: messages.title,
  lead: messages.whatAMarriageWillCost,
  icon: 'rings',
  parent: { to: '/childplan', label: messages.crumb },
  fields: childFields,
  opensOn: { ...childExample, amountToday: 1_500_000 },
  check: laterAge('withdrawAge'),
});

export const listing = {
  description: messages.description,
  why: messages.why,
  takes: { ...goalTakes, term: 'age', age: 'age', laterAge: 'withdrawAge' },
  pick: {
    title: messages.cardName,
    intention: 'payFor',
    line: messages.cardQuestion,
    drawing: [
      'M7 34a13 13 0 1 0 26 0a13 13 0 1 0 -26 0',
      'M23 34a13 13 0 1 0 26 0a13 13 0 1 0 -26 0z',
      'M14 12l6-7 6 7-6 6z',
    ],
    asked: messages.cardExample,
    result: 'requiredSip',
    unit: A_MONTH,
  },
  example: { amountToday: 1_000_000, annualRatePct: 12, inflationPct: 6, age: 5, withdrawAge: 18 },
} satisfies Listing<typeof childMarriage>;
