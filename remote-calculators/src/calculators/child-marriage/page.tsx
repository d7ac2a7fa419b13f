import { CalculatorPage } from '#calculator-page/calculator-page.tsx';
import { childMarriageDefinition } from '#calculators/child-marriage/definition.tsx';

export default function ChildMarriagePage() {
  return <CalculatorPage definition={childMarriageDefinition} />;
}
