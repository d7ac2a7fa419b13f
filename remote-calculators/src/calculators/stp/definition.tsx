import type { CalculatorDefinition } from '#calculator-page/definition.ts';
import { monthlyFraction } from '#calculator-page/explain/rate-text.ts';
import { fieldText } from '#calculator-page/fields/amount-text.ts';
import { inr } from '#calculator-page/help/inr.ts';
import { stpHelp } from '#calculators/stp/help.tsx';
import { stpLook } from '#calculators/stp/look.ts';

export const stpDefinition: CalculatorDefinition = {
  ...stpLook,
  formula: (inputs, { rateConvention }, { results }) => {
    const i = monthlyFraction(Number(inputs.sourceRatePct), rateConvention);
    const j = monthlyFraction(Number(inputs.targetRatePct), rateConvention);
    const moved = fieldText(Number(inputs.monthlyTransfer));
    return {
      line: (
        <>
          Source × (1 + {i}) − {moved}, target × (1 + {j}) + {moved}, {inputs.months} times ={' '}
          <b className="nowrap">{inr(results.value as bigint)}</b>
        </>
      ),
      legend: `${i} and ${j} are the monthly rates. The last transfer takes what is left in the source fund, so it never falls below zero.`,
    };
  },
  help: stpHelp,
};
