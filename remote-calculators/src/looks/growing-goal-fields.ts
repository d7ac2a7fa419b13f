import type { FieldLook, Inputs } from '#definition/definition.ts';
import { messages } from '#looks/messages.en.ts';

/**
 * What any goal may be asked beside its cost, its day and its rate. Left empty, nothing is there yet and every instalment is
 * the same.
 */
export const growingFields: readonly FieldLook<'savings' | 'stepUpPct'>[] = [
  {
    name: 'savings',
    label: messages.alreadySaved,
    optional: true,
    more: true,
    // Whole rupees keep a link with all figures within its length.
    wholeOnly: true,
    slider: { min: 0, max: 10_000_000, step: 10_000 },
  },
  {
    name: 'stepUpPct',
    label: messages.raiseItEveryYear,
    optional: true,
    more: true,
    slider: { min: 0, max: 30, step: 0.5 },
    note: (step) => (step === 0 ? messages.theSameEveryMonth : messages.raisedInMonths),
  },
];

/** Whether the amount of a goal is due more than once. */
export const isYearly = ({ feeYears }: Inputs): boolean => Number(feeYears) > 1;

/** Education is paid for in several years. */
export const feeYearsField: FieldLook<'feeYears'> = {
  name: 'feeYears',
  label: messages.yearsOfFees,
  optional: true,
  more: true,
  wholeOnly: true,
  slider: { min: 1, max: 10, step: 1 },
  note: (years) => (years > 1 ? messages.aFeeEachYear : messages.theAmountIsAll),
};
