import { askedInWords } from '#calculator-page/linked/link-words.ts';
import type { CalculatorView } from '#definition/definition.ts';
import { figureText } from '#outcome/figure-text.ts';
import type { Outcome } from '#outcome/outcome.ts';
import { asPaid, conventionInBasis } from '#outcome/price-basis.ts';

/** A result in words, for whoever it is passed on to. */
export interface ShownPlan {
  /** The calculator. */
  title: string;
  /** What was asked: "₹5,000 a month for 10 years at 12%". */
  asked: string;
  /** The headline figures, the first one first. */
  figures: readonly { label: string; text: string }[];
  /** How they are worked out, and at which prices they are shown. */
  basis: string;
}

/** The figures of an outcome that say something, as the page shows them. `today` as for `figureText`. */
export function shownPlan(definition: CalculatorView, outcome: Outcome, today: string | null): ShownPlan {
  const { inputs, figures, choices, values, conversion } = outcome;
  return {
    title: definition.title,
    asked: askedInWords(definition, inputs),
    figures: figures.flatMap((figure) => {
      const text = figureText(figure, today);
      const label = figure.asPaid ? asPaid(figure.label, conversion) : figure.label;
      return text === '' ? [] : [{ label, text }];
    }),
    basis: conventionInBasis(definition.convention(choices, values), conversion),
  };
}
