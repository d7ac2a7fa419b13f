import { byExpenseFields } from '#calculators/retirement/by-expense-fields.ts';
import { retirement } from '#calculators/retirement/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { goalInflation, goalRate, laterAge } from '#looks/goal-fields.ts';
import { goalLooks } from '#looks/goal-looks.ts';
import { linkNames } from '#scenario/link-names.ts';

export const view = defineCalculator({
  ...goalLooks,
  model: retirement,
  path: '/retirementcalculator',
  title: 'Retirement calculator',
  lead: 'Enough for the years without a salary, in the money of those years.',
  icon: 'sunset',
  parent: { to: '/goals', label: 'Goals' },
  fields: [
    { name: 'age', label: 'Current age', wholeOnly: true, slider: { min: 18, max: 70, step: 1 } },
    { name: 'retirementAge', label: 'Retirement age', wholeOnly: true, slider: { min: 30, max: 80, step: 1 } },
    {
      name: 'amountToday',
      label: "Corpus needed (today's value)",
      slider: { min: 500_000, max: 100_000_000, step: 100_000 },
    },
    goalRate,
    goalInflation,
  ],
  check: laterAge('retirementAge'),
  linkedUnless: 'monthlyExpense',
});

export const listing = {
  description: 'What you need on the day you retire, in the money of that day, and the monthly investment for it.',
  pick: {
    title: 'Retirement',
    line: 'How much do I need after I retire?',
    drawing: ['M4 42h48M12 48h32M28 8v6M8 20l4 4M48 20l-4 4', 'M14 42a14 14 0 0 1 28 0'],
    asked: '₹1 crore in today’s value, from 30 to 60',
    inputs: { amountToday: 10_000_000, age: 30, retirementAge: 60, annualRatePct: 12, inflationPct: 6 },
    result: 'requiredSip',
    unit: 'a month',
  },
  start: { list: 'goals', place: 1, name: 'Retirement', line: 'A monthly amount for the years without a salary' },
  query: () => linkNames(view, { fields: byExpenseFields }),
  example: { amountToday: 1_000_000, annualRatePct: 12, inflationPct: 6, age: 30, retirementAge: 60 },
} satisfies Listing<typeof retirement>;
