import type { Reviewed } from '#engine/review/review.ts';
import { messages } from '#messages.en.ts';

/** What a scheme takes, in rupees a year. */
export interface YearlyDeposit {
  readonly least: number;
  readonly most: number;
}

interface SchemeLimits extends Reviewed {
  readonly ppf: YearlyDeposit;
  readonly ssy: YearlyDeposit;
  /** The employer's pension share: this per cent of a month's pay, of which at most so many rupees count. */
  readonly eps: { readonly pct: string; readonly mostPay: string };
  /** The least share of an NPS corpus that buys an annuity, in per cent. */
  readonly npsLeastAnnuityPct: { readonly general: number; readonly government: number };
  /** An NPS corpus of so many rupees or fewer may be paid out as a whole. */
  readonly npsWholeUpTo: number;
  /** Up to so many rupees, so many may be paid out at once and the rest in instalments. */
  readonly npsInParts: { readonly upTo: number; readonly atOnce: number };
  /** The least share for an annuity of whoever leaves early, in per cent. */
  readonly npsEarlyAnnuityPct: number;
  /** The age until which an NPS account may be kept. */
  readonly npsKeptUntil: number;
}

/** The only place that holds these limits. */
export const schemeLimits: SchemeLimits = {
  ppf: { least: 500, most: 150_000 },
  ssy: { least: 250, most: 150_000 },
  eps: { pct: '8.33', mostPay: '15000' },
  npsLeastAnnuityPct: { general: 20, government: 40 },
  npsWholeUpTo: 800_000,
  npsInParts: { upTo: 1_200_000, atOnce: 600_000 },
  npsEarlyAnnuityPct: 80,
  npsKeptUntil: 85,
  // The firm has still to verify the ceiling of pay that the pension scheme counts, and of NPS the
  // least share that has to buy an annuity, the corpus that may be paid out as a whole, and the last age.
  source: messages.schemeRules,
  dated: '2025-12-31',
  reviewBy: '2027-03-31',
};
