import { type NumberText, ONE, times, whole } from '#engine/exact.ts';
import { messages } from '#engine/messages.en.ts';
import type { Conventions, Term } from '#engine/model.ts';
import { MOST_RUPEES, percentInput, rupeesInput, termInput } from '#engine/possible.ts';
import { monthlyRate, yearlyGrowth } from '#engine/rate.ts';
import { savedValue } from '#engine/savings.ts';
import { noSolution, type Solution, solveQuantity } from '#engine/solve.ts';

/** How a goal is saved for, without its cost. */
export type PaymentPlan = Conventions &
  Term & { readonly annualRatePct: NumberText; readonly inflationPct?: NumberText; readonly stepUpPct?: NumberText };

/**
 * The cost at today's prices that a payment pays for: what it becomes until the goal, divided by the rise of prices.
 * `value` of the answer is that cost then, `target` what the payment becomes. Example: 4,881.74 a month for 10 years
 * at 10%, month end, no inflation → 10,00,000 (999,999.93 and a few paise). Edge: no months → no answer.
 * @param paid rupees every month (the first, where they are raised in months 13, 25, …), or rupees once.
 * @throws InputError when what is known is not possible at all.
 */
export function affordable(paid: NumberText, plan: PaymentPlan, once: boolean): Solution {
  const term = termInput(plan);
  if (term === 0) return noSolution(messages.thereIsNoMonthLeft);
  const amount = rupeesInput('monthly', paid);
  const annualRate = percentInput('annualRatePct', plan.annualRatePct);
  const rate = monthlyRate(annualRate, plan.rateConvention);
  const raise = ONE + percentInput('stepUpPct', plan.stepUpPct ?? 0);
  const target = once
    ? times(amount, yearlyGrowth(annualRate, term))
    : savedValue({ monthly: amount, rate, term, atEnd: plan.timing !== 'start', raise, raiseRupees: 0n });
  const prices = yearlyGrowth(percentInput('inflationPct', plan.inflationPct ?? 0), term);
  return solveQuantity({
    input: 'amountToday',
    target,
    most: whole(MOST_RUPEES),
    wholeRupees: true,
    result: (cost) => times(cost, prices),
    tooMuch: messages.nothingIsInvestedSo,
    tooLittle: messages.itPaysForMoreThan,
  });
}
