import { useState } from 'react';
import { Panel } from '#calculator-page/extras/panel.tsx';
import { lazyPart } from '#calculator-page/settle/lazy-part.tsx';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import type { PinnedPlan } from '#calculators/plan-your-goal/plan-compare.tsx';
import type { PlanExtrasProps } from '#calculators/plan-your-goal/plan-effects.tsx';

// Fetched when someone opens them, as those of one plan are.
const PlanEffects = lazyPart(
  () => import(/* webpackChunkName: "several-goals" */ '#calculators/plan-your-goal/plan-effects.tsx'),
);
const PlanCompare = lazyPart(
  () => import(/* webpackChunkName: "several-goals" */ '#calculators/plan-your-goal/plan-compare.tsx'),
);

type Question = 'whatIf' | 'compare';

/** Questions about all goals together; those about one goal stand below its own table. */
export default function PlanExtras({ now, label, conversion }: PlanExtrasProps) {
  const [open, setOpen] = useState<readonly Question[]>([]);
  const [pinned, setPinned] = useState<PinnedPlan | null>(null);
  const toggle = (name: Question) =>
    setOpen((before) => (before.includes(name) ? before.filter((other) => other !== name) : [...before, name]));
  return (
    <section className="card below-fold no-print needs-script" aria-labelledby="ask-all">
      <div className="card__head">
        <h2 id="ask-all">{messages.extrasHeading}</h2>
      </div>
      <ul className="extras">
        <Panel title={messages.extraWhatIf} open={open.includes('whatIf')} onToggle={() => toggle('whatIf')}>
          <PlanEffects now={now} label={label} conversion={conversion} />
        </Panel>
        <Panel title={messages.extraCompare} open={open.includes('compare')} onToggle={() => toggle('compare')}>
          <PlanCompare now={now} pinned={pinned} onPin={setPinned} conversion={conversion} />
        </Panel>
      </ul>
    </section>
  );
}
