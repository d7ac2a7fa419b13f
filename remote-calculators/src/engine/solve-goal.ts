import { type Exact, type NumberText, ZERO } from '#engine/exact.ts';
import { lumpsumRows } from '#engine/lumpsum-rows.ts';
import { MOST_MONTHS, percentInput, rupeesInput } from '#engine/possible.ts';

/** What is to be reached: a fixed sum, or a cost today that inflation raises until then. */
export type Wanted =
  | { readonly target: NumberText }
  | { readonly amountToday: NumberText; readonly inflationPct: NumberText };

/** The sum to reach after a number of months. */
export function targetAfter(wanted: Wanted): (months: number) => Exact {
  if ('target' in wanted) {
    const target = rupeesInput('target', wanted.target);
    return () => target;
  }
  const amount = rupeesInput('amountToday', wanted.amountToday);
  const inflation = percentInput('inflationPct', wanted.inflationPct);
  if (inflation === ZERO) return () => amount;
  const prices = lumpsumRows(amount, inflation, MOST_MONTHS);
  return (months) => prices[months - 1]?.value ?? amount;
}
