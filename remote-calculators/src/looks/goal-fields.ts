import type { FieldLook } from '#definition/definition.ts';
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

/** Years of a goal: how many months that is, and when they end. */
export const goalYears: FieldLook<'years'> = {
  name: 'years',
  label: messages.timePeriodYears,
  wholeOnly: true,
  slider: { min: 1, max: 40, step: 1 },
  note: monthsNote,
};
