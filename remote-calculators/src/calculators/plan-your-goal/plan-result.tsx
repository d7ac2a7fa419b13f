import { classNames } from 'shared/ui';
import { FigureText } from '#calculator-page/results/figure-line.tsx';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import type { Plan } from '#calculators/plan-your-goal/plan.ts';
import { planLines } from '#calculators/plan-your-goal/plan-lines.ts';
import type { Budget } from '#engine/budget/budget.ts';
import type { Conversion } from '#outcome/outcome.ts';
import { AS_PAID } from '#outcome/price-basis.ts';

interface PlanResultProps {
  plan: Plan;
  served: Budget | null;
  /** The stated monthly budget in rupees, or null. */
  budget: number | null;
  conversion: Conversion;
  /** `YYYY-MM-DD` in India; null where no day is known. */
  today: string | null;
  convention: string;
}

/** What all goals ask together, and whether the budget carries it. */
export function PlanResult({ plan, served, budget, conversion, today, convention }: PlanResultProps) {
  return (
    <section className="result" aria-labelledby="result">
      <h2 className="visually-hidden" id="result" tabIndex={-1}>
        {messages.resultHeading}
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
        {planLines(plan, served, budget, today).map(({ label, text, hero, short, hidden }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drag writes figures by their place
          <div className={classNames(hero && 'hero')} key={place} hidden={hidden} data-early="figure">
            <dt data-basis={hero && AS_PAID} suppressHydrationWarning>
              {label}
            </dt>
            <FigureText hero={hero} short={short} text={text} />
          </div>
        ))}
      </dl>
      <p className="convention">
        <span data-early="convention" suppressHydrationWarning>
          {convention}
        </span>{' '}
        <a className="no-print" href="#why">
          {messages.linkHow}
        </a>
      </p>
    </section>
  );
}
