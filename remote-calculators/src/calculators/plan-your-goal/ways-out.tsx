import { useMemo } from 'react';
import { Button } from 'shared/ui';
import { type Fix, fixedNow, waysOut } from '#calculators/plan-your-goal/fixes.ts';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import type { Plan } from '#calculators/plan-your-goal/plan.ts';

interface WaysOutProps {
  /** The plan for which the ways are looked for. */
  found: Plan;
  /** The plan that stands now. */
  plan: Plan;
  onPlan: (plan: Plan) => void;
}

/** What would make a plan fit its budget, each to be taken with one press. */
export default function WaysOut({ found, plan, onPlan }: WaysOutProps) {
  const fixes = useMemo(() => waysOut(found), [found]);
  const take = (fix: Fix) => {
    const fixed = fixedNow(fix, found, plan);
    if (fixed !== undefined) onPlan(fixed);
  };
  if (fixes.length === 0) return null;
  return (
    <div className="no-print">
      <h3 className="fixes__head">{messages.anyOneOfTheseMakes}</h3>
      {fixes.map((fix) => (
        <div className="fix" key={fix.title}>
          <div>
            {fix.title}
            <small>{fix.effect}</small>
          </div>
          <Button
            className="needs-script"
            variant="quiet"
            aria-label={messages.tryThis({ title: fix.title })}
            onClick={() => {
              // The list of ways out goes once one is taken: reading goes on at the result.
              document.getElementById('result')?.focus();
              take(fix);
            }}
          >
            {messages.tryButton}
          </Button>
        </div>
      ))}
    </div>
  );
}
