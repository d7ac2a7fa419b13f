import { CalculatorPage } from '#calculator-page/calculator-page.tsx';
import { retirementDefinition } from '#calculators/retirement/definition.tsx';

export default function RetirementPage() {
  return <CalculatorPage definition={retirementDefinition} />;
}
