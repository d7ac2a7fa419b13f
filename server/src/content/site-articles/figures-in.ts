/**
 * Every figure that a text states to its readers: amounts after ₹, numbers with commas and numbers with a point. Years,
 * ages and plain per cents are none.
 */
export function figuresIn(text: string): number[] {
  const found = text.matchAll(/₹(\d[\d,]*(?:\.\d+)?)|(?<![\d.,])(\d{1,2}(?:,\d\d)*,\d{3}(?:\.\d+)?|\d+\.\d+)/g);
  return [...found].map(([, amount, number]) => Number((amount ?? number ?? '').replaceAll(',', '')));
}

/** Every `13 years and 8 months` of a text, in months. */
export const spansIn = (text: string): number[] =>
  [...text.matchAll(/(\d+) years? and (\d+) months?/g)].map(([, years, months]) => 12 * Number(years) + Number(months));
