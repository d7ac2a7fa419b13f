import { PaidLine } from '#calculator-page/extras/basis-line.tsx';
import { EffectsTable } from '#calculator-page/extras/effects-table.tsx';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import type { PlanExtrasProps } from '#calculators/plan-your-goal/plan-extras.tsx';
import { budgetGoals } from '#calculators/plan-your-goal/served.ts';
import { budgetEffects } from '#engine/budget/budget-effects.ts';

/** What a dearer fund, or waiting, makes of all goals together. */
export default function PlanEffects({ now: { plan }, label, conversion }: PlanExtrasProps) {
  const goals = budgetGoals(plan);
  if (goals === null) return null;
  const { rateConvention, timing, mode } = plan.choices;
  const effects = budgetEffects(goals, { rateConvention, timing }, mode === 'oneTime');
  return (
    <div className="panel">
      <PaidLine conversion={conversion} />
      <p className="quiet">{messages.whatAllGoalsAsk}</p>
      <EffectsTable label={label} effects={effects} />
      {effects.length < 4 && <p className="caption">{messages.delaysThatWouldLeaveOne}</p>}
    </div>
  );
}
