import type { Choices } from '#calculator-page/definition.ts';
import { fieldText, plainFigure, readTyped } from '#calculator-page/fields/amount-text.ts';
import {
  LONGEST_QUERY,
  rangeFrom,
  rangeIntoQuery,
  TODAYS_RUPEES,
  todaysRupeesPct,
} from '#calculator-page/scenario/link.ts';
import { queryWithTax, taxFrom } from '#calculator-page/scenario/tax-setting.ts';
import {
  initialPlan,
  type Kind,
  kinds,
  MOST_GOALS,
  newGoal,
  type Plan,
  type PlannedGoal,
  readGoal,
  usualChoices,
} from '#calculators/plan-your-goal/plan.ts';
import { budgetOf } from '#calculators/plan-your-goal/served.ts';

const names = ['amountToday', 'years', 'annualRatePct', 'inflationPct'] as const;

/** `c_800000_4_10_6`: kind, amount today, years, rate, and the inflation when the price rises. */
function goalCode(goal: PlannedGoal): string | null {
  const { inputs } = readGoal(goal);
  if (inputs === null) return null;
  return [
    goal.kind,
    ...names.flatMap((name) => (inputs[name] === undefined ? [] : [plainFigure(Number(inputs[name]))])),
  ].join('_');
}

/**
 * The plan as a query: one goal under the names that `calc` takes, several as codes with '-' between them.
 * @returns '' while a goal is incomplete or the plan is too long for a link
 */
export function planQuery(plan: Plan): string {
  const { goals, budget, choices, todaysRupees } = plan;
  const query = new URLSearchParams();
  const [only] = goals;
  if (goals.length === 1 && only) {
    const { inputs } = readGoal(only);
    if (inputs === null) return '';
    for (const name of names) if (inputs[name] !== undefined) query.set(name, plainFigure(Number(inputs[name])));
  } else {
    const codes = goals.map(goalCode);
    if (codes.length === 0 || codes.includes(null)) return '';
    query.set('goals', codes.join('-'));
  }
  const stated = budgetOf({ budget });
  if (stated !== null) query.set('budget', plainFigure(stated));
  for (const name of ['rateConvention', 'timing', 'mode'] as const) query.set(name, choices[name]);
  const inflation = todaysRupeesPct({ todaysRupees });
  if (inflation !== null) query.set(TODAYS_RUPEES, plainFigure(inflation));
  rangeIntoQuery(plan.range, query);
  const text = queryWithTax(query, plan.tax, false, LONGEST_QUERY);
  return text.length > LONGEST_QUERY ? '' : text;
}

function goalFromValues(id: number, kind: string, values: readonly (string | null)[]): PlannedGoal | null {
  if (!(kind in kinds)) return null;
  const goal = newGoal(id, kind as Kind);
  const texts: Record<string, string> = { ...goal.texts };
  for (const [index, value] of values.entries()) {
    if (value === null) continue;
    const written = readTyped(value);
    if (written.state !== 'figure') return null;
    texts[names[index] ?? ''] = fieldText(written.value);
  }
  const filled = { ...goal, texts, inflated: values[3] !== null && values[3] !== undefined };
  return readGoal(filled).inputs === null ? null : filled;
}

function choicesFrom(query: URLSearchParams): Choices | null {
  const rateConvention = query.get('rateConvention') ?? usualChoices.rateConvention;
  const timing = query.get('timing') ?? usualChoices.timing;
  const mode = query.get('mode') ?? usualChoices.mode;
  if (rateConvention !== 'nominal' && rateConvention !== 'effective') return null;
  if (timing !== 'start' && timing !== 'end') return null;
  return mode === 'monthly' || mode === 'oneTime' ? { rateConvention, timing, mode } : null;
}

/** Reads a plan back; null when the query says nothing about one, 'bad' when what it says cannot be used. */
export function planFromQuery(search: string): Plan | 'bad' | null {
  const query = new URLSearchParams(search);
  const own = ['goals', 'budget', 'rateConvention', 'timing', 'mode', TODAYS_RUPEES, ...names];
  if (!own.some((name) => query.has(name))) return null;
  const codes = query.get('goals')?.split('-');
  const goals = codes
    ? codes.map((code, index) => {
        const [kind = '', ...values] = code.split('_');
        return values.length < 3 || values.length > 4 ? null : goalFromValues(index + 1, kind, values);
      })
    : [
        goalFromValues(
          1,
          'g',
          names.map((name) => query.get(name)),
        ),
      ];
  const choices = choicesFrom(query);
  const written = query.get('budget');
  const budget = written === null ? null : budgetOf({ budget: written });
  const range = rangeFrom(query);
  const tax = taxFrom(query);
  if (choices === null || range === null || tax === null || goals.length > MOST_GOALS) return 'bad';
  if (written !== null && budget === null) return 'bad';
  const usable = goals.filter((goal) => goal !== null);
  if (usable.length < goals.length) return 'bad';
  const inflation = query.get(TODAYS_RUPEES);
  const todaysRupees = inflation === null ? initialPlan().todaysRupees : { on: true, text: inflation };
  if (inflation !== null && todaysRupeesPct({ todaysRupees }) === null) return 'bad';
  return { todaysRupees, range, tax, goals: usable, choices, budget: budget === null ? '' : fieldText(budget) };
}
