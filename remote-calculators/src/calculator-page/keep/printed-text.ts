import { formatDate } from 'shared/format/date';
import type { CalculatorView, Inputs } from '#calculator-page/definition.ts';
import { fieldText } from '#calculator-page/fields/amount-text.ts';
import { withUnit } from '#calculator-page/fields/with-unit.ts';
import type { FileNote } from '#calculator-page/keep/about-file.ts';
import type { Outcome } from '#calculator-page/results/outcome.ts';

/** What was typed, field by field, with its unit: "Monthly investment", "₹5,000". */
export const typedInputs = ({ fields, rules }: CalculatorView, inputs: Inputs): FileNote[] =>
  fields.flatMap(({ name, label }) => {
    const value = inputs[name];
    const unit = rules[name]?.unit;
    if (value === undefined) return [];
    const plain = label.replace(/ \((%|₹|years|months)\)$/, '');
    if (unit === 'date') return [[plain, formatDate(String(value))] as const];
    const counted = unit === 'rupees' || unit === 'percent' || unit === 'months' ? unit : 'years';
    return [[plain, withUnit(Number(value), counted)] as const];
  });

/** What was typed, under which convention, and when, in one line. `inflation` in per cent; `today` as `YYYY-MM-DD`. */
export function printedText(
  look: CalculatorView,
  { inputs, choices, values }: Outcome,
  inflation: number | null,
  today: string | null,
): string {
  const { convention } = look;
  return [
    ...typedInputs(look, inputs).map((note) => note.join(' ')),
    convention(choices, values),
    ...(inflation === null ? [] : [`today’s rupees at ${fieldText(inflation)}% inflation`]),
    ...(today === null ? [] : [formatDate(today)]),
  ].join(' · ');
}
