import { type Spans, spansOf } from '#engine/budget/spans.ts';
import { type Exact, greater, lesser, type NumberText, ONE, ZERO } from '#engine/exact.ts';
import { type GoalResults, goalResults } from '#engine/goals/goal.ts';
import { type GrowingInputs, growingOf } from '#engine/goals/growing.ts';
import type { Conventions } from '#engine/model.ts';
import { rupeesInput, termInput } from '#engine/possible.ts';
import { lackingOf } from '#engine/rounding.ts';

/** One goal of several, with its own years, inflation and return. Order is priority: the first is served first. */
export interface BudgetGoal extends GrowingInputs {
  readonly name: string;
  readonly amountToday: NumberText;
  readonly years: NumberText;
  readonly annualRatePct: NumberText;
  /** 0 when the goal is not adjusted for inflation. */
  readonly inflationPct: NumberText;
}

export interface FundedGoal extends GoalResults {
  readonly name: string;
  /** Months until the goal, or until its first yearly payment. */
  readonly term: number;
  /** What its instalment multiplies by in months 13, 25, … */
  readonly raise: Exact;
  /** What it needs in the first month by the chosen timing, what the budget gives it then, and what it lacks then. */
  readonly needed: Exact;
  readonly given: Exact;
  readonly short: Exact;
}

export interface Budget extends Spans {
  readonly goals: readonly FundedGoal[];
  readonly needed: Exact;
  readonly surplus: Exact;
  /** Need of the first month above the surplus, and surplus above the need: one of them is zero. */
  readonly short: Exact;
  readonly left: Exact;
}

/**
 * Several goals on one monthly surplus. Each goal's need is the goal method's, with its own savings, yearly raise and yearly
 * payments; the surplus is given out by priority, and what is left over for a goal below its need is its shortfall.
 * Example: needs of 20,000 and 15,000 on a surplus of 30,000 → the second gets 10,000 and lacks 5,000.
 * Edge: no goals → nothing needed, all of it left.
 * @param passOn whether money that a reached goal has freed goes to the others
 * @throws InputError when a goal's inputs are not possible at all.
 */
export function planBudget(
  goals: readonly BudgetGoal[],
  monthlySurplus: NumberText,
  choice: Conventions = {},
  passOn = true,
): Budget {
  const surplus = rupeesInput('monthlySurplus', monthlySurplus);
  let left = surplus;
  const served = goals.map((goal): FundedGoal => {
    const term = termInput(goal);
    const results = goalResults({ ...goal, ...choice }, term);
    const needed = choice.timing === 'start' ? results.requiredSipIfStartOfMonth : results.requiredSip;
    const given = lesser(needed, left);
    left -= given;
    const raise = needed === ZERO ? ONE : growingOf(goal).raise;
    return { name: goal.name, term, raise, ...results, needed, given, short: lackingOf(needed - given) };
  });
  const needed = served.reduce((sum, goal) => sum + goal.needed, ZERO);
  return {
    goals: served,
    needed,
    surplus,
    short: lackingOf(needed - surplus),
    left: greater(surplus - needed, ZERO),
    ...spansOf(served, surplus, passOn),
  };
}
