// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ResultBar } from '#calculator-page/results/result-bar.tsx';
import { BudgetForm } from '#calculators/plan-your-goal/budget-form.tsx';
import { budgetOf } from '#calculators/plan-your-goal/funding.ts';
import { GoalList } from '#calculators/plan-your-goal/goal-list.tsx';
import { initialPlan, newGoal, type Plan, viewOf } from '#calculators/plan-your-goal/plan.ts';
import { drawPlan, type PlanView, planView } from '#calculators/plan-your-goal/plan-form.ts';
import { planLines } from '#calculators/plan-your-goal/plan-lines.ts';
import { PlanResult } from '#calculators/plan-your-goal/plan-result.tsx';
import { markup } from '#form/markup-fixture.ts';

const nothing = () => {};
const acts = { onPlan: nothing, onOpen: nothing, onRemove: nothing, onRestore: nothing };

function rendered({ plan, served, openId, today, conversion, shown, reading }: PlanView): string {
  const budget = budgetOf(plan);
  const [hero = { label: '', text: '' }] = planLines(plan, served, budget, today);
  const convention =
    shown && reading ? viewOf(shown).convention(plan.choices, plan.goals.length > 1 ? {} : reading.values) : '';
  const common = { plan, served, conversion, today };
  return renderToStaticMarkup(
    <>
      <BudgetForm budget={plan.budget} todaysRupees={plan.todaysRupees} goals="some" passOn={plan.passOn} />
      <PlanResult {...common} budget={budget} convention={convention} />
      <GoalList {...common} openId={openId} removed={undefined} {...acts} />
      <ResultBar label={hero.label} text={hero.text} />
    </>,
  );
}

const several: Plan = { ...initialPlan(), goals: [newGoal(3, 'c'), newGoal(1), newGoal(2, 'h')], budget: '9,00,000' };
const change = (plan: Plan, texts: Record<string, string>): Plan => ({
  ...plan,
  goals: plan.goals.map((goal) => (goal.id === 1 ? { ...goal, texts: { ...goal.texts, ...texts } } : goal)),
});

const changes: [name: string, edit: (plan: Plan) => Plan][] = [
  ['other figures', (plan) => change(plan, { amountToday: '44,00,000', years: '14', annualRatePct: '9.25' })],
  ['yearly payments', (plan) => change(plan, { feeYears: '4' })],
  ['a text that is no figure', (plan) => change(plan, { years: 'abc' })],
  ['an empty field', (plan) => change(plan, { amountToday: '' })],
  ['another budget', (plan) => ({ ...plan, budget: '12,00,000' })],
  ['a budget that is no figure', (plan) => ({ ...plan, budget: 'abc' })],
  ['an effective rate', (plan) => ({ ...plan, choices: { ...plan.choices, rateConvention: 'effective' } })],
  ['the start of the month', (plan) => ({ ...plan, choices: { ...plan.choices, timing: 'start' } })],
  ['one investment', (plan) => ({ ...plan, choices: { ...plan.choices, mode: 'oneTime' } })],
  ['freed money that is spent', (plan) => ({ ...plan, passOn: false })],
  [
    'a price that does not rise',
    (plan) => ({ ...plan, goals: plan.goals.map((goal) => ({ ...goal, inflated: false })) }),
  ],
  ['another inflation', (plan) => ({ ...plan, todaysRupees: { on: true, text: '7.5' } })],
];

test.each(changes)('%s is drawn as React renders it, in a plan of one goal and of several', (_name, edit) => {
  const todaysRupees = { on: true, text: '6' };
  for (const example of [initialPlan(), several]) {
    // With savings the group of more fields is open from the beginning.
    const plan = change({ ...example, todaysRupees }, { savings: '50,000' });
    const before = planView({ plan, openId: 1 }, '2026-11-22', null);
    const after = planView({ plan: edit(plan), openId: 1 }, '2026-11-22', before);
    for (const [from, to] of [
      [before, after],
      [after, before],
    ] as const) {
      document.body.innerHTML = rendered(to);
      const wanted = markup(document.body);
      document.body.innerHTML = rendered(from);
      drawPlan(to, '');
      expect(markup(document.body)).toBe(wanted);
    }
  }
});
