import '#calculator-page/first-screen.css';
import { view } from '#calculators/rd/fields.ts';
import explained from '#calculators/rd/help.en.md';
import { messages } from '#calculators/rd/messages.en.ts';
import { rd } from '#calculators/rd/model.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { ZERO } from '#engine/exact.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';

/** How the page explains itself; every figure is worked out here from the examples. */
function help(): HelpText {
  const short = rd.run({ monthly: 5000, months: 18, annualRatePct: 7.5 }).results;
  const long = rd.run({ monthly: 5000, years: 5, annualRatePct: 6.7, slabPct: 30 }).results;
  return explained({
    totalInvested: inr(short.totalInvested),
    value: inr(short.value),
    interest: inr(short.interest),
    long: inr(long.value),
    longInterest: inr(long.interest),
    tax: inr(long.tax ?? ZERO),
    postTax: inr(long.postTax ?? ZERO),
  });
}

export default defineTexts(view, {
  formula: (inputs, _, { results, tables }) => {
    const rate = fieldText(Number(inputs.annualRatePct));
    const months = tables.yearly.months.length;
    const monthly = fieldText(Number(inputs.monthly));
    const value = inr(results.value);
    return {
      line:
        Number(inputs.annualRatePct) === 0
          ? messages.formulaWithoutInterest({
              monthly,
              months,
              nowrap: (words) => <b className="nowrap">{words}</b>,
              value,
            })
          : messages.formulaInNumbers({
              monthly,
              rate,
              months,
              sup: (words) => <sup>{words}</sup>,
              nowrap: (words) => <b className="nowrap">{words}</b>,
              value,
            }),
      legend: messages.legend({ rate, months }),
    };
  },
  help,
});
