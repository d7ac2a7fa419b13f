import { formatDate } from 'shared/format/date';
import type { CalculatorView, Inputs } from '#definition/definition.ts';
import { labelOf } from '#definition/label-of.ts';
import { fieldText } from '#figures/amount-text.ts';
import { withUnit } from '#figures/with-unit.ts';
import { messages } from '#messages.en.ts';
import type { Outcome } from '#outcome/outcome.ts';

const UNIT = new RegExp(` \\((${messages.unitEndings})\\)$`);

/** A label where the value beside it says its unit. */
export const withoutUnit = (label: string): string => label.replace(UNIT, '');

/** What a file or a sheet says about itself: a label and what stands there. */
export type FileNote = readonly [label: string, text: string];

/** What was typed, field by field, with its unit: "Monthly investment", "₹5,000". */
export const typedInputs = ({ fields, rules }: CalculatorView, inputs: Inputs): FileNote[] =>
  fields.flatMap((spec) => {
    const { name, called } = spec;
    const value = inputs[name];
    const unit = rules[name]?.unit;
    if (value === undefined) return [];
    const plain = withoutUnit(labelOf(spec, inputs));
    if (unit === 'date') return [[plain, formatDate(String(value))] as const];
    if (called) return [[plain, called(String(value))] as const];
    const counted = unit === 'rupees' || unit === 'percent' || unit === 'months' ? unit : 'years';
    return [[plain, withUnit(Number(value), counted)] as const];
  });

/** What was typed, under which convention, and when, in one line. `inflation` in per cent; `today` as `YYYY-MM-DD`. */
export function printedText(
  spec: CalculatorView,
  { inputs, choices, values }: Outcome,
  inflation: number | null,
  today: string | null,
): string {
  const { convention } = spec;
  return [
    ...typedInputs(spec, inputs).map((note) => note.join(' ')),
    convention(choices, values),
    ...(inflation === null ? [] : [messages.printedBasis({ inflation: fieldText(inflation) })]),
    ...(today === null ? [] : [formatDate(today)]),
  ].join(' · ');
}
