import { formatDate } from 'shared/format/date';
import type { CalculatorDefinition } from '#calculator-page/definition.ts';
import { withUnit } from '#calculator-page/fields/with-unit.ts';
import type { Outcome } from '#calculator-page/results/outcome.ts';

interface PrintedInputsProps {
  definition: CalculatorDefinition;
  outcome: Outcome;
  inflation: number | null;
  today: string | null;
}

/** On paper the form is gone: one line says what was typed, under which convention, and when. */
export function PrintedInputs({ definition, outcome, inflation, today }: PrintedInputsProps) {
  const { inputs, choices, values } = outcome;
  const parts = definition.fields.flatMap(({ name, label }) => {
    const value = inputs[name];
    const unit = definition.rules[name]?.unit;
    if (value === undefined) return [];
    const plain = label.replace(/ \((%|₹|years|months)\)$/, '');
    if (unit === 'date') return [`${plain} ${formatDate(String(value))}`];
    const counted = unit === 'rupees' || unit === 'percent' || unit === 'months' ? unit : 'years';
    return [`${plain} ${withUnit(Number(value), counted)}`];
  });
  return (
    <p className="print-only">
      {[
        ...parts,
        definition.convention(choices, values),
        ...(inflation === null ? [] : [`today’s rupees at ${inflation} % inflation`]),
        ...(today === null ? [] : [formatDate(today)]),
      ].join(' · ')}
    </p>
  );
}
