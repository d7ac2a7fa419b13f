import { CalculatorPage } from '#calculator-page/calculator-page.tsx';
import { lumpsumDefinition } from '#calculators/lumpsum/definition.tsx';

export default function LumpsumPage() {
  return <CalculatorPage definition={lumpsumDefinition} />;
}
