import { CalculatorPage } from '#calculator-page/calculator-page.tsx';
import { stepUpSipDefinition } from '#calculators/step-up-sip/definition.tsx';

export default function StepUpSipPage() {
  return <CalculatorPage definition={stepUpSipDefinition} />;
}
