import { CalculatorPage } from '#calculator-page/calculator-page.tsx';
import { corpusDefinition } from '#calculators/corpus/definition.tsx';

export default function CorpusPage() {
  return <CalculatorPage definition={corpusDefinition} />;
}
