import type { CalculatorDefinition, CalculatorView, Choices } from '#definition/definition.ts';
import type { Outcome } from '#outcome/outcome.ts';

export interface WhyProps<Spec extends CalculatorView = CalculatorDefinition> {
  definition: Spec;
  outcome: Outcome;
  chosen: Choices;
}

/** What decides the words of the card: an outcome is made anew when the page comes alive, of the same inputs. */
export const whySays = ({ definition, outcome, chosen }: WhyProps<CalculatorView>): string =>
  JSON.stringify([definition.id, outcome.inputs, outcome.choices, outcome.conversion.inflationPct, chosen]);
