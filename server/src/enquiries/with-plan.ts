import type { StoredPlan } from '#db/tables/plans.ts';
import { LONGEST_MESSAGE } from '#enquiries/contact-form-7.ts';
import { planLines } from '#plans/plan-text.ts';

/**
 * A message with its plan below it, for a form that has no field for one. Where there is no room for both the plan gives
 * way, its figures before its link: they stand in the firm's lists, and nobody can ask for words that were cut.
 */
export function withPlan(message: string, plan: StoredPlan | null): string {
  if (plan === null) return message;
  const lines = planLines(plan);
  const forms = [lines, lines.slice(-1)].map((kept) => `${message}\n\n${kept.join('\n')}`);
  return forms.find(({ length }) => length <= LONGEST_MESSAGE) ?? message;
}
