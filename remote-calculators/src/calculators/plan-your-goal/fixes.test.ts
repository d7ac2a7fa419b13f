import { expect, it } from 'vitest';
import { fixedNow, waysOut } from '#calculators/plan-your-goal/fixes.ts';
import { initialPlan, type Plan } from '#calculators/plan-your-goal/plan.ts';
import { planFromQuery } from '#calculators/plan-your-goal/plan-link.ts';

const linked = (query: string): Plan => {
  const plan = planFromQuery(`?${query}`);
  if (plan === null || plan === 'bad') throw new Error(`No plan in ${query}.`);
  return plan;
};
const short = linked('goals=c_800000_4_10_6-h_1500000_6_10_6&budget=30000');
const shorter = linked('goals=c_900000_4_10_6-h_1500000_6_10_6&budget=30000');
const raised = (plan: Plan) => {
  const found = waysOut(plan).find(({ title }) => title === 'Raise the budget');
  if (found === undefined) throw new Error('No way to raise the budget.');
  return found;
};

it('offers ways out of a shortfall, and none without a stated budget', () => {
  expect(raised(short).plan).toEqual({ ...short, budget: '38,887' });
  expect(waysOut(initialPlan())).toEqual([]);
});

it('takes the way out of the plan that stands now, with all that was changed meanwhile', () => {
  const way = raised(short);
  expect(fixedNow(way, short, short)).toBe(way.plan);
  const fixed = fixedNow(way, short, shorter);
  expect(fixed?.goals).toEqual(shorter.goals);
  expect(fixed).toEqual(raised(shorter).plan);
  expect(fixedNow(way, short, { ...shorter, budget: '9,00,000' })).toBeUndefined();
});
