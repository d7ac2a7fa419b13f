import { expect, it } from 'vitest';
import { goalTitle, newGoal } from '#calculators/plan-your-goal/plan.ts';

it('several goals are told apart, and keep their names while priorities change', () => {
  const goals = [newGoal(1), newGoal(2, 'c'), newGoal(3), { ...newGoal(4), name: ' Farm ' }];
  const titles = (list: typeof goals) => list.map((goal) => goalTitle(goal, list));
  expect(titles(goals)).toEqual(['Goal 1', 'Car', 'Goal 2', 'Farm']);
  expect(titles([...goals].reverse())).toEqual(['Farm', 'Goal 2', 'Car', 'Goal 1']);
  expect(titles(goals.slice(1, 3))).toEqual(['Car', 'Goal']);
});
