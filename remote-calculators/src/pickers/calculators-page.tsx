import { picks } from '#pickers/calculator-picks.data.ts';
import { NextSteps } from '#pickers/next-steps.tsx';
import { PickerPage } from '#pickers/picker-page.tsx';

export default function CalculatorsPage() {
  return (
    <PickerPage
      title="Calculators"
      lead="Pick a question. Each calculator shows its formula, every month of the sum, and why another site may differ."
      picks={picks}
      assumptions="Examples assume 12% a year (nominal, monthly; the lumpsum grows yearly), 8% for the source fund of the STP, and instalments at the start of the month."
    >
      <NextSteps />
    </PickerPage>
  );
}
