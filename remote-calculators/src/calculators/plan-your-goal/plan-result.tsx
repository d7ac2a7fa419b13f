import { useDeferredValue, useMemo } from 'react';
import { Button, classNames } from 'shared/ui';
import { type Fix, fixedNow, waysOut } from '#calculators/plan-your-goal/fixes.ts';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import type { Plan } from '#calculators/plan-your-goal/plan.ts';
import { planLines } from '#calculators/plan-your-goal/plan-lines.ts';
import type { Budget } from '#engine/budget/budget.ts';
import { figureParts } from '#outcome/figure-text.ts';
import type { Conversion } from '#outcome/outcome.ts';
import { AS_PAID } from '#outcome/price-basis.ts';

interface PlanResultProps {
  plan: Plan;
  served: Budget | null;
  /** The stated monthly budget in rupees, or null. */
  budget: number | null;
  conversion: Conversion;
  onPlan: (plan: Plan) => void;
  convention: string;
}

/** What all goals ask together, whether the budget carries it, and what would make it fit. */
export function PlanResult({ plan, served, budget, conversion, onPlan, convention }: PlanResultProps) {
  // Ways out of a shortfall take many plans to find: they follow when there is time.
  const settled = useDeferredValue(plan);
  const fixes = useMemo(() => waysOut(settled), [settled]);
  const take = (fix: Fix) => {
    const fixed = fixedNow(fix, settled, plan);
    if (fixed !== undefined) onPlan(fixed);
  };
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
      {fixes.length > 0 && (
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
      )}
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
