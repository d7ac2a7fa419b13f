import { type NumberText, times, whole, ZERO } from '#engine/exact.ts';
import { lumpsumRows } from '#engine/lumpsum-rows.ts';
import { messages } from '#engine/messages.en.ts';
import { MOST_MONTHS, MOST_RUPEES, percentInput, rupeesInput, termInput } from '#engine/possible.ts';
import { yearlyGrowth } from '#engine/rate.ts';
import { noSolution, type Solution, solveMonths, solveQuantity } from '#engine/solve.ts';
import { targetAfter, type Wanted } from '#engine/solve-goal.ts';

export type OnceUnknown = 'principal' | 'years' | 'annualRatePct';

/** One investment; what is asked for may be left out. */
export type OncePlan = {
  readonly principal?: NumberText;
  readonly annualRatePct?: NumberText;
  readonly years?: NumberText;
  readonly months?: NumberText;
};

/**
 * Fixes the target and finds one unknown of a one-time investment; put back in, the answer reaches it within ₹1.
 * Example: 50,000 at 12% → 1,00,000 after 74 months; 1,55,292.41 after 10 years needs 12%.
 * @throws InputError when what is known is not possible at all.
 */
export function solveOnce(unknown: OnceUnknown, plan: OncePlan, wanted: Wanted): Solution {
  const targetOf = targetAfter(wanted);
  const principal = unknown === 'principal' ? ZERO : rupeesInput('principal', plan.principal);
  const annualRate = unknown === 'annualRatePct' ? ZERO : percentInput('annualRatePct', plan.annualRatePct);
  if (unknown === 'years') {
    return solveMonths(
      lumpsumRows(principal, annualRate, MOST_MONTHS).map(({ value }) => value),
      targetOf,
      principal === ZERO ? messages.nothingIsInvestedSoTheTarget : messages.notWithinYearsTheTarget,
    );
  }
  const term = termInput(plan);
  const target = targetOf(term);
  if (unknown === 'principal') {
    const growth = yearlyGrowth(annualRate, term);
    return solveQuantity({
      input: 'principal',
      target,
      most: whole(MOST_RUPEES),
      wholeRupees: true,
      result: (quantity) => times(quantity, growth),
      tooMuch: '',
      tooLittle: messages.notEvenLakhCroreRupees,
    });
  }
  if (term === 0) return noSolution(messages.thereIsNoTimeLeft);
  return solveQuantity({
    input: 'annualRatePct',
    target,
    most: whole(1000),
    result: (percent) => times(principal, yearlyGrowth(percent / 100n, term)),
    tooMuch: messages.theInvestmentIsAlreadyMore,
    tooLittle: principal === ZERO ? messages.nothingIsInvestedSoNothing : messages.notEvenAReturn,
  });
}
