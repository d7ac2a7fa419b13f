import { formatRupees } from 'shared/format/rupees';
import type { Choices, Inputs, PageRun, WorkedFormula } from '#calculator-page/definition.ts';
import { monthlyFraction, yearlyFactor } from '#calculator-page/explain/rate-text.ts';
import { fieldText } from '#calculator-page/fields/amount-text.ts';
import { rupees } from '#engine/rounding.ts';

/** P × ((1 + i)^n − 1) ÷ i, times (1 + i) when paid at the start of the month, with the visitor's numbers. */
export function sipFormula(inputs: Inputs, { rateConvention, timing }: Choices, { results }: PageRun): WorkedFormula {
  const rate = Number(inputs.annualRatePct);
  const count = Number(inputs.years) * 12;
  const i = monthlyFraction(rate, rateConvention);
  const atStart = timing === 'start';
  return {
    line: (
      <>
        {fieldText(Number(inputs.monthly))} × ((1 + {i})<sup>{count}</sup> − 1) ÷ {i}
        {atStart && ` × (1 + ${i})`} = <b className="nowrap">{formatRupees(rupees(results.value as bigint))}</b>
      </>
    ),
    legend: `${i} is ${rateConvention === 'nominal' ? `${fieldText(rate)}% ÷ 12` : `the twelfth root of ${yearlyFactor(rate)}, less 1`}. ${count} is ${inputs.years} years × 12 instalments. ${
      atStart
        ? 'The last factor is there because you pay at the start of each month.'
        : 'There is no further factor because you pay at the end of each month.'
    }`,
  };
}
