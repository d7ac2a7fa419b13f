import { byExpenseView } from '#calculators/retirement/by-expense-view.ts';
import { retirementHelp } from '#calculators/retirement/texts.tsx';
import { defineTexts } from '#definition/define-calculator.ts';
import { inr } from '#figures/inr.ts';
import { monthlyFraction, yearlyFactor } from '#figures/rate-text.ts';

export const byExpenseDefinition = defineTexts(byExpenseView, {
  formula: (inputs, { rateConvention }, { results }) => {
    const i = monthlyFraction(Number(inputs.postReturnPct), rateConvention);
    return {
      line: (
        <>
          {inr(results.firstMonthExpense)} a month, × {yearlyFactor(Number(inputs.inflationPct))} every year, each ÷ (1
          + {i}) for every month it lies ahead = <b className="nowrap">{inr(results.corpus)}</b>
        </>
      ),
      legend: `${i} is the monthly return after retirement. The corpus is what all these expenses are worth on the first day; paying them leaves exactly nothing. Less the grown savings, the rest is divided over the months until then.`,
    };
  },
  help: retirementHelp,
});
