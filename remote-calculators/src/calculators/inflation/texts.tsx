import '#calculator-page/first-screen.css';
import { view } from '#calculators/inflation/fields.ts';
import explained from '#calculators/inflation/help.en.md';
import { messages } from '#calculators/inflation/messages.en.ts';
import { inflation } from '#calculators/inflation/model.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';
import { yearlyFactor } from '#figures/rate-text.ts';

const example = { amountToday: 100_000, years: 10, inflationPct: 6 } as const;

/** How the page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const ten = inflation.run(example).results;
  const twenty = inflation.run({ ...example, years: 20 }).results;
  return explained({
    cost: inr(ten.futureCost),
    worth: inr(ten.worthThen),
    cost20: inr(twenty.futureCost),
    worth20: inr(twenty.worthThen),
  });
}

export default defineTexts(view, {
  formula: (inputs, _, { results }) => {
    const factor = yearlyFactor(Number(inputs.inflationPct));
    const years = String(inputs.years);
    return {
      line: messages.formulaInNumbers({
        amount: fieldText(Number(inputs.amountToday)),
        factor,
        years,
        sup: (words) => <sup>{words}</sup>,
        nowrap: (words) => <b className="nowrap">{words}</b>,
        cost: inr(results.futureCost),
        worth: inr(results.worthThen),
      }),
      legend: messages.formulaLegend({ factor, rate: fieldText(Number(inputs.inflationPct)), years }),
    };
  },
  help,
});
