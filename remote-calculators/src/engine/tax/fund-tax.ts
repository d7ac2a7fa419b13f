import type { Reviewed } from '#engine/review/review.ts';
import { messages } from '#messages.en.ts';

/** How the law sorts a fund: by its share of Indian equity, or as a specified (debt) fund bought since 1 April 2023. */
export type FundKind = 'equity' | 'debt' | 'hybrid';

export type TaxRegime = 'new' | 'old';

/** Surcharge on tax: `pct` counts for an income above `above` rupees, up to the next band. */
interface SurchargeBand {
  readonly above: string;
  readonly pct: string;
}

interface FundTaxTable extends Reviewed {
  /** The tax year that the table holds for, from its first day. */
  readonly year: string;
  readonly from: string;
  /** A lot is long-term when it was held for more months than this; a debt lot never is. */
  readonly longAfterMonths: { readonly equity: number; readonly hybrid: number };
  readonly equityLongPct: string;
  readonly equityShortPct: string;
  /** Long-term gains of all equity funds in a year that are free, in rupees. */
  readonly equityLongFree: string;
  readonly hybridLongPct: string;
  /** Highest last. */
  readonly surchargeBands: readonly SurchargeBand[];
  /** The highest surcharge under the new regime, and on tax that is not at slab. */
  readonly mostSurchargePct: { readonly newRegime: string; readonly gains: string };
  /** Income at slab above which surcharge on tax at slab goes by that income alone. */
  readonly slabApartAbove: string;
  /** Health and education cess on tax and surcharge. */
  readonly cessPct: string;
}

/** Tax on gains from fund units, a resident individual. The only place where these figures are written. */
export const fundTax: FundTaxTable = {
  year: '2026-27',
  from: '2026-04-01',
  longAfterMonths: { equity: 12, hybrid: 24 },
  equityLongPct: '12.5',
  equityShortPct: '20',
  equityLongFree: '125000',
  hybridLongPct: '12.5',
  surchargeBands: [
    { above: '5000000', pct: '10' },
    { above: '10000000', pct: '15' },
    { above: '20000000', pct: '25' },
    { above: '50000000', pct: '37' },
  ],
  mostSurchargePct: { newRegime: '25', gains: '15' },
  slabApartAbove: '20000000',
  cessPct: '4',
  // The firm has still to verify the section numbers of the Act of 2025 for debt and hybrid funds.
  source: messages.taxSource,
  dated: '2026-11-20',
  reviewBy: '2027-04-01',
};
