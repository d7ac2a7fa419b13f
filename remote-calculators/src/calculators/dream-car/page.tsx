import { CalculatorPage } from '#calculator-page/calculator-page.tsx';
import { dreamCarDefinition } from '#calculators/dream-car/definition.tsx';

export default function DreamCarPage() {
  return <CalculatorPage definition={dreamCarDefinition} />;
}
