import type { Inputs } from '#definition/definition.ts';
import { lessCost, YEARLY_COST_PCT } from '#engine/goals/what-if.ts';
import { type AnyModel, type Results, runOf } from '#engine/model.ts';
import type { Conversion } from '#outcome/outcome.ts';

/**
 * What a yearly cost does to a plan that pays out, with what it pays and leaves at the page's prices: each payout counts
 * by its own date, with the cost and without it. Months stay what they are.
 */
export function costAtPrices(model: AnyModel, inputs: Inputs, { inflationPct }: Conversion): Results {
  const resultsOf = (given: Inputs) => runOf(model, { ...inputs, ...given }).results;
  const plain = resultsOf({ costPct: YEARLY_COST_PCT });
  if (inflationPct === null) return plain;
  const todaysRupeesPct = inflationPct;
  const { realRemaining, realWithdrawn } = resultsOf({ todaysRupeesPct });
  const dearer = resultsOf({ todaysRupeesPct, annualRatePct: lessCost(inputs.annualRatePct ?? 0) });
  return {
    ...plain,
    remainingInvestment: realRemaining ?? null,
    totalWithdrawn: realWithdrawn ?? null,
    costRemaining: dearer.realRemaining ?? null,
    costTotalWithdrawn: dearer.realWithdrawn ?? null,
  };
}
