import { formatRupees } from 'shared/format/rupees';
import { messages } from '#outcome/messages.en.ts';
import type { Outcome } from '#outcome/outcome.ts';
import { asPaid, basisText } from '#outcome/price-basis.ts';

/** What a screen reader is told after a change: the figures, or what stands in their way. */
export function spokenResult(outcome: Outcome | null, problems: Readonly<Record<string, string>>): string {
  if (outcome === null) return Object.values(problems)[0] ?? messages.noResultYetSomeFigures;
  const told = outcome.figures
    .filter(({ amount, words }) => amount !== null || words !== null)
    .map(({ label, asPaid: isPaid, amount, words }) => {
      const name = isPaid ? asPaid(label, outcome.conversion) : label;
      return `${name} ${amount === null ? words : formatRupees(amount)}`;
    })
    .join(', ');
  const basis = basisText(outcome.conversion);
  return basis === '' ? told : `${told}. ${basis}`;
}
