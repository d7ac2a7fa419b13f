import WhyCard from '#calculator-page/explain/why-card.tsx';
import plainDefinition from '#calculators/plan-your-goal/texts.tsx';
import type { CalculatorView, Choices } from '#definition/definition.ts';
import type { Outcome } from '#outcome/outcome.ts';

interface PlanWhyProps {
  definition: CalculatorView;
  outcome: Outcome;
  chosen: Choices;
}

/** How the figures of the goal that is shown are made. */
export default function PlanWhy({ definition, ...rest }: PlanWhyProps) {
  return <WhyCard definition={{ ...definition, formula: plainDefinition.formula }} {...rest} />;
}
