import { formatLakhCrore, formatRupees } from 'shared/format/rupees';
import type { Exact } from '#engine/exact.ts';
import { rupees } from '#engine/rounding.ts';

/** An exact amount as it stands in a sentence: ₹11,61,695.38. */
export const inr = (amount: Exact): string => formatRupees(rupees(amount));

const LAKH = 100_000;

/** What comes out, said in short; the exact figure stands below. @param amount plain digits with two places */
export const roughAmount = (amount: string): string =>
  Number(amount) >= LAKH ? formatLakhCrore(Number(amount)) : formatRupees(amount, 0);
