import { messages } from '#calculators/child-education/messages.en.ts';
import { childEducation } from '#calculators/child-education/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { laterAge } from '#specs/ages.ts';
import { childExample, childFields } from '#specs/child-fields.ts';
import { feeYearsField, goalTakes, growingGoalSpecs } from '#specs/goal-specs.ts';
import { A_MONTH } from '#specs/growth-specs.ts';

export const view = defineCalculator({
  ...growingGoalSpecs,
  model: childEducation,
  path: '/childeducation',
  title: messages.title,
  lead: messages.collegeFeesAtThePrices,
  icon: 'graduation',
  parent: { to: '/childplan', label: messages.crumb },
  fields: [...childFields, feeYearsField],
  opensOn: childExample,
  check: laterAge('withdrawAge'),
});

export const listing = {
  description: messages.whatCollegeWillCostWhen,
  why: messages.why,
  takes: { ...goalTakes, term: 'age', age: 'age', laterAge: 'withdrawAge' },
  pick: {
    title: messages.cardName,
    intention: 'payFor',
    line: messages.cardQuestion,
    drawing: [
      'M14 27v12c8 6 20 6 28 0V27M52 22v12',
      'M4 22 28 11l24 11-24 11z',
      'M49 37a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
    ],
    asked: messages.cardExample,
    result: 'requiredSip',
    unit: A_MONTH,
  },
  start: { list: 'goals', place: 2, name: messages.cardName, line: messages.cardText },
  example: { amountToday: 1_000_000, annualRatePct: 12, inflationPct: 6, age: 5, withdrawAge: 18 },
} satisfies Listing<typeof childEducation>;
