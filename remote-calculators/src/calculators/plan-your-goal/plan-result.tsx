import { useMemo } from 'react';
import { formatRupees } from 'shared/format/rupees';
import { Button } from 'shared/ui';
import { inr } from '#calculator-page/help/inr.ts';
import { Rupees } from '#calculator-page/results/rupees.tsx';
import { useSettled } from '#calculator-page/scenario/use-settled.ts';
import { fixesFor } from '#calculators/plan-your-goal/fixes.ts';
import type { Plan } from '#calculators/plan-your-goal/plan.ts';
import type { Budget } from '#engine/budget/budget.ts';
import { type Exact, ZERO } from '#engine/exact.ts';
import { rupees } from '#engine/rounding.ts';

interface PlanResultProps {
  plan: Plan;
  served: Budget | null;
  /** The stated monthly budget in rupees, or null. */
  budget: number | null;
  onPlan: (plan: Plan) => void;
  convention: string;
}

export const onceFor = ({ goals }: Budget): Exact => goals.reduce((sum, goal) => sum + goal.requiredLumpsum, ZERO);

/** What all goals ask together, whether the budget carries it, and what would make it fit. */
export function PlanResult({ plan, served, budget, onPlan, convention }: PlanResultProps) {
  const once = plan.choices.mode === 'oneTime';
  const fixable = budget !== null && !once;
  const hero = served && (once ? onceFor(served) : served.needed);
  // Ways out of a shortfall take many plans to find: they follow when there is time.
  const settled = useSettled(plan);
  const fixes = useMemo(() => (fixable ? fixesFor(settled) : []), [settled, fixable]);
  return (
    <section className="result" aria-labelledby="result">
      <h2 className="visually-hidden" id="result" tabIndex={-1}>
        Result
      </h2>
      <dl className="result__list">
        <div className="hero">
          <dt>{once ? 'One-time investment needed' : 'Monthly investment needed'}</dt>
          <dd className="figure figure--hero">{hero !== null && <Rupees amount={rupees(hero)} quiet />}</dd>
        </div>
        {!once && budget !== null && served && (
          <>
            <div>
              <dt>Monthly budget</dt>
              <dd>{formatRupees(budget)}</dd>
            </div>
            <div>
              <dt>
                {served.short > ZERO
                  ? `Short, until year ${Number((served.shortUntilMonth / 12).toFixed(1))}`
                  : 'Left over'}
              </dt>
              <dd className={served.short > ZERO ? 'is-short' : undefined}>
                {inr(served.short > ZERO ? served.short : served.left)}
              </dd>
            </div>
          </>
        )}
      </dl>
      {fixes.length > 0 && (
        <div className="no-print">
          <h3 className="fixes__head">Any one of these makes it fit</h3>
          {fixes.map(({ title, effect, plan: fixed }) => (
            <div className="fix" key={title}>
              <div>
                {title}
                <small>{effect}</small>
              </div>
              <Button
                variant="quiet"
                aria-label={`Try: ${title}`}
                onClick={() => {
                  // The list of ways out goes once one is taken: reading goes on at the result.
                  document.getElementById('result')?.focus();
                  onPlan(fixed);
                }}
              >
                Try
              </Button>
            </div>
          ))}
        </div>
      )}
      <p className="convention">
        {convention}{' '}
        <a className="no-print" href="#why">
          Why another site may differ
        </a>
      </p>
    </section>
  );
}
