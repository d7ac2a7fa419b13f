import { childEducation } from '#calculators/child-education/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { childFields, laterAge } from '#looks/goal-fields.ts';
import { goalLooks } from '#looks/goal-looks.ts';

export const view = defineCalculator({
  ...goalLooks,
  model: childEducation,
  path: '/childeducation',
  title: 'Child’s education planner',
  lead: 'College fees at the prices of the year in which they fall due.',
  icon: 'graduation',
  parent: { to: '/childplan', label: 'Child plan' },
  fields: childFields,
  check: laterAge('withdrawAge'),
});

export const listing = {
  description: 'What college will cost when your child is ready, and what to invest each month until then.',
  pick: {
    title: 'Child’s education',
    line: 'What will college cost when my child turns eighteen?',
    drawing: ['M4 22 28 11l24 11-24 11zM14 27v12c8 6 20 6 28 0V27', 'M52 22v16'],
    asked: '₹10 lakh today, from age 5 to 18',
    inputs: { amountToday: 1_000_000, age: 5, withdrawAge: 18, annualRatePct: 10, inflationPct: 6 },
    result: 'requiredSip',
    unit: 'a month',
  },
  start: { list: 'goals', place: 2, name: 'Child’s education', line: 'College costs at tomorrow’s prices' },
  example: { amountToday: 1_000_000, annualRatePct: 12, inflationPct: 6, age: 5, withdrawAge: 18 },
} satisfies Listing<typeof childEducation>;
