// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialPlan, type Plan } from '#calculators/plan-your-goal/plan.ts';
import { planFromQuery } from '#calculators/plan-your-goal/plan-link.ts';
import { PlanResult } from '#calculators/plan-your-goal/plan-result.tsx';
import { budgetOf, servedPlan } from '#calculators/plan-your-goal/served.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const linked = (query: string): Plan => {
  const plan = planFromQuery(`?${query}`);
  if (plan === null || plan === 'bad') throw new Error(`No plan in ${query}.`);
  return plan;
};

/** The result of a plan, as the page shows it when one plan follows another. */
function shown(taken: Plan[]) {
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = (plan: Plan) =>
    act(() =>
      root.render(
        <PlanResult
          plan={plan}
          served={servedPlan(plan)}
          budget={budgetOf(plan)}
          onPlan={(next) => taken.push(next)}
          convention=""
        />,
      ),
    );
  return { show, raise: () => place.querySelector<HTMLElement>('[aria-label="Try: Raise the budget"]') };
}

const short = 'goals=c_800000_4_10_6-h_1500000_6_10_6&budget=30000';
const shorter = 'goals=c_900000_4_10_6-h_1500000_6_10_6&budget=30000';

it('offers no way out of a shortfall that the plan before had', async () => {
  const { show, raise } = shown([]);
  await show(initialPlan());
  await show(linked(short));
  expect(raise()).toBeNull();
  await act(() => vi.runAllTimersAsync());
  expect(raise()).not.toBeNull();
});

it('takes the way out of the plan that stands now', async () => {
  const taken: Plan[] = [];
  const { show, raise } = shown(taken);
  await show(linked(short));
  await show(linked(shorter));
  await act(async () => raise()?.click());
  await act(() => vi.runAllTimersAsync());
  await act(async () => raise()?.click());
  expect(taken).toHaveLength(2);
  expect(taken[0]).toEqual(taken[1]);
  expect(taken[0]?.goals[0]?.texts.amountToday).toBe('9,00,000');
});
