import { CalculatorPage } from '#calculator-page/calculator-page.tsx';
import { swpDefinition } from '#calculators/swp/definition.tsx';

export default function SwpPage() {
  return <CalculatorPage definition={swpDefinition} />;
}
