import { bothRegimes, type TaxRegimeInputs } from '#calculators/tax-regime/model.ts';
import { exact, greater, lesser, ZERO } from '#engine/exact.ts';
import { rupees } from '#engine/rounding.ts';

export type PartName = 'left' | 'tax' | 'cess';

/** One part of an income: where it begins in the bar and how long it is, in per cent, and the rupees. */
export interface IncomePart {
  readonly name: PartName;
  readonly from: number;
  readonly length: number;
  readonly amount: string;
}

/** Per cent of a whole to three places, enough for a drawing. */
const percentOf = (part: bigint, whole: bigint): number => Number((part * 100_000n) / whole) / 1000;

/**
 * How each regime divides an income: what is left, the tax by slabs with surcharge, and the cess on it.
 *
 * @returns nothing while there is no income
 */
export function incomeParts(inputs: TaxRegimeInputs): { regime: 'new' | 'old'; parts: readonly IncomePart[] }[] {
  const income = exact(inputs.salary ?? 0) + exact(inputs.otherIncome ?? 0);
  if (income === ZERO) return [];
  const both = bothRegimes(inputs);
  return (['new', 'old'] as const).map((regime) => {
    const { tax, cess: exactCess } = both[regime];
    // The tax is rounded; where next to nothing is owed, it may come to less than the cess.
    const cess = lesser(exactCess, tax);
    const amounts = [
      ['left', greater(income - tax, ZERO)],
      ['tax', tax - cess],
      ['cess', cess],
    ] as const;
    let before = ZERO;
    const parts = amounts.map(([name, amount]) => {
      const from = percentOf(before, income);
      before += amount;
      return { name, from, length: percentOf(amount, income), amount: rupees(amount) };
    });
    return { regime, parts };
  });
}
