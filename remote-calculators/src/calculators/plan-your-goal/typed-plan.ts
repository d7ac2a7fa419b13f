import { goalFromCode } from '#calculators/plan-your-goal/goal-code.ts';
import { initialPlan, MOST_GOALS, type Plan, type PlannedGoal } from '#calculators/plan-your-goal/plan.ts';
import { fieldNames } from '#calculators/plan-your-goal/view.ts';
import { writtenOut } from '#figures/amount-text.ts';
import { TODAYS_RUPEES } from '#scenario/link-names.ts';
import { typedChoices, typedTodaysRupees } from '#scenario/typed-form.ts';

/**
 * A plan as the form has sent it: every text as typed, readable or not. Of several goals the form shows the fields of the
 * first; the others come along as a link would carry them.
 */
export function typedPlan(query: URLSearchParams): Omit<Plan, 'range' | 'tax'> {
  const usual = initialPlan();
  const goals = goalsOf(query.get('goals')) ?? usual.goals;
  return {
    goals: goals.map((goal, place) => (place === 0 ? typedGoal(goal, query) : goal)),
    budget: writtenOut(query.get('budget') ?? ''),
    // The form of one goal has no such box.
    passOn: goals.length === 1 || query.has('passOn'),
    choices: typedChoices(query, usual.choices),
    todaysRupees: typedTodaysRupees(query, usual.todaysRupees, TODAYS_RUPEES),
  };
}

function goalsOf(codes: string | null): PlannedGoal[] | null {
  const goals = codes?.split('-').map((code, index) => goalFromCode(index + 1, code)) ?? [];
  const usable = goals.filter((goal) => goal !== null);
  return usable.length === 0 || usable.length < goals.length || usable.length > MOST_GOALS ? null : usable;
}

function typedGoal(goal: PlannedGoal, query: URLSearchParams): PlannedGoal {
  const texts: Record<string, string> = { ...goal.texts };
  for (const name of fieldNames) {
    const text = query.get(name);
    if (text !== null) texts[name] = writtenOut(text);
  }
  return { ...goal, texts, inflated: query.has('inflated') };
}
