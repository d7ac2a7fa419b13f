import { CalculatorPage } from '#calculator-page/calculator-page.tsx';
import { sipDefinition } from '#calculators/sip/definition.tsx';

export default function SipPage() {
  return <CalculatorPage definition={sipDefinition} />;
}
