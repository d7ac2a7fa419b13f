import { messages } from '#which/messages.en.ts';
import type { Question, Suggestion } from '#which/question.ts';

/** Asks for a time in years, which the calculators' links then carry as years or as months. */
export function howLong(
  years: readonly number[],
  lead: (carries: { years: number } | { months: number }) => readonly Suggestion[],
  { asked = messages.forHowLong, unit = 'years' }: { asked?: string; unit?: 'years' | 'months' } = {},
): Question {
  return {
    asked,
    answers: years.map((count) => ({
      value: String(count),
      label: messages.countYears({ count }),
      leads: lead(unit === 'years' ? { years: count } : { months: 12 * count }),
    })),
  };
}
