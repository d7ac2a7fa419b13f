import { useCallback } from 'react';
import { call } from 'shared/api';
import { useLoaded } from 'shared/load';
import { Link } from 'shared/router';
import { Skeleton } from 'shared/ui';
import { readPlan } from '#contract/attached-plan.ts';
import { messages } from '#messages.en.ts';
import { PlanFigures } from '#plans/plan-figures.tsx';

interface Props {
  link: string;
  /** The address of the same page without the plan. */
  without: string;
  /** What becomes of it; that it goes along unless told. */
  title?: string;
}

/** The plan that goes along with a form: its figures as the origin makes them from the link, and how to leave it out. */
export function AttachedPlan({ link, without, title = messages.planAlongTitle }: Props) {
  const load = useCallback((signal: AbortSignal) => call(readPlan, { query: { link }, signal }), [link]);
  const { loaded } = useLoaded(load);
  const plan = loaded.status === 'ready' ? loaded.value.plan : null;
  const isWrong = loaded.status === 'failed' && loaded.error.status === 400;
  return (
    <section className="attached-plan" aria-labelledby="attached-plan">
      <h3 id="attached-plan">{title}</h3>
      {plan && <p>{[plan.title, plan.asked].filter(Boolean).join(', ')}</p>}
      {plan && plan.figures.length > 0 && <PlanFigures plan={plan} />}
      {loaded.status === 'loading' && (
        <div className="needs-script">
          <Skeleton lines={5} label={messages.readingYourPlan} />
        </div>
      )}
      {isWrong && <p role="alert">{messages.noSuchPlan}</p>}
      {!isWrong && loaded.status !== 'loading' && !plan?.figures.length && <p>{messages.figuresNotThere}</p>}
      <p className="attached-plan__ways">
        {!isWrong && (
          <Link className="icon-link" to={link}>
            {messages.planAlongOpen}
          </Link>
        )}
        <Link className="icon-link" to={without} replace>
          {messages.planAlongRemove}
        </Link>
      </p>
    </section>
  );
}
