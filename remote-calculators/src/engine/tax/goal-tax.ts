import { type Exact, ONE } from '#engine/exact.ts';
import type { Timing } from '#engine/model.ts';
import { grownInstalments, grownLumpsum } from '#engine/tax/grown-rupee.ts';
import { type NeedAfterTax, needAfterTax } from '#engine/tax/need-after-tax.ts';
import type { TaxedFund } from '#engine/tax/savings-tax.ts';

/** A goal as its tax asks for it: the sum to be there after tax, the rates as fractions, the months. */
export interface TaxedGoal {
  readonly target: Exact;
  readonly rate: Exact;
  readonly annualRate: Exact;
  readonly term: number;
}

/** The least instalment that leaves the target after tax. Example: goal 10 lakh, 156 months, 10%, 6%, equity → 7,130.60. */
export function instalmentAfterTax(goal: TaxedGoal, timing: Timing, fund: TaxedFund): NeedAfterTax {
  const { target, rate, term } = goal;
  const perRupee = grownInstalments({ rate, term, timing, raise: ONE }, fund.kind);
  return needAfterTax({ target, perRupee }, fund);
}

/** The least single investment that leaves it. Example: the same goal → 6,75,504.87. */
export function lumpsumAfterTax({ target, annualRate, term }: TaxedGoal, fund: TaxedFund): NeedAfterTax {
  if (term === 0) return { amount: 0n, tax: 0n, lessAbove: null };
  return needAfterTax({ target, perRupee: grownLumpsum(annualRate, term, fund.kind) }, fund);
}
