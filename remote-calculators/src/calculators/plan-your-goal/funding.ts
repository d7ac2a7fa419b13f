import { goalTitle, type Plan, readGoal } from '#calculators/plan-your-goal/plan.ts';
import { type Budget, type BudgetGoal, planBudget } from '#engine/budget/budget.ts';
import { InputError } from '#engine/possible.ts';
import { readTyped } from '#figures/amount-text.ts';
import { figureProblem } from '#scenario/read-fields.ts';

/** The stated budget in rupees, or null while none is stated or it cannot be read. */
export function budgetOf({ budget }: Pick<Plan, 'budget'>): number | null {
  const typed = readTyped(budget, 'aMonth');
  return typed.state === 'figure' && figureProblem(typed.value, { unit: 'rupees' }) === undefined ? typed.value : null;
}

/** The goals as the engine takes them; null while one of them is incomplete. */
export function budgetGoals({ goals }: Plan): BudgetGoal[] | null {
  const read = goals.map((goal) => {
    const { inputs } = readGoal(goal);
    if (inputs === null) return null;
    const { amountToday = 0, years = 0, annualRatePct = 0, inflationPct = 0 } = inputs;
    return { ...inputs, name: goalTitle(goal, goals), amountToday, years, annualRatePct, inflationPct };
  });
  const complete = read.filter((goal) => goal !== null);
  return complete.length === read.length ? complete : null;
}

/** What all goals need together, against the budget; null while a goal is incomplete. */
export function fundedPlan(plan: Plan): Budget | null {
  const goals = budgetGoals(plan);
  if (goals === null) return null;
  const { rateConvention, timing } = plan.choices;
  try {
    return planBudget(goals, budgetOf(plan) ?? 0, { rateConvention, timing }, plan.passOn);
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}
