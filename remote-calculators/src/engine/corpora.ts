import { type Exact, ONE, over, times, ZERO } from '#engine/exact.ts';
import { pricesAt } from '#engine/todays-rupees.ts';

export interface Spending {
  /** What a month costs today, in today's rupees. */
  readonly expense: Exact;
  /** Yearly inflation as a fraction. */
  readonly inflation: Exact;
  /** Monthly return while it is spent. */
  readonly rate: Exact;
  /** Months from today that the money has to last. */
  readonly until: number;
}

/**
 * What has to be there after m = 0 … `until` months so that the expense is paid from then on, at every month's start and
 * raised once a year: corpus(m) = E(1+g)^(m/12) × Σ over t < until − m of (1+g)^⌊t/12⌋ (1+i)^(−t).
 * The sum depends on how many months are left alone, so all of them cost one pass and not one each.
 * Example: 50,000 a month, 6%, 8% nominal, 60 years → 1,97,30,532.19 today. Edge: no month left → 0.
 */
export function corpora({ expense, inflation, rate, until }: Spending): Exact[] {
  const prices = pricesAt(inflation);
  const sums = [ZERO];
  let paid = ONE;
  for (let month = 0, sum = ZERO; month < until; month += 1) {
    if (month > 0) paid = over(paid, ONE + rate);
    if (month > 0 && month % 12 === 0) paid = times(paid, ONE + inflation);
    sum += paid;
    sums.push(sum);
  }
  return sums.map((_, month) => times(times(expense, prices(month)), sums[until - month] ?? ZERO));
}
