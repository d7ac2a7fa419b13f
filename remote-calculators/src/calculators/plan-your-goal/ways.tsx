import { useDeferredValue, useMemo } from 'react';
import { stillPart } from '#calculator-page/settle/lazy-part.tsx';
import type { Plan } from '#calculators/plan-your-goal/plan.ts';
import { budgetOf } from '#calculators/plan-your-goal/served.ts';
import type { Budget } from '#engine/budget/budget.ts';

// For a budget that falls short only. What the server has drawn stands until another plan is looked at: a press on it would
// be lost if it were drawn anew.
const WaysOut = stillPart(
  () => import(/* webpackChunkName: "several-goals" */ '#calculators/plan-your-goal/ways-out.tsx'),
  ['said'],
);

interface WaysProps {
  plan: Plan;
  served: Budget | null;
  /** `YYYY-MM-DD` in India; null where no day is known. */
  today: string | null;
  onPlan: (edit: (now: Plan) => Plan) => void;
}

/** The ways out of a shortfall, directly below the picture that they change. */
export function Ways({ plan, served, today, onPlan }: WaysProps) {
  const short =
    budgetOf(plan) !== null && plan.choices.mode !== 'oneTime' && served !== null && served.mostShort !== null;
  // They take many plans to find, and follow when there is time.
  const settled = useDeferredValue(useMemo(() => ({ plan, short }), [plan, short]));
  if (!settled.short) return null;
  return <WaysOut found={settled.plan} said={JSON.stringify(settled.plan)} today={today} onPlan={onPlan} />;
}
