// @vitest-environment jsdom
import { clearAway, draw, redraw } from 'shared/form-fixture';
import { afterEach, expect, test } from 'vitest';
import { GoalList } from '#calculators/plan-your-goal/goal-list.tsx';
import { initialPlan, type Plan } from '#calculators/plan-your-goal/plan.ts';
import { drawPlan, planView } from '#calculators/plan-your-goal/plan-form.ts';

const viewWith = (savings: string) => {
  const plan: Plan = initialPlan();
  const goals = plan.goals.map((goal) => ({ ...goal, texts: { ...goal.texts, savings } }));
  return planView({ plan: { ...plan, goals }, openId: 1 }, '2026-11-22', null);
};
const list = (savings: string) => {
  const { plan, served, openId, today, conversion } = viewWith(savings);
  const nothing = () => {};
  const acts = { onPlan: nothing, onOpen: nothing, onRemove: nothing, onRestore: nothing };
  return <GoalList {...{ plan, served, openId, today, conversion }} removed={undefined} {...acts} />;
};
const fold = () => document.querySelector('.folded')?.closest('details') as HTMLDetailsElement;

afterEach(clearAway);

test('the group of a goal stays open while a figure in it is emptied to be typed anew', () => {
  draw(list('50,000'));
  expect(fold().open).toBe(true);
  // As the form store does: drawn at each key, and told to React at each rest.
  drawPlan(viewWith(''), 'savings');
  redraw(list(''));
  drawPlan(viewWith(''), '');
  expect(fold().open).toBe(true);
});

test('what is put into the group of a goal opens it, and another plan closes it', () => {
  draw(list(''));
  expect(fold().open).toBe(false);
  drawPlan(viewWith('50,000'), '');
  redraw(list('50,000'));
  expect(fold().open).toBe(true);
  drawPlan(viewWith(''), '');
  redraw(list(''));
  expect(fold().open).toBe(false);
});
