import { type Exact, type NumberText, ONE, whole, ZERO } from '#engine/exact.ts';
import { messages } from '#engine/messages.en.ts';
import type { Conventions } from '#engine/model.ts';
import { MOST_RUPEES, percentInput, rupeesInput, termInput } from '#engine/possible.ts';
import { monthlyRate } from '#engine/rate.ts';
import { type Savings, savedValue, valuesByMonth } from '#engine/savings.ts';
import { noSolution, type Solution, solveMonths, solveQuantity } from '#engine/solve.ts';
import { targetAfter, type Wanted } from '#engine/solve-goal.ts';

export type SavingsUnknown = 'monthly' | 'years' | 'annualRatePct' | 'stepUpPct';

/** A SIP or a goal's monthly plan; what is asked for may be left out. `stepUpPct` and `stepUpRupees` default to 0. */
export type SavingsPlan = Conventions & {
  readonly monthly?: NumberText;
  readonly annualRatePct?: NumberText;
  readonly stepUpPct?: NumberText;
  readonly stepUpRupees?: NumberText;
  readonly years?: NumberText;
  readonly months?: NumberText;
};

/** Search ends here: nobody plans on a rate or a step above it. */
const MOST_RATE = whole(1000);

function figures(unknown: SavingsUnknown, plan: SavingsPlan): Savings {
  const known = (name: SavingsUnknown, read: () => Exact): Exact => (unknown === name ? ZERO : read());
  const annual = known('annualRatePct', () => percentInput('annualRatePct', plan.annualRatePct));
  return {
    monthly: known('monthly', () => rupeesInput('monthly', plan.monthly)),
    rate: monthlyRate(annual, plan.rateConvention),
    term: unknown === 'years' ? 0 : termInput(plan),
    atEnd: plan.timing === 'end',
    raise: ONE + known('stepUpPct', () => percentInput('stepUpPct', plan.stepUpPct ?? 0)),
    raiseRupees: rupeesInput('stepUpRupees', plan.stepUpRupees ?? 0),
  };
}

/**
 * Fixes the target and finds one unknown of a monthly plan; put back in, the answer reaches the target within ₹1.
 * Example: 1 crore in 20 years at 12%, start → 10,008.53 a month; 5,000 a month at 12% reaches 11,61,695.38 in month 120.
 * @throws InputError when what is known is not possible at all.
 */
export function solveSavings(unknown: SavingsUnknown, plan: SavingsPlan, wanted: Wanted): Solution {
  const savings = figures(unknown, plan);
  const targetOf = targetAfter(wanted);
  if (unknown === 'years') {
    return solveMonths(
      valuesByMonth(savings),
      targetOf,
      savings.monthly === ZERO && savings.raiseRupees === ZERO
        ? messages.nothingIsInvestedSoTheTarget
        : messages.notWithinYearsTheTargetStays,
    );
  }
  if (savings.term === 0) return noSolution(messages.thereIsNoMonthLeft);
  const target = targetOf(savings.term);
  if (unknown === 'monthly') {
    return solveQuantity({
      input: 'monthly',
      target,
      most: whole(MOST_RUPEES),
      wholeRupees: true,
      result: (monthly) => savedValue({ ...savings, monthly }),
      tooMuch: messages.theYearlyStepInRupees,
      tooLittle: messages.notEvenLakhCroreRupeesA,
    });
  }
  const idle = messages.nothingIsInvestedSoNothing;
  const short = savings.term <= 12 && unknown === 'stepUpPct';
  return solveQuantity({
    input: unknown,
    target,
    most: MOST_RATE,
    result: (percent) =>
      savedValue(
        unknown === 'stepUpPct'
          ? { ...savings, raise: ONE + percent / 100n }
          : { ...savings, rate: monthlyRate(percent / 100n, plan.rateConvention) },
      ),
    tooMuch: unknown === 'stepUpPct' ? messages.withoutAnyStep : messages.withoutAnyReturn,
    tooLittle: short
      ? messages.aStepCountsOnlyFrom
      : savings.monthly === ZERO
        ? idle
        : messages.notEvenAStepOrReturn({ unknown }),
  });
}
