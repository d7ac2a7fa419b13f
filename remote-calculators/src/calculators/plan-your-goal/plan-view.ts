import { type Plan, type PlannedGoal, readGoal, viewOf } from '#calculators/plan-your-goal/plan.ts';
import { planRatesAbove } from '#calculators/plan-your-goal/plan-rates.ts';
import { servedPlan } from '#calculators/plan-your-goal/served.ts';
import type { Budget } from '#engine/budget/budget.ts';
import type { LiveView } from '#live/form.ts';
import { type Conversion, outcomeOf } from '#outcome/outcome.ts';
import { conversionAt } from '#outcome/todays-rupees.ts';
import { todaysRupeesPct } from '#scenario/link.ts';
import type { Reading } from '#scenario/read-fields.ts';

/** A plan, and the goal whose fields are open; null while none is. */
export interface OpenPlan {
  plan: Plan;
  openId: number | null;
}

/** Everything that follows from a plan. */
export interface PlanView extends OpenPlan, LiveView {
  /** What all goals need together; null while one of them is incomplete. */
  served: Budget | null;
  /** The goal whose years are shown, and its place from 0. */
  shown: PlannedGoal | undefined;
  place: number;
  reading: Reading | null;
  conversion: Conversion;
  above: ReturnType<typeof planRatesAbove>;
}

/** The goal whose years are shown: the open one, or else the first. */
export const shownGoal = ({ plan: { goals }, openId }: OpenPlan): PlannedGoal | undefined =>
  goals.find(({ id }) => id === openId) ?? goals[0];

/** @param before the last view, of which all is taken that has not changed */
export function planView({ plan, openId }: OpenPlan, today: string | null, before: PlanView | null): PlanView {
  const { goals, budget, choices, passOn } = plan;
  const shown = shownGoal({ plan, openId });
  const place = Math.max(0, shown ? goals.indexOf(shown) : 0);
  const isSame =
    before?.plan.goals === goals &&
    before.plan.choices === choices &&
    before.plan.budget === budget &&
    before.plan.passOn === passOn;
  const inflationPct = todaysRupeesPct(plan);
  const conversion = before?.conversion.inflationPct === inflationPct ? before.conversion : conversionAt(inflationPct);
  const reading = shown === undefined ? null : before?.shown === shown ? before.reading : readGoal(shown);
  const isShown = before?.reading === reading && before?.plan.choices === choices && before.conversion === conversion;
  const outcome = isShown
    ? before.outcome
    : shown && reading?.inputs
      ? outcomeOf(viewOf(shown), reading.inputs, choices, conversion)
      : null;
  const served = isSame ? before.served : servedPlan(plan);
  return { plan, openId, today, served, shown, place, reading, outcome, conversion, above: planRatesAbove(plan) };
}
