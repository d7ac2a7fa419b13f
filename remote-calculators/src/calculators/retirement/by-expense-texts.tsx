import { byExpenseView } from '#calculators/retirement/by-expense-view.ts';
import { messages } from '#calculators/retirement/messages.en.ts';
import { retirementHelp } from '#calculators/retirement/texts.tsx';
import { defineTexts } from '#definition/define-calculator.ts';
import { inr } from '#figures/inr.ts';
import { monthlyFraction, yearlyFactor } from '#figures/rate-text.ts';

export const byExpenseDefinition = defineTexts(byExpenseView, {
  formula: (inputs, { rateConvention }, { results }) => {
    const i = monthlyFraction(Number(inputs.postReturnPct), rateConvention);
    return {
      line: messages.formula({
        firstMonthExpense: inr(results.firstMonthExpense),
        yearlyFactor: yearlyFactor(Number(inputs.inflationPct)),
        i,
        nowrap: (words) => <b className="nowrap">{words}</b>,
        corpus: inr(results.corpus),
      }),
      legend: messages.formulaLegend({ i }),
    };
  },
  help: retirementHelp,
});
