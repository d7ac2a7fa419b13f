import { amountInWords } from 'shared/format/words';
import type { CalculatorView, FieldLook, NoteContext } from '#definition/definition.ts';

/** What stands under a field while nothing is wrong with it; undefined leaves the line empty. */
export function noteOf(
  { rules }: Pick<CalculatorView, 'rules'>,
  look: FieldLook,
  value: number | undefined,
  context: NoteContext,
): string | undefined {
  if (look.slider === undefined) return look.note?.(0, context);
  if (value === undefined) return undefined;
  return look.note?.(value, context) ?? (rules[look.name]?.unit === 'rupees' ? amountInWords(value) : undefined);
}
