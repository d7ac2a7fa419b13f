import { PaidLine } from '#calculator-page/extras/basis-line.tsx';
import { EffectsTable } from '#calculator-page/extras/effects-table.tsx';
import { budgetGoals } from '#calculators/plan-your-goal/funding.ts';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import type { PinnedPlan } from '#calculators/plan-your-goal/plan-compare.tsx';
import { budgetEffects } from '#engine/budget/budget-effects.ts';
import type { Conversion } from '#outcome/outcome.ts';

export interface PlanExtrasProps {
  now: PinnedPlan;
  /** The figure that changes: what is needed every month, or once. */
  label: string;
  conversion: Conversion;
}

/** What a dearer fund, or waiting, makes of all goals together. */
export default function PlanEffects({ now: { plan }, label, conversion }: PlanExtrasProps) {
  const goals = budgetGoals(plan);
  if (goals === null) return null;
  const { rateConvention, timing, mode } = plan.choices;
  const effects = budgetEffects(goals, { rateConvention, timing }, mode === 'oneTime');
  return (
    <div className="panel">
      <PaidLine conversion={conversion} />
      <p className="quiet">{messages.whatIfLead}</p>
      <EffectsTable label={label} effects={effects} />
      {effects.length < 4 && <p className="caption">{messages.whatIfNote}</p>}
    </div>
  );
}
