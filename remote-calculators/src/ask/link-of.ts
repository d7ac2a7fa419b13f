import type { Filled } from '#ask/fill.ts';
import { plainFigure } from '#figures/amount-text.ts';

/** The query of a calculator's link with these inputs; a date counts from `today`, so that the link says the same for ever. */
export function queryOf(inputs: Filled, today: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(inputs)) {
    // A part of a year is said in months: a third of a year has no end in digits.
    const isPart = name === 'years' && typeof value === 'number' && !Number.isInteger(value);
    if (isPart) query.set('months', String(Math.round(value * 12)));
    else query.set(name, typeof value === 'number' ? plainFigure(value) : value);
  }
  if (inputs.targetDate !== undefined) query.set('today', today);
  return query.toString();
}
