import type { CalculatorDefinition } from '#calculator-page/definition.ts';
import { monthlyFraction, yearlyFactor } from '#calculator-page/explain/rate-text.ts';
import { fieldText } from '#calculator-page/fields/amount-text.ts';
import { inr } from '#calculator-page/help/inr.ts';
import { swpHelp } from '#calculators/swp/help.tsx';
import { swpLook } from '#calculators/swp/look.ts';

export const swpDefinition: CalculatorDefinition = {
  ...swpLook,
  formula: (inputs, { rateConvention, timing }, { results }) => {
    const i = monthlyFraction(Number(inputs.annualRatePct), rateConvention);
    const pay = fieldText(Number(inputs.monthlyWithdrawal));
    const raise = Number(inputs.stepUpPct);
    return {
      line: (
        <>
          {timing === 'start' ? `(Balance − ${pay}) × (1 + ${i})` : `Balance × (1 + ${i}) − ${pay}`},{' '}
          {Number(inputs.years) * 12} times from {fieldText(Number(inputs.investment))}
          {raise > 0 && `, with ${pay} becoming × ${yearlyFactor(raise)} each year`} ={' '}
          <b className="nowrap">{inr(results.remainingInvestment as bigint)}</b>
        </>
      ),
      legend: `${i} is the monthly rate. A withdrawal is never more than what is left, so the balance never falls below zero.`,
    };
  },
  help: swpHelp,
};
