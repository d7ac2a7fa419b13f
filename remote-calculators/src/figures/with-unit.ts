import { fieldText } from '#figures/amount-text.ts';
import { messages } from '#messages.en.ts';

/** Units of a typed quantity as they are said. An age is a number of years. */
export type QuantityUnit = 'rupees' | 'percent' | 'years' | 'months';

/** A bound as it is said: "₹1,000", "30 years", "1 year", "12%". */
export function withUnit(value: number, unit: QuantityUnit): string {
  const figure = fieldText(value);
  if (unit === 'rupees') return `₹${figure}`;
  if (unit === 'percent') return `${figure}%`;
  return unit === 'years' ? messages.figuresYears({ value, figure }) : messages.figuresMonths({ value, figure });
}
