import { amountOf } from '#engine/amount-of.ts';
import { digits, type Exact, type NumberText, times } from '#engine/exact.ts';
import type { AnyTable, Timing } from '#engine/model.ts';
import { percentInput } from '#engine/possible.ts';
import { effectiveRate } from '#engine/rate.ts';
import { rupees } from '#engine/rounding.ts';

export type PlanInputs = { readonly [name: string]: NumberText };

/** As shown, in paise, and only then a double. */
export const rupeesOf = (amount: Exact): number => Number(rupees(amount));

export const timingOf = ({ timing }: PlanInputs): Timing => (timing === 'end' ? 'end' : 'start');

/** The effective yearly rate as a fraction; of one investment that grows once a year it is the rate itself. */
export function meanReturn(name: string, inputs: PlanInputs, growsOnce = false): number {
  const rate = percentInput(name, inputs[name]);
  return Number(digits(growsOnce || inputs.rateConvention === 'effective' ? rate : effectiveRate(rate)));
}

/** What each month pays in, read from the sums that were paid until then. */
export function instalmentsOf(table: AnyTable | undefined, before: Exact): number[] {
  let sum = before;
  return (table?.months ?? []).map((row) => {
    const instalment = amountOf(row, 'totalInvested') - sum;
    sum += instalment;
    return rupeesOf(instalment);
  });
}

/** A payout that is raised every twelve months, unrounded until it enters. */
export function raisedPayouts(first: Exact, raise: Exact, term: number): number[] {
  let payout = first;
  return Array.from({ length: term }, (_, at) => {
    if (at > 0 && at % 12 === 0) payout = times(payout, raise);
    return rupeesOf(payout);
  });
}
