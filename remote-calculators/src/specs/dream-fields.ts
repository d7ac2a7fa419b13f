import { formatDate } from 'shared/format/date';
import type { FieldSpec } from '#definition/definition.ts';
import { dayNumber } from '#engine/flows-input.ts';
import { wholeMonths } from '#engine/goals/goal-term.ts';
import type { GrowingInputs } from '#engine/goals/growing.ts';
import { MOST_MONTHS } from '#engine/possible.ts';
import { withUnit } from '#figures/with-unit.ts';
import { messages } from '#messages.en.ts';
import { goalInflation, goalRate, growingFields } from '#specs/goal-specs.ts';

type DreamField = 'amountToday' | 'targetDate' | 'annualRatePct' | 'inflationPct' | keyof GrowingInputs;

/** What a car and a house are asked. */
export const dreamFields = (label: string, most: number, step: number): readonly FieldSpec<DreamField>[] => [
  { name: 'amountToday', label, slider: { min: 100_000, max: most, step } },
  { name: 'targetDate', label: messages.fieldTargetDate, note: (_, { text = '', today }) => dayNote(text, today) },
  goalRate,
  goalInflation,
  ...growingFields,
];

/** "26 January 2032, in 5 years 2 months": the day that is counted to, and the whole months that are counted. */
function dayNote(text: string, today: string | null): string {
  if (dayNumber(text) === null) return messages.targetDateNote;
  const day = formatDate(text);
  const years = today === null ? 0 : Number(text.slice(0, 4)) - Number(today.slice(0, 4));
  // What is wrong with any other day is said in place of this.
  if (today === null || text <= today || years >= MOST_MONTHS / 12) return day;
  const months = wholeMonths(today, text);
  const [whole, rest] = [Math.floor(months / 12), months % 12];
  const term = [whole > 0 && withUnit(whole, 'years'), rest > 0 && withUnit(rest, 'months')].filter(Boolean).join(' ');
  return messages.dayAndTerm({ day, term });
}
