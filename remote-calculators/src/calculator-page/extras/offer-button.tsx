import { Button } from 'shared/ui';
import type { CalculatorView } from '#definition/definition.ts';
import { fieldText } from '#figures/amount-text.ts';
import { messages } from '#messages.en.ts';
import { boundsProblem } from '#scenario/read-fields.ts';

interface OfferButtonProps {
  definition: CalculatorView;
  /** The field that the figure is for. */
  name: string;
  value: number;
  /** What the button says, where more than this figure could be meant. */
  words?: string;
  onTake: (text: string) => void;
}

/** Puts a figure into the form, where the form has that field, or says why its field does not take the figure. */
export function OfferButton({ definition, name, value, words = messages.offerAction, onTake }: OfferButtonProps) {
  const spec = definition.fields.find((field) => field.name === name);
  const rule = definition.rules[name];
  if (!spec || !rule) return null;
  const problem = boundsProblem(value, rule, spec.wholeOnly);
  if (problem !== undefined) {
    return <p>{messages.fieldDoesNotTakeIt({ label: spec.label, problem })}</p>;
  }
  return (
    <Button variant="secondary" onClick={() => onTake(fieldText(value))}>
      {words}
    </Button>
  );
}
