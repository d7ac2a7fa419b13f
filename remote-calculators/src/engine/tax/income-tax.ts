import type { Reviewed } from '#engine/review/review.ts';
import type { TaxRegime } from '#engine/tax/fund-tax.ts';
import { messages } from '#messages.en.ts';

/** Under 60, from 60, and from 80 years of age on some day of the tax year. */
export type AgeGroup = 'below60' | '60to79' | '80up';

/** Income up to `upTo` rupees, from where the slab before it ends, is taxed at `pct`; the last slab has no end. */
export interface Slab {
  readonly upTo: string | null;
  readonly pct: string;
}

interface RegimeRules {
  readonly slabs: Readonly<Record<AgeGroup, readonly Slab[]>>;
  /** Off the salary, and never more than it. */
  readonly standardDeduction: string;
  /** Up to this taxable income, tax is forgiven up to `most` rupees. */
  readonly rebate: { readonly upTo: string; readonly most: string };
  /** Just above that income the tax is at most the income above it. */
  readonly eased: boolean;
}

interface IncomeTaxTable extends Reviewed {
  /** The tax year that the table holds for. */
  readonly year: string;
  readonly regimes: Readonly<Record<TaxRegime, RegimeRules>>;
  /** The most that counts of a deduction under the old regime, in rupees. */
  readonly mostDeducted: {
    readonly deduction80C: string;
    readonly nps80CCD1B: string;
    readonly homeLoanInterest: string;
  };
}

const newSlabs: readonly Slab[] = [
  { upTo: '400000', pct: '0' },
  { upTo: '800000', pct: '5' },
  { upTo: '1200000', pct: '10' },
  { upTo: '1600000', pct: '15' },
  { upTo: '2000000', pct: '20' },
  { upTo: '2400000', pct: '25' },
  { upTo: null, pct: '30' },
];

/** The old regime's slabs, which differ by age in where tax begins. */
const oldSlabs = (nil: string): readonly Slab[] => [
  { upTo: nil, pct: '0' },
  { upTo: '500000', pct: '5' },
  { upTo: '1000000', pct: '20' },
  { upTo: null, pct: '30' },
];

/** Income tax of a resident individual. The only place where these figures are written; surcharge and cess: `fund-tax.ts`. */
export const incomeTax: IncomeTaxTable = {
  year: '2026-27',
  regimes: {
    new: {
      slabs: { below60: newSlabs, '60to79': newSlabs, '80up': newSlabs },
      standardDeduction: '75000',
      rebate: { upTo: '1200000', most: '60000' },
      eased: true,
    },
    old: {
      slabs: { below60: oldSlabs('250000'), '60to79': oldSlabs('300000'), '80up': oldSlabs('500000') },
      standardDeduction: '50000',
      rebate: { upTo: '500000', most: '12500' },
      eased: false,
    },
  },
  mostDeducted: { deduction80C: '150000', nps80CCD1B: '50000', homeLoanInterest: '200000' },
  // The firm has still to verify slabs, rebates and standard deductions against the Finance Act.
  source: messages.incomeTaxSlabs,
  dated: '2026-11-20',
  reviewBy: '2027-04-01',
};
