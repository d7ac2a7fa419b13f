import type { ReactNode } from 'react';
import { classNames } from 'shared/ui';
import type { FigureLook } from '#calculator-page/definition.ts';
import type { Figure } from '#calculator-page/results/outcome.ts';
import { Rupees } from '#calculator-page/results/rupees.tsx';
import { Split } from '#calculator-page/results/split.tsx';

interface ResultPanelProps {
  /** What the page promises to show; without an outcome the labels stand with nothing beside them. */
  looks: readonly FigureLook[];
  figures: readonly Figure[] | null;
  /** The two amounts whose shares the bar shows. */
  split: readonly [string, string] | null;
  children: ReactNode;
}

const swatches = { first: 'key key--invested', second: 'key' };

/** The headline figures. What is announced to screen readers, and when, is the business of `Announcement`. */
export function ResultPanel({ looks, figures, split, children }: ResultPanelProps) {
  return (
    <section className="result" aria-labelledby="result">
      <h2 className="visually-hidden" id="result">
        Result
      </h2>
      <dl className="result__list">
        {looks.map((look, index) => {
          const figure = figures?.[index];
          if (look.mayBeMissing && !figure?.words && !figure?.amount) return null;
          return (
            <div key={look.label} className={classNames(look.hero && 'hero')}>
              <dt>
                {look.swatch && <span className={swatches[look.swatch]} />}
                {look.label}
              </dt>
              <dd className={classNames(look.hero && 'figure figure--hero')}>
                {figure?.amount ? <Rupees amount={figure.amount} quiet={look.hero === true} /> : figure?.words}
              </dd>
            </div>
          );
        })}
      </dl>
      <Split shares={split} />
      {children}
    </section>
  );
}
