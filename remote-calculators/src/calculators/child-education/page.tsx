import { CalculatorPage } from '#calculator-page/calculator-page.tsx';
import { childEducationDefinition } from '#calculators/child-education/definition.tsx';

export default function ChildEducationPage() {
  return <CalculatorPage definition={childEducationDefinition} />;
}
