import { formatDate } from 'shared/format/date';
import type { FieldLook } from '#definition/definition.ts';
import type { GrowingInputs } from '#engine/goals/growing.ts';
import { goalInflation, goalRate } from '#looks/goal-fields.ts';
import { growingFields } from '#looks/growing-goal-fields.ts';
import { messages } from '#looks/messages.en.ts';

type DreamField = 'amountToday' | 'targetDate' | 'annualRatePct' | 'inflationPct' | keyof GrowingInputs;

/** What a car and a house are asked. */
export const dreamFields = (label: string, most: number, step: number): readonly FieldLook<DreamField>[] => [
  { name: 'amountToday', label, slider: { min: 100_000, max: most, step } },
  { name: 'targetDate', label: messages.targetDate, note: (_, { text = '' }) => dayNote(text) },
  goalRate,
  goalInflation,
  ...growingFields,
];

/** The browser may show a date in American order, 06/01/2036: its name in words leaves no doubt. */
const dayNote = (text: string) => (Number.isNaN(Date.parse(text)) ? messages.theDayOnWhich : formatDate(text));
