import type { CalculatorView } from '#definition/definition.ts';
import type { Outcome } from '#outcome/outcome.ts';
import { printedText } from '#outcome/printed-text.ts';

interface PrintedInputsProps {
  definition: CalculatorView;
  outcome: Outcome;
  inflation: number | null;
  today: string | null;
}

/** On paper the form is gone: one line says what was typed, under which convention, and when. */
export function PrintedInputs({ definition, outcome, inflation, today }: PrintedInputsProps) {
  return (
    <p className="print-only" data-early="printed" suppressHydrationWarning>
      {printedText(definition, outcome, inflation, today)}
    </p>
  );
}
