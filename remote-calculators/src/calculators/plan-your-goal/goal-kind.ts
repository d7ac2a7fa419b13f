import { type Kind, newGoal, type PlannedGoal } from '#calculators/plan-your-goal/plan.ts';
import { childInputs } from '#engine/goals/goal-inputs.ts';
import { fieldText } from '#figures/amount-text.ts';
import { carExample, goalInflation, houseExample, retirementExample } from '#specs/goal-specs.ts';

/** What the page of a kind assumes, in per cent a year: prices rise on all of them by the same. */
const ratesOnPage: Readonly<Partial<Record<Kind, number | undefined>>> = {
  c: carExample.annualRatePct,
  h: houseExample.annualRatePct,
  e: childInputs.annualRatePct?.initial,
  m: childInputs.annualRatePct?.initial,
  r: retirementExample.annualRatePct,
};

/** A new goal with what is assumed on its kind's own page; without such a page, what the specification says of any goal. */
export function goalOfKind(id: number, kind: Kind): PlannedGoal {
  const goal = newGoal(id, kind);
  const annualRatePct = ratesOnPage[kind];
  if (annualRatePct === undefined || goalInflation.initial === undefined) return goal;
  const onPage = { annualRatePct: fieldText(annualRatePct), inflationPct: fieldText(goalInflation.initial) };
  return { ...goal, inflated: true, texts: { ...goal.texts, ...onPage } };
}

const rates = ['annualRatePct', 'inflationPct'] as const;

/** A goal that is for something else: rates that nobody has changed become those of its new kind, all else stays. */
export function withKind(goal: PlannedGoal, kind: Kind): PlannedGoal {
  const usual = goalOfKind(goal.id, goal.kind);
  const isUsual = goal.inflated === usual.inflated && rates.every((name) => goal.texts[name] === usual.texts[name]);
  if (!isUsual) return { ...goal, kind };
  const { inflated, texts } = goalOfKind(goal.id, kind);
  return {
    ...goal,
    kind,
    inflated,
    texts: { ...goal.texts, ...Object.fromEntries(rates.map((name) => [name, texts[name] ?? ''])) },
  };
}
