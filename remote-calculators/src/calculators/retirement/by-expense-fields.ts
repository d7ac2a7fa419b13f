import type { ByExpenseInputs } from '#calculators/retirement/by-expense.ts';
import type { FieldLook } from '#definition/definition.ts';
import { otherRate } from '#figures/rate-text.ts';
import { goalInflation, goalRate } from '#looks/goal-fields.ts';

/** What is asked of someone who knows the expenses and not the corpus. */
export const byExpenseFields: readonly FieldLook<keyof ByExpenseInputs>[] = [
  { name: 'age', label: 'Current age', wholeOnly: true, slider: { min: 18, max: 70, step: 1 } },
  { name: 'retirementAge', label: 'Retirement age', wholeOnly: true, slider: { min: 30, max: 80, step: 1 } },
  {
    name: 'lifeExpectancy',
    label: 'Life expectancy',
    wholeOnly: true,
    slider: { min: 60, max: 100, step: 1 },
    note: () => 'Plan for longer than you expect',
  },
  { name: 'monthlyExpense', label: 'Monthly expense today', slider: { min: 5000, max: 500_000, step: 1000 } },
  goalInflation,
  goalRate,
  {
    name: 'postReturnPct',
    label: 'Return after retirement (%)',
    slider: { min: 1, max: 15, step: 0.1 },
    note: (rate, { choices }) => otherRate(rate, choices.rateConvention),
  },
  { name: 'savings', label: 'Savings so far', optional: true, slider: { min: 0, max: 20_000_000, step: 50_000 } },
  {
    name: 'monthlyPension',
    label: "Monthly pension (today's value)",
    optional: true,
    slider: { min: 0, max: 200_000, step: 1000 },
  },
];
