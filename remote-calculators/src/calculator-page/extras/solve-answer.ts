import { formatRupees } from 'shared/format/rupees';
import { isOnce, type PanelProps } from '#calculator-page/extras/plan-of.ts';
import type { CalculatorView } from '#definition/definition.ts';
import type { Exact, NumberText } from '#engine/exact.ts';
import type { Solution, Wanted } from '#engine/solve.ts';
import { affordable, type OnceUnknown, type SavingsUnknown, solveOnce, solveSavings } from '#engine/solve.ts';
import { inr } from '#figures/inr.ts';
import { messages } from '#messages.en.ts';
import { MOST_PLACES } from '#scenario/read-fields.ts';

export type Unknown = SavingsUnknown | OnceUnknown | 'amountToday';

const labels: Record<Unknown, string> = {
  monthly: messages.solveMonthly,
  principal: messages.solveOnce,
  years: messages.solveTime,
  annualRatePct: messages.solveReturn,
  stepUpPct: messages.solveStepUp,
  amountToday: messages.solveCost,
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
 *
 * @param step of the months that may answer: 12 for whole years
 */
export function answer(props: PanelProps, unknown: Unknown, amount: number, step = 1): Solution {
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
    return solveOnce(unknown, { ...rest, ...(goal ? { principal: amount } : {}), ...months }, wanted, step);
  }
  const { rateConvention, timing } = outcome.choices;
  const plan = { ...rest, ...(goal ? { monthly: amount } : {}), ...months, rateConvention, timing };
  return solveSavings(unknown, plan, wanted, step);
}

type Found = Extract<Solution, { found: true }>;

/**
 * What the solver has found, in words.
 *
 * @param futureCost what the page says that the goal costs on its own day; null where the target does not move with time
 */
export function told(solution: Solution, futureCost: Exact | null): string {
  if (!solution.found) return messages.solveNone({ reason: solution.reason });
  const { input, text, value, target } = solution;
  if (input === 'amountToday') {
    return messages.goalOfBudget({ text: formatRupees(text, 0), value: inr(value), target: inr(target) });
  }
  const found = quantity(solution);
  if (input !== 'months' || futureCost === null || inr(futureCost) === inr(target))
    return messages.becomes({ quantity: found, value: inr(value), target: inr(target) });
  const other = target < futureCost ? 'less' : 'more';
  return messages.becomesThen({
    quantity: found,
    value: inr(value),
    target: inr(target),
    other,
    futureCost: inr(futureCost),
  });
}

function quantity({ input, text }: Found): string {
  if (input === 'monthly') return messages.solveQuantityMonthly({ amount: formatRupees(text, 0) });
  if (input === 'principal') return messages.extrasOnce({ amount: formatRupees(text, 0) });
  if (input === 'months') {
    const years = Math.floor(Number(text) / 12);
    const rest = Number(text) % 12;
    if (rest === 0 && years > 0) return messages.yearsOnly({ years, month: text });
    return years > 0
      ? messages.extrasYearsAndMonths({ years, rest, month: text })
      : messages.monthsOnly({ rest, month: text });
  }
  return input === 'stepUpPct' ? messages.solveQuantityStep({ text }) : messages.solveQuantityReturn({ text });
}

/** What of an answer goes into the form: its field, and a figure that the field takes. */
export interface Offer {
  name: string;
  value: number;
}

const wholeYears = ({ fields }: Pick<CalculatorView, 'fields'>): boolean =>
  fields.find(({ name }) => name === 'years')?.wholeOnly === true;

/**
 * The answer that goes into the form, which may take whole years only: where prices rise faster than the money, what is
 * there in one month is not there at the end of its year.
 */
export const offered = (props: PanelProps, unknown: Unknown, amount: number, solution: Found): Solution =>
  solution.input === 'months' && Number(solution.text) % 12 !== 0 && wholeYears(props.definition)
    ? answer(props, unknown, amount, 12)
    : solution;

/** Months become the years that the form asks for. */
export function offerOf({ input, text }: Found, { rules }: Pick<CalculatorView, 'rules'>): Offer {
  // What a goal costs today is what it costs at all where nothing rises: the corpus page calls it its target.
  if (input === 'amountToday') return { name: rules.target ? 'target' : input, value: Number(text) };
  if (input !== 'months' || rules.months) return { name: input, value: Number(Number(text).toFixed(MOST_PLACES)) };
  return { name: 'years', value: Number(text) / 12 };
}
