import { HORIZONS, type Horizon, type PlanRow } from 'shared/contract/plan';

export interface HorizonTotal {
  horizon: Horizon;
  rows: readonly PlanRow[];
  /** Rupees as plain text with two places, exact. */
  total: string;
  /** Of the whole plan, in percent with one place; the shares of all horizons add up to 100 unless the plan is empty. */
  sharePct: number;
}

/** Sums by horizon in whole paise, so that no rupee is lost to binary fractions. */
export function totalsOf(rows: readonly PlanRow[]): { total: string; horizons: readonly HorizonTotal[] } {
  const sums = HORIZONS.map((horizon) => {
    const own = rows.filter((row) => row.horizon === horizon);
    return { horizon, rows: own, paise: sumOf(own) };
  });
  const all = sums.reduce((sum, { paise }) => sum + paise, 0n);
  const shares = sharesOf(sums.map(({ paise }) => paise));
  return {
    total: rupeesOf(all),
    horizons: sums.map(({ paise, ...sum }, index) => ({
      ...sum,
      total: rupeesOf(paise),
      sharePct: shares[index] ?? 0,
    })),
  };
}

/** Whole paise of all amounts together. */
export const sumOf = (rows: readonly { amount: string }[]): bigint =>
  rows.reduce((sum, { amount }) => sum + paiseOf(amount), 0n);

/** '1250.5' → 125050n. Anything that is no amount counts as nothing. */
export function paiseOf(amount: string): bigint {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  return whole === undefined ? 0n : BigInt(whole + fraction.padEnd(2, '0'));
}

/** 125050n → '1250.50'. */
export const rupeesOf = (paise: bigint): string => `${paise / 100n}.${String(paise % 100n).padStart(2, '0')}`;

/** Percentages with one place by largest remainder: rounded one by one, thirds would add up to 99.9. */
function sharesOf(parts: readonly bigint[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0n);
  if (whole === 0n) return parts.map(() => 0);
  const floors = parts.map((part) => Number((part * 1000n) / whole));
  const remainders = parts.map((part) => (part * 1000n) % whole);
  const missing = 1000 - floors.reduce((sum, tenths) => sum + tenths, 0);
  const first = remainders
    .map((remainder, index) => ({ remainder, index }))
    .sort((a, b) => (a.remainder < b.remainder ? 1 : a.remainder > b.remainder ? -1 : a.index - b.index))
    .slice(0, missing)
    .map(({ index }) => index);
  return floors.map((tenths, index) => (tenths + (first.includes(index) ? 1 : 0)) / 10);
}
