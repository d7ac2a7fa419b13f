import { expect, it } from 'vitest';
import { view as car } from '#calculators/dream-car/fields.ts';
import { view as house } from '#calculators/dream-house/fields.ts';
import { initialPlan, newGoal } from '#calculators/plan-your-goal/plan.ts';
import { examplePlan, planForm, planView, showsExample } from '#calculators/plan-your-goal/plan-form.ts';
import { planFromQuery, planQuery } from '#calculators/plan-your-goal/plan-link.ts';
import { rupees } from '#engine/rounding.ts';
import { workedOut } from '#form/calculator-form.ts';
import { initialScenario } from '#scenario/scenario.ts';

const TODAY = '2026-11-26';

it('is the car and the house of their own pages, on one budget', () => {
  const { served } = planView({ plan: examplePlan(), openId: 1 }, TODAY, null);
  const needed = [car, house].map(
    (view) => workedOut(view, initialScenario(view, TODAY), TODAY, null).outcome?.figures[0]?.amount,
  );
  expect(needed[0]).toMatch(/^\d{5}\.\d\d$/);
  expect(served?.goals.map((goal) => rupees(goal.needed))).toEqual(needed);
  expect(planQuery(examplePlan())).toMatch(/^goals=c_1000000_5_12_6-h_8000000_15_12_6&budget=50000&/);
});

it('is what the page opens on, and no default of a link, of a plan or of the page without it', () => {
  const { initial, linked } = planForm(TODAY);
  expect(initial.plan).toEqual(examplePlan());
  expect(linked('?budget=40000')).toMatchObject({ plan: { budget: '40,000', goals: [newGoal(1)] } });
  expect(linked(`?${planQuery(initialPlan())}`)).toMatchObject({ plan: initialPlan() });
  expect(initialPlan().goals).toEqual([newGoal(1)]);
});

it('is told from a plan of somebody’s own by its figures', () => {
  const shown = planFromQuery(`?${planQuery(examplePlan())}`);
  if (shown === null || shown === 'bad') throw new Error('The example has no link.');
  expect(showsExample(shown)).toBe(true);
  expect(showsExample({ ...shown, budget: '30,001' })).toBe(false);
  expect(showsExample({ ...shown, goals: shown.goals.slice(1) })).toBe(false);
  expect(showsExample(initialPlan())).toBe(false);
});
