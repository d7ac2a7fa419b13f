import '#calculator-page/first-screen.css';
import { view } from '#calculators/stp/fields.ts';
import explained from '#calculators/stp/help.en.md';
import { messages } from '#calculators/stp/messages.en.ts';
import { stp } from '#calculators/stp/model.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';
import { monthlyFraction } from '#figures/rate-text.ts';
import { monthInWords } from '#specs/notes.ts';

const example = {
  investment: 100_000,
  monthlyTransfer: 5000,
  months: 12,
  sourceRatePct: 8,
  targetRatePct: 12,
} as const;

/** How the STP page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results } = stp.run(example);
  const longer = stp.run({ ...example, months: 36 }).results;
  return explained({
    totalTransferred: inr(results.totalTransferred),
    sourceRemaining: inr(results.sourceRemaining),
    targetValue: inr(results.targetValue),
    value: inr(results.value),
    gains: inr(results.gains),
    toLowerCase: monthInWords(longer.sourceEmptyMonth ?? 0).toLowerCase(),
    totalTransferred2: inr(longer.totalTransferred),
    targetValue2: inr(longer.targetValue),
  });
}

export default defineTexts(view, {
  formula: (inputs, { rateConvention }, { results }) => {
    const i = monthlyFraction(Number(inputs.sourceRatePct), rateConvention);
    const j = monthlyFraction(Number(inputs.targetRatePct), rateConvention);
    const moved = fieldText(Number(inputs.monthlyTransfer));
    return {
      line: messages.formulaInNumbers({
        i,
        moved,
        j,
        months: inputs.months,
        nowrap: (words) => <b className="nowrap">{words}</b>,
        value: inr(results.value),
      }),
      legend: messages.formulaLegend({ i, j }),
    };
  },
  help,
});
