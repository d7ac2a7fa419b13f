import { messages } from '#messages.en.ts';
import { figureText } from '#outcome/figure-text.ts';
import type { Outcome } from '#outcome/outcome.ts';
import { asPaid, basisText } from '#outcome/price-basis.ts';
import { problemWithEffect } from '#scenario/read-fields.ts';

/**
 * What a screen reader is told after a change: the figures, or what stands in their way.
 *
 * @param today as for `figureText`
 */
export function spokenResult(
  outcome: Outcome | null,
  problems: Readonly<Record<string, string>>,
  today: string | null,
): string {
  if (outcome === null) return problemWithEffect(Object.values(problems)[0]) ?? messages.spokenNone;
  const told = outcome.figures
    .flatMap((figure) => {
      const text = figureText(figure, today);
      const name = figure.asPaid ? asPaid(figure.label, outcome.conversion) : figure.label;
      return text === '' ? [] : [`${name} ${text}`];
    })
    .join(', ');
  const basis = basisText(outcome.conversion);
  return basis === '' ? told : `${told}. ${basis}`;
}
