import { describe, expect, it } from 'vitest';
import type { BudgetGoal } from '#engine/budget/budget.ts';
import { budgetEffects } from '#engine/budget/budget-effects.ts';
import { rupees } from '#engine/rounding.ts';

const goal = (years: number): BudgetGoal => ({
  name: 'Goal',
  amountToday: 1_000_000,
  years,
  annualRatePct: 10,
  inflationPct: 0,
});
const shown = (goals: BudgetGoal[], once = false) =>
  budgetEffects(goals, {}, once).map(({ change, size, value }) => [change, size, rupees(value)]);

// The expected figures are PMT sums of a spreadsheet: PMT(10%/12, months, 0, -1000000) for each goal.
describe('cost and delay of several goals', () => {
  it('adds what each goal asks for', () => {
    expect(shown([goal(10), goal(4)])).toEqual([
      ['cost', 1, '22552.62'],
      ['delay', 1, '29679.21'],
      ['delay', 3, '87850.40'],
    ]);
  });

  it('grows one-time investments once a year', () => {
    expect(shown([goal(10), goal(4)], true)[1]).toEqual(['delay', 1, '1175412.42']);
  });

  it('leaves out a delay that would leave one goal no month', () => {
    expect(shown([goal(10), goal(1)]).map(([change]) => change)).toEqual(['cost']);
  });

  it('says the difference to what is needed now', () => {
    const [, later] = budgetEffects([goal(10), goal(4)], {}, false);
    expect(later && rupees(later.difference)).toBe('7768.22');
  });
});
