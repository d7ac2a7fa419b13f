// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://firm.example/planyourgoal"}
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPlan } from '#calculators/plan-your-goal/budget-form.tsx';
import { withoutGoal } from '#calculators/plan-your-goal/goal-removal.ts';
import { newGoal, type Plan } from '#calculators/plan-your-goal/plan.ts';
import { examplePlan, type OpenPlan, type PlanView, planForm } from '#calculators/plan-your-goal/plan-form.ts';
import { planQuery } from '#calculators/plan-your-goal/plan-link.ts';
import { FormStore } from '#form/form-store.ts';

const TODAY = '2026-11-26';

let page: FormStore<OpenPlan, PlanView> | undefined;

/** Opens the page as a browser does that loads it: at an address with what this browser has kept. */
function open(search: string): FormStore<OpenPlan, PlanView> {
  page?.stop();
  window.history.replaceState(null, '', `/planyourgoal${search}`);
  document.body.innerHTML = `<div data-day="${TODAY}" ${search && 'data-linked="drawn"'}></div>`;
  page = new FormStore(planForm(TODAY));
  page.listen();
  page.attach(keepPlan);
  return page;
}
const change = (edit: (plan: Plan) => Plan) => page?.change((before) => ({ ...before, plan: edit(before.plan) }));
/** What is changed is kept once it rests. */
const rest = () => vi.advanceTimersByTime(2_000);
const names = () => page?.view.plan.goals.map(({ id, name }) => `${id} ${name}`);

/** A plan of somebody's own: the first goal was added last, and has most priority since. */
const own = (): Plan => ({
  ...examplePlan(),
  goals: [
    { ...newGoal(3, 'c'), name: 'Tractor' },
    { ...newGoal(1, 'h'), name: 'Farm' },
  ],
});

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  page?.stop();
  vi.useRealTimers();
});

test('names, numbers and colours of goals outlive a reload, whose address carries none of them', () => {
  open('');
  change(own);
  rest();
  expect(location.search).toBe(`?${planQuery(own())}`);
  open(location.search);
  expect(names()).toEqual(['3 Tractor', '1 Farm']);
  expect(page?.view.shown?.name, 'the goal that the server has drawn open').toBe('Tractor');
  change((plan) => ({ ...plan, budget: '70,000' }));
  rest();
  open('');
  expect(names()).toEqual(['3 Tractor', '1 Farm']);
  expect(page?.view.plan.budget).toBe('70,000');
});

test('a link of other figures shows what it says', () => {
  open('');
  change(own);
  rest();
  open(`?${planQuery({ ...own(), budget: '80,000' })}`);
  expect(names()).toEqual(['1 ', '2 ']);
  expect(page?.view.plan.budget).toBe('80,000');
});

const friends = () => ({ ...examplePlan(), budget: '80,000' });

test.each([
  ['a friend’s plan', friends],
  ['the example', examplePlan],
])('%s that is opened by a link leaves the visitor’s own as it is, whatever is changed', (_name, linked) => {
  open('');
  change(own);
  rest();
  open(`?${planQuery(linked())}`);
  expect(page?.view.isBeside).toBe(true);
  change((plan) => ({ ...plan, budget: '90,000', goals: plan.goals.map((goal) => ({ ...goal, name: 'Theirs' })) }));
  rest();
  expect(location.search).toContain('budget=90000');
  page?.look((before) => ({ ...before, openId: 2 }));
  rest();
  // A reload has the names of these, too.
  open(location.search);
  expect(names()).toEqual(['1 Theirs', '2 Theirs']);
  page?.follow('');
  expect(page?.view).toMatchObject({ plan: own(), isBeside: undefined });
  open('');
  expect(page?.view).toMatchObject({ plan: own(), isBeside: undefined });
});

test('opening a goal is no change: neither address nor storage has a plan after it', () => {
  open('');
  page?.look((before) => ({ ...before, openId: 2 }));
  rest();
  expect(page?.view.openId).toBe(2);
  expect([location.search, localStorage.length]).toEqual(['', 0]);
});

test.each([
  ['nothing', () => {}],
  ['the example', () => change(examplePlan)],
])('a plan of a link becomes the visitor’s own where %s was kept before', (_name, before) => {
  open('');
  before();
  rest();
  open(`?${planQuery(friends())}`);
  expect(page?.view.isBeside).toBeUndefined();
  change((plan) => ({ ...plan, budget: '90,000' }));
  rest();
  open('');
  expect(page?.view.plan.budget).toBe('90,000');
});

test('what was removed is put back into its own plan only', () => {
  open('');
  change(own);
  page?.change((before) => withoutGoal(before, 3));
  expect(page?.view.removed).toMatchObject({ title: 'Tractor', place: 0 });
  page?.follow(`?${planQuery(friends())}`);
  expect(page?.view.removed).toBeUndefined();
});

test('while a goal is incomplete the address leads to the last whole plan of the link, and to the visitor’s own by itself', () => {
  open('');
  change(own);
  rest();
  const incomplete = (plan: Plan) => ({ ...plan, goals: [...plan.goals, { ...newGoal(9), texts: {} }] });
  open(`?${planQuery(friends())}`);
  change(incomplete);
  rest();
  expect(location.search).toBe(`?${planQuery(friends())}`);
  open('');
  change(incomplete);
  rest();
  expect(location.search).toBe('');
});
