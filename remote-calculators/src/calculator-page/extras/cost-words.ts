import type { Inputs } from '#definition/definition.ts';
import { type Exact, ZERO } from '#engine/exact.ts';
import { lessCost, YEARLY_COST_PCT } from '#engine/goals/what-if.ts';
import { type AnyModel, type Results, runOf, type Timing } from '#engine/model.ts';
import { inr } from '#figures/inr.ts';
import { messages } from '#messages.en.ts';
import type { Conversion } from '#outcome/outcome.ts';
import { endsIn } from '#specs/notes.ts';

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

const amount = (value: Results[string] | undefined): Exact => (typeof value === 'bigint' ? value : ZERO);
const month = (value: Results[string] | undefined): number | null => (typeof value === 'number' ? value : null);

/**
 * What a yearly cost does to a plan that pays out, in a sentence: when the money ends, and what it pays or leaves less.
 * @param results of a run with `costPct`
 * @param term in months
 * @param timing of the withdrawals, and the day from which the months of the calendar count, `YYYY-MM-DD`; null for none
 */
export function costWords(
  results: Results,
  term: number,
  { timing, today }: { timing: Timing; today: string | null },
): string {
  const cost = YEARLY_COST_PCT;
  const less = amount(results.remainingInvestment) - amount(results.costRemaining);
  const left = less > ZERO ? 'less' : 'same';
  const empty = month(results.costLastsMonths);
  if (empty === null) return messages.costLeaves({ cost, left, less: inr(less) });
  const end = endsIn(timing === 'start' ? empty - 1 : empty, today);
  const sooner = month(results.costMonthsSooner);
  const when = sooner === null ? 'never' : sooner === 0 ? 'same' : 'sooner';
  const months = sooner ?? 0;
  if (empty > term) return messages.costLeavesAndEmpties({ cost, left, less: inr(less), empty, end, when, months });
  const paysLess = amount(results.totalWithdrawn) - amount(results.costTotalWithdrawn);
  const paid = paysLess > ZERO ? 'less' : 'same';
  return messages.costEmpties({ cost, empty, end, when, months, paid, less: inr(paysLess) });
}
