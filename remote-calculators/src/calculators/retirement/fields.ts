import { byExpenseFields } from '#calculators/retirement/by-expense-fields.ts';
import { messages } from '#calculators/retirement/messages.en.ts';
import { retirement } from '#calculators/retirement/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { linkNames } from '#scenario/link-names.ts';
import { laterAge } from '#specs/ages.ts';
import {
  goalInflation,
  goalRate,
  goalTakes,
  growingFields,
  growingGoalSpecs,
  retirementExample,
} from '#specs/goal-specs.ts';
import { A_MONTH } from '#specs/growth-specs.ts';

export const view = defineCalculator({
  ...growingGoalSpecs,
  model: retirement,
  path: '/retirementcalculator',
  title: messages.title,
  lead: messages.lead,
  icon: 'sunset',
  parent: { to: '/goals', label: messages.crumb },
  fields: [
    { name: 'age', label: messages.fieldAge, wholeOnly: true, slider: { min: 18, max: 70, step: 1 } },
    {
      name: 'retirementAge',
      label: messages.fieldRetirementAge,
      wholeOnly: true,
      slider: { min: 30, max: 80, step: 1 },
    },
    {
      name: 'amountToday',
      label: messages.fieldCorpusToday,
      slider: { min: 500_000, max: 100_000_000, step: 100_000 },
    },
    goalRate,
    goalInflation,
    ...growingFields,
  ],
  opensOn: retirementExample,
  check: laterAge('retirementAge'),
  linkedUnless: 'monthlyExpense',
});

export const listing = {
  description: messages.description,
  why: messages.why,
  takes: { ...goalTakes, term: 'age', age: 'age', laterAge: 'retirementAge' },
  pick: {
    title: messages.cardName,
    intention: 'receive',
    line: messages.cardQuestion,
    drawing: ['M4 42h48M12 48h32M28 8v6M8 20l4 4M48 20l-4 4', '', 'M14 42a14 14 0 0 1 28 0z'],
    asked: messages.cardExample,
    result: 'requiredSip',
    unit: A_MONTH,
  },
  start: { list: 'goals', place: 1, name: messages.cardName, line: messages.cardText },
  query: () => linkNames(view, { fields: byExpenseFields }),
  example: { amountToday: 1_000_000, annualRatePct: 12, inflationPct: 6, age: 30, retirementAge: 60 },
} satisfies Listing<typeof retirement>;
