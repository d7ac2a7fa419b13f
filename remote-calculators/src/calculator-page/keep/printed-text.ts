import { formatDate } from 'shared/format/date';
import type { CalculatorLook } from '#calculator-page/definition.ts';
import { fieldText } from '#calculator-page/fields/amount-text.ts';
import { withUnit } from '#calculator-page/fields/with-unit.ts';
import type { Outcome } from '#calculator-page/results/outcome.ts';

/** What was typed, under which convention, and when, in one line. `inflation` in per cent; `today` as `YYYY-MM-DD`. */
export function printedText(
  { fields, rules, convention }: CalculatorLook,
  { inputs, choices, values }: Outcome,
  inflation: number | null,
  today: string | null,
): string {
  const parts = fields.flatMap(({ name, label }) => {
    const value = inputs[name];
    const unit = rules[name]?.unit;
    if (value === undefined) return [];
    const plain = label.replace(/ \((%|₹|years|months)\)$/, '');
    if (unit === 'date') return [`${plain} ${formatDate(String(value))}`];
    const counted = unit === 'rupees' || unit === 'percent' || unit === 'months' ? unit : 'years';
    return [`${plain} ${withUnit(Number(value), counted)}`];
  });
  return [
    ...parts,
    convention(choices, values),
    ...(inflation === null ? [] : [`today’s rupees at ${fieldText(inflation)}% inflation`]),
    ...(today === null ? [] : [formatDate(today)]),
  ].join(' · ');
}
