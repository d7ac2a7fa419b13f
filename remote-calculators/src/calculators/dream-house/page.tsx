import { CalculatorPage } from '#calculator-page/calculator-page.tsx';
import { dreamHouseDefinition } from '#calculators/dream-house/definition.tsx';

export default function DreamHousePage() {
  return <CalculatorPage definition={dreamHouseDefinition} />;
}
