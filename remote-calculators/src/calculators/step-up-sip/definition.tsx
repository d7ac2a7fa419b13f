import type { CalculatorDefinition } from '#calculator-page/definition.ts';
import { monthlyFraction, yearlyFactor } from '#calculator-page/explain/rate-text.ts';
import { fieldText } from '#calculator-page/fields/amount-text.ts';
import { inr } from '#calculator-page/help/inr.ts';
import { stepUpSipHelp } from '#calculators/step-up-sip/help.tsx';
import { stepUpSipLook } from '#calculators/step-up-sip/look.ts';

export const stepUpSipDefinition: CalculatorDefinition = {
  ...stepUpSipLook,
  formula: (inputs, { rateConvention, timing }, { results }) => {
    const i = monthlyFraction(Number(inputs.annualRatePct), rateConvention);
    const raise = yearlyFactor(Number(inputs.stepUpPct));
    const extra = Number(inputs.stepUpRupees ?? 0);
    return {
      line: (
        <>
          Balance × (1 + {i}) every month, with an instalment of {fieldText(Number(inputs.monthly))} that becomes ×{' '}
          {raise}
          {extra > 0 && ` + ${fieldText(extra)}`} each year = <b className="nowrap">{inr(results.value as bigint)}</b>
        </>
      ),
      legend: `Each instalment is added ${timing === 'start' ? 'before' : 'after'} its month’s growth. Raised instalments are not rounded; only what is shown is.`,
    };
  },
  help: stepUpSipHelp,
};
