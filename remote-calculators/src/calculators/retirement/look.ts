import { defineLook } from '#calculator-page/definition.ts';
import { goalInflation, goalRate, laterAge } from '#calculator-page/fields/goal-fields.ts';
import { goalLooks } from '#calculator-page/results/goal-looks.ts';
import { retirement } from '#calculators/retirement/model.ts';

export const retirementLook = defineLook({
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
