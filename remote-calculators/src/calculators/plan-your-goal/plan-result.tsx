import { useDeferredValue, useMemo } from 'react';
import { classNames } from 'shared/ui';
import { stillPart } from '#calculator-page/settle/lazy-part.tsx';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import type { Plan } from '#calculators/plan-your-goal/plan.ts';
import { planLines } from '#calculators/plan-your-goal/plan-lines.ts';
import type { Budget } from '#engine/budget/budget.ts';
import { figureParts } from '#outcome/figure-text.ts';
import type { Conversion } from '#outcome/outcome.ts';
import { AS_PAID } from '#outcome/price-basis.ts';

// For a budget that falls short only. What the server has drawn stands until another plan is looked at: a press on it would
// be lost if it were drawn anew.
const WaysOut = stillPart(
  () => import(/* webpackChunkName: "several-goals" */ '#calculators/plan-your-goal/ways-out.tsx'),
  ['said'],
);

interface PlanResultProps {
  plan: Plan;
  served: Budget | null;
  /** The stated monthly budget in rupees, or null. */
  budget: number | null;
  conversion: Conversion;
  onPlan: (edit: (now: Plan) => Plan) => void;
  convention: string;
}

/** What all goals ask together, whether the budget carries it, and what would make it fit. */
export function PlanResult({ plan, served, budget, conversion, onPlan, convention }: PlanResultProps) {
  const short = budget !== null && plan.choices.mode !== 'oneTime' && served !== null && served.mostShort !== null;
  // Ways out of a shortfall take many plans to find: they follow when there is time.
  const settled = useDeferredValue(useMemo(() => ({ plan, short }), [plan, short]));
  return (
    <section className="result" aria-labelledby="result">
      <h2 className="visually-hidden" id="result" tabIndex={-1}>
        {messages.result}
      </h2>
      <p
        className="result__basis"
        hidden={conversion.inflationPct === null}
        data-early="as-paid"
        suppressHydrationWarning
      >
        {AS_PAID}
      </p>
      <dl className="result__list">
        {planLines(plan, served, budget).map(({ label, text, hero, short, hidden }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drag writes figures by their place
          <div className={classNames(hero && 'hero')} key={place} hidden={hidden} data-early="figure">
            <dt suppressHydrationWarning>{label}</dt>
            {hero ? (
              <dd className="figure figure--hero">
                <span suppressHydrationWarning>{figureParts(text)[0]}</span>
                <span className="paise" suppressHydrationWarning>
                  {figureParts(text)[1]}
                </span>
              </dd>
            ) : (
              <dd className={classNames(short && 'is-short')} suppressHydrationWarning>
                {text}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {settled.short && <WaysOut found={settled.plan} said={JSON.stringify(settled.plan)} onPlan={onPlan} />}
      <p className="convention">
        <span data-early="convention" suppressHydrationWarning>
          {convention}
        </span>{' '}
        <a className="no-print" href="#why">
          {messages.whyAnotherSiteMayDiffer}
        </a>
      </p>
    </section>
  );
}
