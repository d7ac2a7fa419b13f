import { inr } from '#calculator-page/help/inr.ts';
import { lumpsum } from '#calculators/lumpsum/model.ts';
import { sip } from '#calculators/sip/model.ts';
import { stepUpSip } from '#calculators/step-up-sip/model.ts';
import { stp } from '#calculators/stp/model.ts';
import { swp } from '#calculators/swp/model.ts';
import { NextSteps } from '#pickers/next-steps.tsx';
import type { Pick } from '#pickers/pick-card.tsx';
import { PickerPage } from '#pickers/picker-page.tsx';

const rate = { annualRatePct: 12, years: 10 } as const;

const picks = (): Pick[] => [
  {
    to: '/sipcalculator',
    title: 'SIP',
    line: 'What does a fixed amount every month become?',
    drawing: ['M6 48h44M12 48V38h8v10M24 48V30h8v18', 'M36 48V16h8v32'],
    example: {
      inputs: '₹5,000 a month, for 10 years',
      figure: inr(sip.run({ monthly: 5000, ...rate }).results.value),
    },
  },
  {
    to: '/stepupsipcalculator',
    title: 'Step-up SIP',
    line: 'What if the instalment rises with my income?',
    drawing: ['M6 48h12V38h12V28h12V16h10', 'M8 34 22 22l10 0L46 8M38 8h8v8'],
    example: {
      inputs: '₹5,000 a month, 10% more each year',
      figure: inr(stepUpSip.run({ monthly: 5000, stepUpPct: 10, stepUpRupees: 0, ...rate }).results.value),
    },
  },
  {
    to: '/lumpsumcalculator',
    title: 'Lumpsum',
    line: 'What does one investment become if I leave it alone?',
    drawing: ['M6 48h44M14 48V34h28v14', 'M28 28V8M20 16l8-8 8 8'],
    example: {
      inputs: '₹50,000 once, for 10 years',
      figure: inr(lumpsum.run({ principal: 50_000, ...rate }).results.value),
    },
  },
  {
    to: '/swpcalculator',
    title: 'SWP',
    line: 'How long can my savings pay me every month?',
    drawing: ['M6 48h44M10 48V12h10v36M24 48V22h10v26', 'M38 48V32h10v16'],
    example: {
      inputs: 'Left of ₹10 lakh after ₹10,000 a month for 10 years',
      figure: inr(
        swp.run({ investment: 1_000_000, monthlyWithdrawal: 10_000, stepUpPct: 0, ...rate }).results
          .remainingInvestment,
      ),
    },
  },
  {
    to: '/stpcalculator',
    title: 'STP',
    line: 'How do I move money from one fund to another, month by month?',
    drawing: ['M6 48h44M10 48V16h12v32M34 48V28h12v20', 'M24 22h18M36 16l6 6-6 6'],
    example: {
      inputs: '₹1 lakh, ₹5,000 moved for 12 months',
      figure: inr(
        stp.run({ investment: 100_000, monthlyTransfer: 5000, months: 12, sourceRatePct: 8, targetRatePct: 12 }).results
          .value,
      ),
    },
  },
];

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
