// @vitest-environment jsdom
import { useState } from 'react';
import { clearAway, draw, press, settle } from 'shared/form-fixture';
import { afterEach, expect, test, vi } from 'vitest';
import '#calculators/plan-your-goal/goal-moves.tsx';
import { GoalList } from '#calculators/plan-your-goal/goal-list.tsx';
import { withoutGoal, withRemoved } from '#calculators/plan-your-goal/goal-removal.ts';
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
      removed={state.removed}
      onPlan={(edit) => setState((before) => ({ ...before, plan: edit(before.plan) }))}
      onOpen={(openId) => setState((before) => ({ ...before, openId }))}
      onRemove={(id) => setState((before) => withoutGoal(before, id))}
      onRestore={() => setState(withRemoved)}
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

test('a goal that was removed comes back as it was, in its place', async () => {
  await drawn(3);
  await press('Remove House');
  expect(titles()).toEqual(['Car', 'Education']);
  expect(document.activeElement).toBe(button('Add a goal'));
  expect(said()).toBe('House is removed.Undo');
  await press('Add a goal');
  await press('Undo');
  expect(titles()).toEqual(['Car', 'House', 'Education', 'Goal']);
  expect(document.activeElement).toBe(button('Edit House') ?? button('Done with House'));
  expect(button('Undo')).toBeUndefined();
  expect(said()).toBe('');
});

test('the last of all comes back under another number where a new goal has taken its own', () => {
  const before: OpenPlan = { plan: { ...initialPlan(), goals: [newGoal(1, 'c'), newGoal(2, 'h')] }, openId: 2 };
  const without = withoutGoal(before, 2);
  expect(withRemoved(without)).toMatchObject({ plan: before.plan, openId: 2, removed: undefined });
  const added = { ...without, plan: { ...without.plan, goals: [...without.plan.goals, newGoal(2)] } };
  expect(withRemoved(added).plan.goals.map(({ id, kind }) => `${id} ${kind}`)).toEqual(['1 c', '3 h', '2 g']);
});
