import { describe, expect, it } from 'vitest';
import { listed } from '#calculators/listed.ts';
import { goalOfKind, withKind } from '#calculators/plan-your-goal/goal-kind.ts';
import { type Kind, newGoal } from '#calculators/plan-your-goal/plan.ts';
import { initialScenario } from '#scenario/scenario.ts';

const pages: readonly (readonly [Kind, string])[] = [
  ['c', '/dreamcar'],
  ['h', '/dreamhouse'],
  ['e', '/childeducation'],
  ['m', '/childmarriage'],
  ['r', '/retirementcalculator'],
];

describe('a goal whose kind is picked', () => {
  it.each(pages)('%s takes the rates that %s opens on, while nobody has changed its own', (kind, path) => {
    const view = listed.map((one) => one.view).find((one) => one.path === path);
    if (view === undefined) throw new Error(`There is no page ${path}.`);
    const { annualRatePct, inflationPct } = initialScenario(view, null).texts;
    expect(annualRatePct).toMatch(/^\d+$/);
    const goal = { ...newGoal(1), texts: { ...newGoal(1).texts, amountToday: '8,00,000' } };
    expect(withKind(goal, kind)).toEqual({
      ...goal,
      kind,
      inflated: true,
      texts: { ...goal.texts, annualRatePct, inflationPct },
    });
  });

  it('has the specification’s rates again as “Goal”', () => {
    for (const [kind] of pages) expect(withKind(withKind(newGoal(1), kind), 'g')).toEqual(newGoal(1));
    expect(goalOfKind(2, 'g')).toEqual(newGoal(2));
  });

  it('keeps rates that somebody has changed', () => {
    const own = [
      { ...newGoal(1), texts: { ...newGoal(1).texts, annualRatePct: '9' } },
      { ...newGoal(1), texts: { ...newGoal(1).texts, inflationPct: '5' } },
      { ...newGoal(1), inflated: true },
    ];
    for (const goal of own) expect(withKind(goal, 'c')).toEqual({ ...goal, kind: 'c' });
  });
});
