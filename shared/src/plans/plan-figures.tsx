import type { AttachedPlan } from '#contract/attached-plan.ts';
import '#plans/attached-plan.css';

/** The headline figures of a plan, as its page shows them. */
export function PlanFigures({ plan: { figures, basis } }: { plan: Pick<AttachedPlan, 'figures' | 'basis'> }) {
  return (
    <>
      <dl className="plan-figures">
        {figures.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {basis !== '' && <p className="caption">{basis}</p>}
    </>
  );
}
