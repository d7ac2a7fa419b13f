import { childMarriage } from '#calculators/child-marriage/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { childFields, laterAge } from '#looks/goal-fields.ts';
import { goalLooks } from '#looks/goal-looks.ts';

export const view = defineCalculator({
  ...goalLooks,
  model: childMarriage,
  path: '/childmarriage',
  title: 'Child’s marriage planner',
  lead: 'What a marriage will cost, and what to save for it.',
  icon: 'rings',
  parent: { to: '/childplan', label: 'Child plan' },
  fields: childFields,
  check: laterAge('withdrawAge'),
});

export const listing = {
  description: 'What a marriage will cost at tomorrow’s prices and what to invest each month until that age.',
  pick: {
    title: 'Child’s marriage',
    line: 'How do I pay for a marriage without a loan?',
    drawing: ['M7 33a14 14 0 1 0 28 0a14 14 0 1 0 -28 0M16 14l5-6 5 6', 'M22 33a14 14 0 1 0 28 0a14 14 0 1 0 -28 0'],
    asked: '₹10 lakh today, from age 5 to 18',
    inputs: { amountToday: 1_000_000, age: 5, withdrawAge: 18, annualRatePct: 10, inflationPct: 6 },
    result: 'requiredSip',
    unit: 'a month',
  },
  example: { amountToday: 1_000_000, annualRatePct: 12, inflationPct: 6, age: 5, withdrawAge: 18 },
} satisfies Listing<typeof childMarriage>;
