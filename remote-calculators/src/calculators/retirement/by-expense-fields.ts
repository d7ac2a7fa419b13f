import type { ByExpenseInputs } from '#calculators/retirement/by-expense.ts';
import { messages } from '#calculators/retirement/messages.en.ts';
import type { FieldSpec } from '#definition/definition.ts';
import { otherRate } from '#figures/rate-text.ts';
import { goalInflation, goalRate } from '#specs/goal-specs.ts';

/** What is asked of someone who knows the expenses and not the corpus. */
export const byExpenseFields: readonly FieldSpec<keyof ByExpenseInputs>[] = [
  { name: 'age', label: messages.fieldAge, wholeOnly: true, slider: { min: 18, max: 70, step: 1 } },
  { name: 'retirementAge', label: messages.fieldRetirementAge, wholeOnly: true, slider: { min: 30, max: 80, step: 1 } },
  {
    name: 'lifeExpectancy',
    label: messages.fieldLifeExpectancy,
    wholeOnly: true,
    slider: { min: 60, max: 100, step: 1 },
    note: () => messages.lifeExpectancyNote,
  },
  { name: 'monthlyExpense', label: messages.fieldExpense, slider: { min: 5000, max: 500_000, step: 1000 } },
  { name: 'savings', label: messages.fieldSavings, optional: true, slider: { min: 0, max: 20_000_000, step: 50_000 } },
  {
    name: 'monthly',
    label: messages.fieldMonthly,
    optional: true,
    wholeOnly: true,
    slider: { min: 0, max: 200_000, step: 500 },
    note: () => messages.whetherThatIsEnough,
  },
  goalRate,
  { ...goalInflation, more: true },
  {
    name: 'postReturnPct',
    more: true,
    label: messages.fieldPostReturn,
    slider: { min: 1, max: 15, step: 0.1 },
    note: (rate, { choices }) => otherRate(rate, choices.rateConvention),
  },
  {
    name: 'monthlyPension',
    more: true,
    label: messages.fieldPension,
    optional: true,
    slider: { min: 0, max: 200_000, step: 1000 },
  },
];
