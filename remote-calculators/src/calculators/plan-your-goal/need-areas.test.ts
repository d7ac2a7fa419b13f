import { expect, it } from 'vitest';
import {
  budgetSteps,
  clearBand,
  firstLevel,
  namesIn,
  needAreas,
  overBudget,
} from '#calculators/plan-your-goal/need-picture.tsx';
import { type BudgetGoal, planBudget } from '#engine/budget/budget.ts';

const goal = (amountToday: number, years: number, stepUpPct = 0): BudgetGoal => ({
  ...{ name: 'Goal', amountToday, years, annualRatePct: 0, inflationPct: 0 },
  ...(stepUpPct > 0 && { stepUpPct }),
});

it('the longest goal lies at the bottom, and each area ends when its goal is reached', () => {
  const areas = needAreas(planBudget([goal(120_000, 1), goal(240_000, 2)], 15_000));
  expect(areas).toEqual([
    {
      ...{ place: 1, term: 24 },
      steps: [
        { fromMonth: 1, toMonth: 12, floor: 0, top: 10_000 },
        { fromMonth: 13, toMonth: 24, floor: 0, top: 10_000 },
      ],
    },
    { place: 0, term: 12, steps: [{ fromMonth: 1, toMonth: 12, floor: 10_000, top: 20_000 }] },
  ]);
  expect(areas.map(firstLevel)).toMatchObject([
    { toMonth: 24, floor: 0, top: 10_000 },
    { toMonth: 12, floor: 10_000, top: 20_000 },
  ]);
});

it('an area rises with its instalment, and its name has room until then', () => {
  const [area] = needAreas(planBudget([goal(252_000, 2, 10)], 0));
  expect(area?.steps.map(({ top }) => top)).toEqual([10_000, 11_000]);
  expect(area && firstLevel(area)).toMatchObject({ toMonth: 12, top: 10_000 });
});

it('what lies above the budget is marked, and a budget whose freed money is spent falls', () => {
  const goals = [goal(120_000, 1), goal(240_000, 2)];
  expect(overBudget(planBudget(goals, 15_000))).toEqual([{ fromMonth: 1, toMonth: 12, floor: 15_000, top: 20_000 }]);
  expect(budgetSteps(planBudget(goals, 15_000, {}, false)).map(({ top }) => top)).toEqual([15_000, 5_000]);
  expect(overBudget(planBudget(goals, 15_000, {}, false))).toHaveLength(2);
});

it('a goal whose day has come has no area', () => {
  expect(needAreas(planBudget([goal(120_000, 0)], 0))).toEqual([]);
});

it('a name stands where the budget’s line does not run through it', () => {
  const level = { floor: 10, top: 40 };
  expect(clearBand(level, null, 6)).toEqual(level);
  expect(clearBand(level, 60, 6)).toEqual(level);
  expect(clearBand(level, 5, 6)).toEqual(level);
  // Far enough from the middle, where the name stands.
  expect(clearBand(level, 38, 6)).toEqual(level);
  expect(clearBand(level, 28, 6)).toEqual({ floor: 10, top: 28 });
  expect(clearBand(level, 22, 6)).toEqual({ floor: 22, top: 40 });
  expect(clearBand({ floor: 10, top: 20 }, 15, 6)).toBeUndefined();
  expect(clearBand({ floor: 10, top: 14 }, null, 6)).toBeUndefined();
});

it('a name stands in an area that is wide and high enough', () => {
  const areas = needAreas(planBudget([goal(120_000, 1), goal(240_000, 2), goal(60, 2), goal(12_000, 0.25)], 15_000));
  // A height of 25,000: the third asks for 2.50 a month, the last one is over after three months of 24.
  expect(namesIn(areas, null, 25_000).map(({ place, toMonth }) => [place, toMonth])).toEqual([
    [1, 24],
    [0, 12],
  ]);
});
