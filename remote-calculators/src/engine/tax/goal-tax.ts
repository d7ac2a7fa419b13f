import { type Exact, ONE, power } from '#engine/exact.ts';
import type { Timing } from '#engine/model.ts';
import type { FundKind } from '#engine/tax/fund-tax.ts';
import { type Grown, grownInstalments, grownLumpsum, grownOnce } from '#engine/tax/grown-rupee.ts';
import { type NeedAfterTax, needAfterTax } from '#engine/tax/need-after-tax.ts';
import type { TaxedFund } from '#engine/tax/savings-tax.ts';

/** A goal as its tax asks for it: the sum to be there after tax, the rates as fractions, the months. */
export interface TaxedGoal {
  readonly target: Exact;
  readonly rate: Exact;
  readonly annualRate: Exact;
  readonly term: number;
  /** Rupees that are there today, and what the instalment multiplies by in months 13, 25, … */
  readonly savings: Exact;
  readonly raise: Exact;
}

/** What the savings become; they cost what they are worth today. */
export const grownSavings = ({ savings, rate, term }: TaxedGoal, kind: FundKind): Grown =>
  grownOnce(savings, power(ONE + rate, term), term, kind);

/** The least instalment that leaves the target after tax. Example: goal 10 lakh, 156 months, 10%, 6%, equity → 7,130.60. */
export function instalmentAfterTax(goal: TaxedGoal, timing: Timing, fund: TaxedFund): NeedAfterTax {
  const { target, rate, term, raise } = goal;
  const perRupee = grownInstalments({ rate, term, timing, raise }, fund.kind);
  return needAfterTax({ target, perRupee, beside: grownSavings(goal, fund.kind) }, fund);
}

/** The least single investment that leaves it. Example: the same goal → 6,75,504.87. */
export function lumpsumAfterTax(goal: TaxedGoal, fund: TaxedFund): NeedAfterTax {
  const { target, annualRate, term } = goal;
  if (term === 0) return { amount: 0n, tax: 0n, lessAbove: null };
  const perRupee = grownLumpsum(annualRate, term, fund.kind);
  return needAfterTax({ target, perRupee, beside: grownSavings(goal, fund.kind) }, fund);
}
