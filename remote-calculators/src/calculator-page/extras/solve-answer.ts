import { messages } from '#calculator-page/extras/messages.en.ts';
import { isOnce, type PanelProps } from '#calculator-page/extras/plan-of.ts';
import type { NumberText } from '#engine/exact.ts';
import type { Solution } from '#engine/solve.ts';
import { affordable } from '#engine/solve-amount.ts';
import type { Wanted } from '#engine/solve-goal.ts';
import { type OnceUnknown, solveOnce } from '#engine/solve-once.ts';
import { type SavingsUnknown, solveSavings } from '#engine/solve-savings.ts';

export type Unknown = SavingsUnknown | OnceUnknown | 'amountToday';

const labels: Record<Unknown, string> = {
  monthly: messages.theMonthlyAmount,
  principal: messages.theAmountToInvestOnce,
  years: messages.theTimeItTakes,
  annualRatePct: messages.theYearlyReturn,
  stepUpPct: messages.aYearlyStepUp,
  amountToday: messages.theCostToday,
};

/** What may be asked of this page, each with its words. Goals already answer with the amount. */
export function unknownsOf(props: PanelProps): { unknown: Unknown; label: string }[] {
  const { solve, solvesStepUp } = props.definition.extras;
  const once = isOnce(props);
  const names: Unknown[] =
    solve === 'goal'
      ? once
        ? ['years', 'annualRatePct', 'amountToday']
        : ['years', 'annualRatePct', 'stepUpPct', 'amountToday']
      : once
        ? ['principal', 'years', 'annualRatePct']
        : ['monthly', 'years', 'annualRatePct', ...(solvesStepUp ? (['stepUpPct'] as const) : [])];
  return names.map((unknown) => ({ unknown, label: labels[unknown] }));
}

/** Months of the plan as the page shows it, whichever way they were typed. */
const monthsOf = ({ outcome }: PanelProps): number => outcome.monthsOf().length;

function wantedOf({ definition, outcome: { inputs } }: PanelProps, amount: NumberText): Wanted {
  if (definition.extras.solve !== 'goal') return { target: amount };
  if (inputs.target !== undefined) return { target: inputs.target };
  return { amountToday: inputs.amountToday ?? 0, inflationPct: inputs.inflationPct ?? 0 };
}

/** The solver counts every rupee as paid in by the plan, for one sum: not what is there already, and no row of fees. */
export const isBeyond = ({ outcome: { values }, definition }: PanelProps): boolean =>
  definition.extras.solve === 'goal' && ((values.savings ?? 0) > 0 || (values.feeYears ?? 1) > 1);

/**
 * Finds the unknown. `amount` is the target for calculators that grow, and what can be invested for goals, whose target
 * the page knows already.
 */
export function answer(props: PanelProps, unknown: Unknown, amount: number): Solution {
  const { definition, outcome } = props;
  const wanted = wantedOf(props, amount);
  const goal = definition.extras.solve === 'goal';
  const months = unknown === 'years' ? {} : { months: monthsOf(props) };
  const { years: _years, months: _months, ...rest } = outcome.inputs;
  if (unknown === 'amountToday') {
    const { rateConvention, timing } = outcome.choices;
    const { annualRatePct = 0, inflationPct = 0, stepUpPct = 0 } = rest;
    const plan = { annualRatePct, inflationPct, stepUpPct, rateConvention, timing, months: monthsOf(props) };
    return affordable(amount, plan, isOnce(props));
  }
  if (unknown === 'principal' || (isOnce(props) && unknown !== 'monthly' && unknown !== 'stepUpPct')) {
    return solveOnce(unknown, { ...rest, ...(goal ? { principal: amount } : {}), ...months }, wanted);
  }
  const { rateConvention, timing } = outcome.choices;
  const plan = { ...rest, ...(goal ? { monthly: amount } : {}), ...months, rateConvention, timing };
  return solveSavings(unknown, plan, wanted);
}
