import '#calculator-page/first-screen.css';
import { view } from '#calculators/lumpsum/fields.ts';
import explained from '#calculators/lumpsum/help.en.md';
import { messages } from '#calculators/lumpsum/messages.en.ts';
import { lumpsum } from '#calculators/lumpsum/model.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { ZERO } from '#engine/exact.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';
import { yearlyFactor } from '#figures/rate-text.ts';
import { todaysRupees } from '#outcome/price-basis.ts';

const example = { principal: 50_000, years: 10, annualRatePct: 12 } as const;

/** How the lumpsum page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results, tables } = lumpsum.run(example);
  const gainsOf = (year: number) => tables.yearly.years[year - 1]?.gains ?? ZERO;
  const twice = lumpsum.run({ ...example, years: 20 }).results.value;
  return explained({
    value: inr(results.value),
    totalInvested: inr(results.totalInvested),
    gains: inr(results.gains),
    gainsOf: inr(gainsOf(1)),
    gainsOf2: inr(gainsOf(10) - gainsOf(9)),
    twice: inr(twice),
    amount: inr(todaysRupees(6).amount(results.value, 120)),
  });
}

export default defineTexts(view, {
  formula: (inputs, _, { results }) => {
    const factor = yearlyFactor(Number(inputs.annualRatePct));
    return {
      line: messages.formulaInNumbers({
        principal: fieldText(Number(inputs.principal)),
        factor,
        sup: (words) => <sup>{words}</sup>,
        years: String(inputs.years),
        nowrap: (words) => <b className="nowrap">{words}</b>,
        value: inr(results.value),
      }),
      legend: messages.formulaLegend({ factor, rate: String(inputs.annualRatePct), years: String(inputs.years) }),
    };
  },
  help,
});
