// @vitest-environment jsdom
import { useState } from 'react';
import { clearAway, draw, press, settle } from 'shared/form-fixture';
import { afterEach, expect, test, vi } from 'vitest';
import { GoalList } from '#calculators/plan-your-goal/goal-list.tsx';
import { initialPlan, newGoal } from '#calculators/plan-your-goal/plan.ts';
import type { OpenPlan } from '#calculators/plan-your-goal/plan-form.ts';
import { unconverted } from '#outcome/outcome.ts';

function Goals({ count }: { count: number }) {
  const kinds = ['c', 'h', 'e'] as const;
  const [state, setState] = useState<OpenPlan>(() => ({
    plan: { ...initialPlan(), goals: kinds.slice(0, count).map((kind, place) => newGoal(place + 1, kind)) },
    openId: null,
  }));
  return (
    <GoalList
      plan={state.plan}
      served={null}
      openId={state.openId}
      today={null}
      conversion={unconverted}
      onPlan={(edit) => setState((before) => ({ ...before, plan: edit(before.plan) }))}
      onOpen={(openId) => setState((before) => ({ ...before, openId }))}
    />
  );
}

const titles = () => [...document.querySelectorAll('.goal h3')].map(({ textContent }) => textContent);
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
const said = () => [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join('');

/** The buttons come with code of their own. */
async function drawn(count: number) {
  draw(<Goals count={count} />);
  await vi.waitFor(async () => {
    await settle();
    expect(button('Remove Car')).toBeDefined();
  });
}

afterEach(clearAway);

test('whoever moves a goal by keyboard to an end stays on the button, and hears where it is', async () => {
  await drawn(2);
  button('Raise the priority of House')?.focus();
  await press('Raise the priority of House');
  expect(titles()).toEqual(['House', 'Car']);
  const raise = button('Raise the priority of House');
  expect(document.activeElement).toBe(raise);
  expect([raise?.disabled, raise?.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  expect(said()).toBe('House: priority 1 of 2');
  await press('Raise the priority of House');
  expect([titles(), said()]).toEqual([['House', 'Car'], 'House: priority 1 of 2']);
});
