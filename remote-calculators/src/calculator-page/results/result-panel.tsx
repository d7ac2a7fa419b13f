import type { ReactNode } from 'react';
import type { FigureLook } from '#calculator-page/definition.ts';
import { FigureLine } from '#calculator-page/results/figure-line.tsx';
import type { Figure } from '#calculator-page/results/outcome.ts';
import { Split } from '#calculator-page/results/split.tsx';

interface ResultPanelProps {
  /** What the page promises to show; without an outcome the labels stand with nothing beside them. */
  looks: readonly FigureLook[];
  figures: readonly Figure[] | null;
  /** The two amounts whose shares the bar shows. */
  split: readonly [string, string] | null;
  children: ReactNode;
}

/** The headline figures. What is announced to screen readers, and when, is the business of `Announcement`. */
export function ResultPanel({ looks, figures, split, children }: ResultPanelProps) {
  return (
    <section className="result" aria-labelledby="result">
      <h2 className="visually-hidden" id="result">
        Result
      </h2>
      <dl className="result__list">
        {looks.map((look, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the early script has written figures by their place
          <FigureLine key={index} look={look} figure={figures?.[index]} />
        ))}
      </dl>
      <Split shares={split} />
      {children}
    </section>
  );
}
