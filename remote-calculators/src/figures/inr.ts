import { formatRupees } from 'shared/format/rupees';
import type { Exact } from '#engine/exact.ts';
import { rupees } from '#engine/rounding.ts';

/** An exact amount as it stands in a sentence: ₹11,61,695.38. */
export const inr = (amount: Exact): string => formatRupees(rupees(amount));
