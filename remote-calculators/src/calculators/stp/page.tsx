import { CalculatorPage } from '#calculator-page/calculator-page.tsx';
import { stpDefinition } from '#calculators/stp/definition.tsx';

export default function StpPage() {
  return <CalculatorPage definition={stpDefinition} />;
}
