import { formatDate } from 'shared/format/date';
import type { FieldLook, Values } from '#definition/definition.ts';
import type { GrowingInputs } from '#engine/goals/growing.ts';
import { withUnit } from '#figures/with-unit.ts';
import { messages } from '#looks/messages.en.ts';
import { monthsNote } from '#looks/notes.ts';
import { rateField } from '#looks/rate-field.ts';

/** The rate that a goal's money is assumed to earn. */
export const goalRate = rateField('annualRatePct');

/** How fast the goal's price rises until its day; 6% unless the visitor knows better. */
export const goalInflation: FieldLook<'inflationPct'> = {
  name: 'inflationPct',
  label: messages.inflationRate,
  initial: 6,
  slider: { min: 0, max: 15, step: 0.1 },
  note: (rate) => (rate === 0 ? messages.thePriceStays : messages.whatThePriceRises),
};

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

type Priced = 'amountToday' | 'annualRatePct' | 'inflationPct';
type DreamField = Priced | 'targetDate';

/** What a car and a house are asked. */
export const dreamFields = (
  label: string,
  most: number,
  step: number,
): readonly FieldLook<DreamField | keyof GrowingInputs>[] => [
  { name: 'amountToday', label, slider: { min: 100_000, max: most, step } },
  { name: 'targetDate', label: messages.targetDate, note: (_, { text = '' }) => dayNote(text) },
  goalRate,
  goalInflation,
  ...growingFields,
];

/** The browser may show a date in American order, 06/01/2036: its name in words leaves no doubt. */
const dayNote = (text: string) => (Number.isNaN(Date.parse(text)) ? messages.theDayOnWhich : formatDate(text));

/** What marriage and education are asked. */
export const childFields: readonly FieldLook<Priced | keyof GrowingInputs | 'age' | 'withdrawAge'>[] = [
  { name: 'age', label: messages.childsCurrentAge, wholeOnly: true, slider: { min: 0, max: 30, step: 1 } },
  {
    name: 'withdrawAge',
    label: messages.ageAtWithdrawal,
    wholeOnly: true,
    slider: { min: 1, max: 40, step: 1 },
    note: () => messages.whenTheMoneyIsNeeded,
  },
  { name: 'amountToday', label: messages.amountNeededToday, slider: { min: 100_000, max: 10_000_000, step: 50_000 } },
  goalRate,
  goalInflation,
  ...growingFields,
];

/** Education is paid for in several years. */
export const feeYearsField: FieldLook<'feeYears'> = {
  name: 'feeYears',
  label: messages.yearsOfFees,
  optional: true,
  more: true,
  wholeOnly: true,
  slider: { min: 1, max: 10, step: 1 },
  note: (years) => (years > 1 ? messages.theAmountIsOneYears : messages.theAmountIsAll),
};

/** The later age must be above the age now. */
export const laterAge =
  <Later extends 'withdrawAge' | 'retirementAge'>(name: Later) =>
  (values: Values<'age' | Later>): { name: Later; message: string } | undefined => {
    const { age, [name]: later }: Values<'age' | 'withdrawAge' | 'retirementAge'> = values;
    return age !== undefined && later !== undefined && later <= age
      ? { name, message: messages.enterMoreThanTheCurrent({ age: withUnit(age, 'years') }) }
      : undefined;
  };

/** Years of a goal: how many months that is, and when they end. */
export const goalYears: FieldLook<'years'> = {
  name: 'years',
  label: messages.timePeriodYears,
  wholeOnly: true,
  slider: { min: 1, max: 40, step: 1 },
  note: monthsNote,
};
