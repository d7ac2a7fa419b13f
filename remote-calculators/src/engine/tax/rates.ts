/** Tax on gains from units of an equity-oriented fund, sold with securities transaction tax paid, resident individual. */
export interface EquityTaxRates {
  /** First day on which these rates hold, `YYYY-MM-DD`. */
  readonly from: string;
  readonly longTermPct: string;
  readonly shortTermPct: string;
  /** Long-term gains of a year that are free, in rupees. */
  readonly longTermFree: string;
  /** Health and education cess on the tax. */
  readonly cessPct: string;
  /** A lot is long-term when it was held for more months than this. */
  readonly longAfterMonths: number;
  readonly source: string;
  /** When these rates were last compared with the law, and the day by which that has to be done again (after a Budget). */
  readonly checked: string;
  readonly reviewBy: string;
}

/** The only place where tax rates are written. Newest first. */
export const equityTaxTable: readonly EquityTaxRates[] = [
  {
    from: '2024-07-23',
    longTermPct: '12.5',
    shortTermPct: '20',
    longTermFree: '125000',
    cessPct: '4',
    longAfterMonths: 12,
    source:
      'Income-tax Act 2025, sections 196 and 198 (from 1 April 2026; before it sections 111A and 112A of the Act of 1961 as changed by the Finance (No. 2) Act 2024, for sales from 23 July 2024); cess 4% by the yearly Finance Act. No surcharge, no set-off of losses.',
    checked: '2026-11-20',
    reviewBy: '2027-04-01',
  },
];

/** The newest rates, which every page uses. */
export function currentEquityTax(): EquityTaxRates {
  const [newest] = equityTaxTable;
  if (!newest) throw new Error('the tax table is empty');
  return newest;
}

/**
 * Fails the build once the table is past its review date, so that no page shows silently stale tax.
 * @param today `YYYY-MM-DD` in Asia/Kolkata.
 * @throws Error that says what to do.
 */
export function requireFreshTaxTable(today: string): void {
  const { reviewBy } = currentEquityTax();
  if (today > reviewBy) {
    throw new Error(
      `tax rates in engine/tax/rates.ts were due for review by ${reviewBy}: compare them with the Finance Act, then set checked and reviewBy`,
    );
  }
}
