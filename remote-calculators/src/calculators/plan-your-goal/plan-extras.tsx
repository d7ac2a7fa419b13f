import { useState } from 'react';
import { PaidLine } from '#calculator-page/extras/basis-line.tsx';
import { EffectsTable } from '#calculator-page/extras/effects-table.tsx';
import { Panel } from '#calculator-page/extras/panel.tsx';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import { type PinnedPlan, PlanCompare } from '#calculators/plan-your-goal/plan-compare.tsx';
import { budgetGoals } from '#calculators/plan-your-goal/served.ts';
import { budgetEffects } from '#engine/budget/budget-effects.ts';
import type { Conversion } from '#outcome/outcome.ts';

interface PlanExtrasProps {
  now: PinnedPlan;
  /** The figure that changes: what is needed every month, or once. */
  label: string;
  conversion: Conversion;
}

type Question = 'whatIf' | 'compare';

/** Questions about all goals together; those about one goal stand below its own table. */
export function PlanExtras({ now, label, conversion }: PlanExtrasProps) {
  const [open, setOpen] = useState<readonly Question[]>([]);
  const [pinned, setPinned] = useState<PinnedPlan | null>(null);
  const toggle = (name: Question) =>
    setOpen((before) => (before.includes(name) ? before.filter((other) => other !== name) : [...before, name]));
  return (
    <section className="card below-fold no-print needs-script" aria-labelledby="ask-all">
      <div className="card__head">
        <h2 id="ask-all">{messages.askMoreOfAllGoals}</h2>
      </div>
      <ul className="extras">
        <Panel title={messages.costAndDelayAllGoals} open={open.includes('whatIf')} onToggle={() => toggle('whatIf')}>
          <CostAndDelay now={now} label={label} conversion={conversion} />
        </Panel>
        <Panel title={messages.compareTwoPlans} open={open.includes('compare')} onToggle={() => toggle('compare')}>
          <PlanCompare now={now} pinned={pinned} onPin={setPinned} conversion={conversion} />
        </Panel>
      </ul>
    </section>
  );
}

function CostAndDelay({ now: { plan }, label, conversion }: PlanExtrasProps) {
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
