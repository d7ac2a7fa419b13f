import type { CalculatorDefinition } from '#calculator-page/definition.ts';
import { monthlyFraction, yearlyFactor } from '#calculator-page/explain/rate-text.ts';
import { inr } from '#calculator-page/help/inr.ts';
import { byExpenseLook } from '#calculators/retirement/by-expense-look.ts';
import { retirementHelp } from '#calculators/retirement/help.tsx';

export const byExpenseDefinition: CalculatorDefinition = {
  ...byExpenseLook,
  formula: (inputs, { rateConvention }, { results }) => {
    const i = monthlyFraction(Number(inputs.postReturnPct), rateConvention);
    return {
      line: (
        <>
          {inr(results.firstMonthExpense as bigint)} a month, × {yearlyFactor(Number(inputs.inflationPct))} every year,
          each ÷ (1 + {i}) for every month it lies ahead = <b className="nowrap">{inr(results.corpus as bigint)}</b>
        </>
      ),
      legend: `${i} is the monthly return after retirement. The corpus is what all these expenses are worth on the first day; paying them leaves exactly nothing. Less the grown savings, the rest is divided over the months until then.`,
    };
  },
  help: retirementHelp,
};
