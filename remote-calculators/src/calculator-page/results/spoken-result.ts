import { formatRupees } from 'shared/format/rupees';
import type { Outcome } from '#calculator-page/results/outcome.ts';

/** What a screen reader is told after a change: the figures, or what stands in their way. */
export function spokenResult(outcome: Outcome | null, problems: Readonly<Record<string, string>>): string {
  if (outcome === null) return Object.values(problems)[0] ?? 'No result yet: some figures are missing.';
  return outcome.figures
    .filter(({ amount, words }) => amount !== null || words !== null)
    .map(({ label, amount, words }) => `${label} ${amount === null ? words : formatRupees(amount)}`)
    .join(', ');
}
