import { formatDate } from 'shared/format/date';
import type { FieldLook, Values } from '#definition/definition.ts';
import { withUnit } from '#figures/with-unit.ts';
import { endsIn } from '#looks/notes.ts';
import { rateField } from '#looks/rate-field.ts';

/** The rate that a goal's money is assumed to earn. */
export const goalRate = rateField('annualRatePct');

/** How fast the goal's price rises until its day; 6% unless the visitor knows better. */
export const goalInflation: FieldLook<'inflationPct'> = {
  name: 'inflationPct',
  label: 'Inflation rate (%)',
  initial: 6,
  slider: { min: 0, max: 15, step: 0.1 },
  note: (rate) => (rate === 0 ? 'The price stays as it is' : 'What the price rises by every year'),
};

type Priced = 'amountToday' | 'annualRatePct' | 'inflationPct';
type DreamField = Priced | 'targetDate';

/** What a car and a house are asked. */
export const dreamFields = (label: string, most: number, step: number): readonly FieldLook<DreamField>[] => [
  { name: 'amountToday', label, slider: { min: 100_000, max: most, step } },
  { name: 'targetDate', label: 'Target date', note: (_, { text = '' }) => dayNote(text) },
  goalRate,
  goalInflation,
];

/** The browser may show a date in American order, 06/01/2036: its name in words leaves no doubt. */
const dayNote = (text: string) =>
  Number.isNaN(Date.parse(text)) ? 'The day on which you want to buy' : formatDate(text);

/** What marriage and education are asked. */
export const childFields: readonly FieldLook<Priced | 'age' | 'withdrawAge'>[] = [
  { name: 'age', label: "Child's current age", wholeOnly: true, slider: { min: 0, max: 30, step: 1 } },
  {
    name: 'withdrawAge',
    label: 'Age at withdrawal',
    wholeOnly: true,
    slider: { min: 1, max: 40, step: 1 },
    note: () => 'When the money is needed',
  },
  { name: 'amountToday', label: 'Amount needed today', slider: { min: 100_000, max: 10_000_000, step: 50_000 } },
  goalRate,
  goalInflation,
];

/** The later age must be above the age now. */
export const laterAge =
  <Later extends 'withdrawAge' | 'retirementAge'>(name: Later) =>
  (values: Values<'age' | Later>): { name: Later; message: string } | undefined => {
    const { age, [name]: later }: Values<'age' | 'withdrawAge' | 'retirementAge'> = values;
    return age !== undefined && later !== undefined && later <= age
      ? { name, message: `Enter more than ${withUnit(age, 'years')}, the current age. Results stay blank until then.` }
      : undefined;
  };

/** Years of a goal: how many months that is, and when they end. */
export const goalYears: FieldLook<'years'> = {
  name: 'years',
  label: 'Time period (years)',
  wholeOnly: true,
  slider: { min: 1, max: 40, step: 1 },
  note: (years, { today }) => `${years * 12} months${endsIn(years * 12, today)}`,
};
