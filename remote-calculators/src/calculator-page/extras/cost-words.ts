import { type Exact, ZERO } from '#engine/exact.ts';
import { YEARLY_COST_PCT } from '#engine/goals/what-if.ts';
import type { Results } from '#engine/model.ts';
import { inr } from '#figures/inr.ts';

const amount = (value: Results[string] | undefined): Exact => (typeof value === 'bigint' ? value : ZERO);
const month = (value: Results[string] | undefined): number | null => (typeof value === 'number' ? value : null);

/** "₹17,13,556.33 less", or that nothing changes. */
const less = (verb: string, lost: Exact): string => (lost > ZERO ? `${verb} ${inr(lost)} less` : `${verb} as much`);

function sooner(months: number | null): string {
  if (months === null) return '; without the cost not within 100 years';
  if (months === 0) return ', the same month as without the cost,';
  return `, ${months} ${months === 1 ? 'month' : 'months'} sooner`;
}

/**
 * What a yearly cost does to a plan that pays out, in a sentence: when the money ends, and what it pays or leaves less.
 * @param results of a run with `costPct`
 * @param term in months
 */
export function costWords(results: Results, term: number): string {
  const fund = `A fund ${YEARLY_COST_PCT}% dearer`;
  const paysLess = amount(results.totalWithdrawn) - amount(results.costTotalWithdrawn);
  const leavesLess = amount(results.remainingInvestment) - amount(results.costRemaining);
  const empty = month(results.costLastsMonths);
  if (empty === null) return `${fund} ${less('leaves', leavesLess)} at the end.`;
  const words = sooner(month(results.costMonthsSooner));
  if (empty > term)
    return `${fund} ${less('leaves', leavesLess)} at the end and would be empty in month ${empty}${words.replace(/,$/, '')}.`;
  const ends = `${fund} is empty in month ${empty}${words}`;
  return words.startsWith(';')
    ? `${ends}. It ${less('pays', paysLess)}.`
    : `${ends.replace(/,$/, '')}, and ${less('pays', paysLess)}.`;
}
