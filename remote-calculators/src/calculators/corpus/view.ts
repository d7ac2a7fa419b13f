import { corpus } from '#calculators/corpus/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { goalRate, goalYears } from '#looks/goal-fields.ts';
import { goalLooks } from '#looks/goal-looks.ts';

export const view = defineCalculator({
  ...goalLooks,
  model: corpus,
  path: '/corpus',
  title: 'Corpus calculator',
  lead: 'The monthly or one-time investment for a target amount.',
  icon: 'bars',
  parent: { to: '/goals', label: 'Goals' },
  fields: [
    { name: 'target', label: 'Target corpus', slider: { min: 100_000, max: 100_000_000, step: 100_000 } },
    goalYears,
    goalRate,
  ],
});

export const listing = {
  description: 'From a target sum and a number of years to the monthly or one-time investment that reaches it.',
  pick: {
    title: 'Corpus',
    line: 'What must I save to reach a round figure by a certain year?',
    drawing: ['M6 48h44M8 48V38h10v10M23 48V28h10v20', 'M38 48V12h10v36'],
    asked: '₹1 crore, in 20 years',
    inputs: { target: 10_000_000, years: 20, annualRatePct: 12 },
    result: 'requiredSip',
    unit: 'a month',
  },
  example: { target: 10_000_000, years: 20, annualRatePct: 12 },
} satisfies Listing<typeof corpus>;
