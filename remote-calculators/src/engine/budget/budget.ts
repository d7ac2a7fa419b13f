import { type Exact, greater, lesser, type NumberText, ZERO } from '#engine/exact.ts';
import { type GoalResults, goalResults } from '#engine/goals/goal.ts';
import type { Conventions } from '#engine/model.ts';
import { rupeesInput, termInput } from '#engine/possible.ts';

/** One goal of several, with its own years, inflation and return. Order is priority: the first is served first. */
export interface BudgetGoal {
  readonly name: string;
  readonly amountToday: NumberText;
  readonly years: NumberText;
  readonly annualRatePct: NumberText;
  /** 0 when the goal is not adjusted for inflation. */
  readonly inflationPct: NumberText;
}

export interface ServedGoal extends GoalResults {
  readonly name: string;
  /** Months until the goal. */
  readonly term: number;
  /** What it needs a month by the chosen timing, what the budget gives it now, and what it lacks now. */
  readonly needed: Exact;
  readonly given: Exact;
  readonly short: Exact;
}

/** Months in which the same goals are being saved for. */
export interface BudgetSpan {
  readonly fromMonth: number;
  readonly toMonth: number;
  readonly needed: Exact;
  /** Need above the budget, or zero. */
  readonly short: Exact;
}

export interface Budget {
  readonly goals: readonly ServedGoal[];
  readonly needed: Exact;
  readonly surplus: Exact;
  /** Need of the first month above the surplus, and surplus above the need: one of them is zero. */
  readonly short: Exact;
  readonly left: Exact;
  /** Last month in which more is needed than there is; 0 when the budget always suffices. */
  readonly shortUntilMonth: number;
  readonly spans: readonly BudgetSpan[];
}

const above = (a: Exact, b: Exact): Exact => greater(a - b, ZERO);

/** Every goal is saved for from the first month until it is due, so need falls whenever one is. */
function spansOf(goals: readonly { readonly term: number; readonly needed: Exact }[], surplus: Exact): BudgetSpan[] {
  const ends = [...new Set(goals.map(({ term }) => term))].filter((term) => term > 0).sort((a, b) => a - b);
  return ends.map((toMonth, at) => {
    const needed = goals.reduce((sum, goal) => (goal.term >= toMonth ? sum + goal.needed : sum), ZERO);
    return { fromMonth: (ends[at - 1] ?? 0) + 1, toMonth, needed, short: above(needed, surplus) };
  });
}

/**
 * Several goals on one monthly surplus. Each goal's need is the goal method's; the surplus is given out by priority,
 * and what is left over for a goal below its need is its shortfall.
 * Example: needs of 20,000 and 15,000 on a surplus of 30,000 → the second gets 10,000 and lacks 5,000.
 * Edge: no goals → nothing needed, all of it left.
 * @throws InputError when a goal's inputs are not possible at all.
 */
export function planBudget(goals: readonly BudgetGoal[], monthlySurplus: NumberText, choice: Conventions = {}): Budget {
  const surplus = rupeesInput('monthlySurplus', monthlySurplus);
  let left = surplus;
  const served = goals.map((goal): ServedGoal => {
    const term = termInput(goal);
    const results = goalResults({ ...goal, ...choice }, term);
    const needed = choice.timing === 'start' ? results.requiredSipIfStartOfMonth : results.requiredSip;
    const given = lesser(needed, left);
    left -= given;
    return { name: goal.name, term, ...results, needed, given, short: needed - given };
  });
  const needed = served.reduce((sum, goal) => sum + goal.needed, ZERO);
  const spans = spansOf(served, surplus);
  const lastShort = spans.findLast(({ short }) => short > ZERO);
  return {
    goals: served,
    needed,
    surplus,
    short: above(needed, surplus),
    left: above(surplus, needed),
    shortUntilMonth: lastShort?.toMonth ?? 0,
    spans,
  };
}
