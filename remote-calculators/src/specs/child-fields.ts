import type { FieldSpec } from '#definition/definition.ts';
import type { GrowingInputs } from '#engine/goals/growing.ts';
import { messages } from '#messages.en.ts';
import { goalInflation, goalRate, growingFields, isYearly } from '#specs/goal-specs.ts';

type ChildField = 'age' | 'withdrawAge' | 'amountToday' | 'annualRatePct' | 'inflationPct' | keyof GrowingInputs;

/** What both open on: nobody else's child, and no other cost, could be assumed. */
export const childExample = { age: 5, amountToday: 1_000_000 } as const;

/** What marriage and education are asked. */
export const childFields: readonly FieldSpec<ChildField>[] = [
  { name: 'age', label: messages.fieldChildAge, wholeOnly: true, slider: { min: 0, max: 30, step: 1 } },
  {
    name: 'withdrawAge',
    label: messages.fieldWithdrawAge,
    wholeOnly: true,
    slider: { min: 1, max: 40, step: 1 },
    note: () => messages.withdrawAgeNote,
  },
  {
    name: 'amountToday',
    label: messages.fieldAmountToday,
    labelBeside: (values) => (isYearly(values) ? messages.fieldFeeToday : undefined),
    slider: { min: 100_000, max: 10_000_000, step: 50_000 },
  },
  goalRate,
  goalInflation,
  ...growingFields,
];
