import { type MouseEvent, useMemo } from 'react';
import { isPlainPress } from 'shared/router';
import { Button, ButtonLink } from 'shared/ui';
import { type Fix, fixedNow, waysOut } from '#calculators/plan-your-goal/fixes.ts';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import type { Plan } from '#calculators/plan-your-goal/plan.ts';
import { planQuery } from '#calculators/plan-your-goal/plan-link.ts';
import { view } from '#calculators/plan-your-goal/view.ts';

interface WaysOutProps {
  /** The plan for which the ways are looked for. */
  found: Plan;
  /** It as a text: two plans that say the same have the same ways out. */
  said: string;
  /** `YYYY-MM-DD` in India; null where no day is known. */
  today: string | null;
  /** Changes the plan that stands now. */
  onPlan: (edit: (now: Plan) => Plan) => void;
}

/** What would make a plan fit its budget, each to be taken with one press: by its link, before any script has come. */
export default function WaysOut({ found, today, onPlan }: WaysOutProps) {
  const fixes = useMemo(() => waysOut(found, today), [found, today]);
  const take = (event: MouseEvent, fix: Fix) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    // The list of ways out goes once one is taken: reading goes on at the picture above it, which has changed.
    document.getElementById(found.goals.length > 1 ? 'need' : 'result')?.focus();
    onPlan((now) => fixedNow(fix, found, now) ?? now);
  };
  if (fixes.length === 0) return null;
  return (
    <section className="card fixes no-print" aria-labelledby="fixes">
      <h2 id="fixes">{messages.anyOneOfTheseMakes}</h2>
      {fixes.map((fix) => (
        <div className="fix" key={fix.way}>
          <div>
            {fix.title}
            <small>{fix.effect}</small>
          </div>
          <Way title={fix.title} query={planQuery(fix.plan)} onTake={(event) => take(event, fix)} />
        </div>
      ))}
    </section>
  );
}

interface WayProps {
  title: string;
  /** Opens the fixed plan; '' for one that is too long for a link. */
  query: string;
  onTake: (event: MouseEvent) => void;
}

function Way({ title, query, onTake }: WayProps) {
  const look = { variant: 'quiet' as const, 'aria-label': messages.tryThis({ title }), onClick: onTake };
  if (query === '')
    return (
      <Button className="needs-script" {...look}>
        {messages.tryButton}
      </Button>
    );
  return (
    <ButtonLink to={`${view.path}?${query}`} {...look}>
      {messages.tryButton}
    </ButtonLink>
  );
}
