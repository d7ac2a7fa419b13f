import WhyCard from '#calculator-page/explain/why-card.tsx';
import type { WhyProps } from '#calculator-page/explain/why-props.ts';
import plainDefinition from '#calculators/plan-your-goal/texts.tsx';
import type { CalculatorView } from '#definition/definition.ts';

/** How the figures of the goal that is shown are made. */
export default function PlanWhy({ definition, ...rest }: WhyProps<CalculatorView>) {
  return <WhyCard definition={{ ...definition, formula: plainDefinition.formula }} {...rest} />;
}
