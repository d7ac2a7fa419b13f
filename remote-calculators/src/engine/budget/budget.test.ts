import { describe, expect, it } from 'vitest';
import { planYourGoal } from '#calculators/plan-your-goal/model.ts';
import { type BudgetGoal, planBudget } from '#engine/budget/budget.ts';
import { exact } from '#engine/exact.ts';
import { rupees } from '#engine/rounding.ts';

const car: BudgetGoal = { name: 'Car', amountToday: 800_000, years: 4, annualRatePct: 8, inflationPct: 6 };
const house: BudgetGoal = { name: 'House', amountToday: 1_500_000, years: 6, annualRatePct: 10, inflationPct: 6 };
const college: BudgetGoal = { name: 'College', amountToday: 1_000_000, years: 13, annualRatePct: 10, inflationPct: 6 };
const needOf = ({ name: _, ...goal }: BudgetGoal) => planYourGoal.run(goal).results.requiredSip;

describe('several goals on one budget', () => {
  it('needs what each goal needs on its own', () => {
    const { goals, needed } = planBudget([car, house], 50_000);
    expect(goals.map((goal) => goal.needed)).toEqual([needOf(car), needOf(house)]);
    expect(needed).toBe(needOf(car) + needOf(house));
  });

  it('serves by priority and says what falls short', () => {
    const plan = planBudget([car, house, college], 30_000);
    expect(plan.goals[0]?.short).toBe(0n);
    expect(plan.goals[1]?.given).toBe(exact(30_000) - needOf(car));
    expect(plan.goals[2]?.given).toBe(0n);
    expect(plan.short).toBe(plan.needed - plan.surplus);
    expect(plan.goals.reduce((sum, goal) => sum + goal.short, 0n)).toBe(plan.short);
    const other = planBudget([college, car, house], 30_000);
    expect(other.needed).toBe(plan.needed);
    expect(other.goals[0]).toMatchObject({ name: 'College', short: 0n });
  });

  it('needs less after each goal is due', () => {
    const { spans, shortUntilMonth } = planBudget([college, car, house], 30_000);
    expect(spans.map(({ fromMonth, toMonth }) => [fromMonth, toMonth])).toEqual([
      [1, 48],
      [49, 72],
      [73, 156],
    ]);
    expect(spans[2]?.needed).toBe(needOf(college));
    expect(spans[1]?.needed).toBe(needOf(college) + needOf(house));
    expect(shortUntilMonth).toBe(48);
  });

  it('has all of it left without goals, and all of it short without a budget', () => {
    expect(planBudget([], 1000)).toMatchObject({
      needed: 0n,
      short: 0n,
      left: exact(1000),
      spans: [],
      shortUntilMonth: 0,
    });
    const broke = planBudget([car], 0, { timing: 'start' });
    expect(rupees(broke.short)).toBe(rupees(broke.goals[0]?.requiredSipIfStartOfMonth ?? 0n));
  });
});
