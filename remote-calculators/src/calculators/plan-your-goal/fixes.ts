import { formatRupees } from 'shared/format/rupees';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import { goalTitle, type Plan, type PlannedGoal } from '#calculators/plan-your-goal/plan.ts';
import { budgetOf, servedPlan } from '#calculators/plan-your-goal/served.ts';
import { ZERO } from '#engine/exact.ts';
import { rupees } from '#engine/rounding.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';

/** One change that alone makes the plan fit its budget. */
export interface Fix {
  title: string;
  effect: string;
  plan: Plan;
}

const MOST_YEARS_LATER = 10;
const STEP_RUPEES = 50_000;

const withGoal = (plan: Plan, goal: PlannedGoal, name: string, value: number): Plan => ({
  ...plan,
  goals: plan.goals.map((other) =>
    other.id === goal.id ? { ...goal, texts: { ...goal.texts, [name]: fieldText(value) } } : other,
  ),
});

const figure = (goal: PlannedGoal, name: string) => Number((goal.texts[name] ?? '').replaceAll(',', ''));

/** Looks for the smallest of a row of changes after which nothing is short, and says what it frees. */
function first(plan: Plan, changes: readonly { title: string; plan: Plan }[]): Fix | null {
  const before = servedPlan(plan)?.needed ?? ZERO;
  for (const change of changes) {
    const after = servedPlan(change.plan);
    if (after !== null && after.mostShort === null)
      return { ...change, effect: messages.freesAMonth({ before: inr(before - after.needed) }) };
  }
  return null;
}

/** Using what reached goals free, where the visitor has left that out and it is enough. */
function passedOn(plan: Plan): Fix | null {
  const passing = { ...plan, passOn: true };
  const fits = !plan.passOn && servedPlan(passing)?.mostShort === null;
  return fits ? { title: messages.passOn, effect: messages.freedStays, plan: passing } : null;
}

/** Ways out of a shortfall: freed money, one goal later, the same goal smaller, or more money every month. */
function fixesFor(plan: Plan): Fix[] {
  const served = servedPlan(plan);
  if (served === null || served.mostShort === null) return [];
  // The goal of least priority gives way.
  const goal = plan.goals.at(-1);
  if (goal === undefined) return [];
  const years = figure(goal, 'years');
  const later = Array.from({ length: MOST_YEARS_LATER }, (_, index) => index + 1).map((longer) => ({
    title: messages.goalLater({ goal: goalTitle(goal, plan.goals), years: longer }),
    plan: withGoal(plan, goal, 'years', years + longer),
  }));
  const amount = figure(goal, 'amountToday');
  const smaller = [0.9, 0.8, 0.7, 0.6, 0.5].map((share) => {
    const reduced = Math.floor((amount * share) / STEP_RUPEES) * STEP_RUPEES;
    return {
      title: messages.goalForAmount({ goal: goalTitle(goal, plan.goals), reduced: formatRupees(reduced, 0) }),
      plan: withGoal(plan, goal, 'amountToday', reduced),
    };
  });
  // A whole rupee above the need covers what rounding hides.
  const enough = Math.ceil(Number(rupees(served.surplus + served.mostShort.short)));
  const raised: Fix = {
    title: messages.raiseTheBudget,
    effect: messages.toAMonth({ enough: formatRupees(enough) }),
    plan: { ...plan, budget: fieldText(enough) },
  };
  return [passedOn(plan), first(plan, later), first(plan, smaller), raised].filter((fix) => fix !== null);
}

/** What would make a plan fit its stated monthly budget; nothing where none is stated or all is invested at once. */
export const waysOut = (plan: Plan): Fix[] =>
  budgetOf(plan) === null || plan.choices.mode === 'oneTime' ? [] : fixesFor(plan);

/**
 * The plan that a way out leads to.
 *
 * @param found the plan for which the way was found; the page shows it a moment after the plan has changed
 * @param plan the plan that stands now, of which nothing may be lost
 * @returns undefined when that way is none any more
 */
export function fixedNow({ title, plan: fixed }: Fix, found: Plan, plan: Plan): Plan | undefined {
  return found === plan ? fixed : waysOut(plan).find((fix) => fix.title === title)?.plan;
}
