import '#calculator-page/first-screen.css';
import { view } from '#calculators/fd/fields.ts';
import explained from '#calculators/fd/help.en.md';
import { messages } from '#calculators/fd/messages.en.ts';
import { fd } from '#calculators/fd/model.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { ZERO } from '#engine/exact.ts';
import { rupees } from '#engine/rounding.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';

const example = { principal: 100_000, years: 5, annualRatePct: 7, slabPct: 30 } as const;

/** How the page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { value, interest, effectiveYieldPct, tax = ZERO, postTax = ZERO } = fd.run(example).results;
  const odd = fd.run({ principal: 100_000, months: 14, annualRatePct: 7 }).results.value;
  return explained({
    value: inr(value),
    interest: inr(interest),
    yield: rupees(effectiveYieldPct),
    odd: inr(odd),
    tax: inr(tax),
    postTax: inr(postTax),
  });
}

export default defineTexts(view, {
  formula: (inputs, _, { results, tables }) => {
    const term = tables.yearly.months.length;
    const rate = fieldText(Number(inputs.annualRatePct));
    const quarters = Math.floor(term / 3);
    const left = String(term % 3);
    return {
      line: messages.formulaInNumbers({
        principal: fieldText(Number(inputs.principal)),
        rate,
        quarters,
        left,
        sup: (words) => <sup>{words}</sup>,
        nowrap: (words) => <b className="nowrap">{words}</b>,
        value: inr(results.value),
      }),
      legend: messages.legend({ rate, quarters, left }),
    };
  },
  help,
});
