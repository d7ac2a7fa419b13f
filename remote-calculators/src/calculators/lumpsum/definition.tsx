import type { CalculatorDefinition } from '#calculator-page/definition.ts';
import { yearlyFactor } from '#calculator-page/explain/rate-text.ts';
import { fieldText } from '#calculator-page/fields/amount-text.ts';
import { inr } from '#calculator-page/help/inr.ts';
import { lumpsumHelp } from '#calculators/lumpsum/help.tsx';
import { lumpsumLook } from '#calculators/lumpsum/look.ts';

export const lumpsumDefinition: CalculatorDefinition = {
  ...lumpsumLook,
  formula: (inputs, _, { results }) => {
    const factor = yearlyFactor(Number(inputs.annualRatePct));
    return {
      line: (
        <>
          {fieldText(Number(inputs.principal))} × {factor}
          <sup>{inputs.years}</sup> = <b className="nowrap">{inr(results.value as bigint)}</b>
        </>
      ),
      legend: `${factor} is what one year makes of one rupee at ${inputs.annualRatePct}%; it does so ${inputs.years} times.`,
    };
  },
  help: lumpsumHelp,
};
