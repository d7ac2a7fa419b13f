import '#calculator-page/first-screen.css';
import { view } from '#calculators/delay/fields.ts';
import explained from '#calculators/delay/help.en.md';
import { messages } from '#calculators/delay/messages.en.ts';
import { delay } from '#calculators/delay/model.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { ZERO } from '#engine/exact.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';
import { monthlyFraction } from '#figures/rate-text.ts';

const example = { monthly: 5000, years: 10, annualRatePct: 12, delayMonths: 12 } as const;

/** How the page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results } = delay.run(example);
  const five = delay.run({ ...example, delayMonths: 60 }).results;
  return explained({
    now: inr(results.valueNow),
    later: inr(results.valueLater),
    cost: inr(results.costOfDelay),
    investedLess: inr(results.investedLess),
    catchUp: inr(results.instalmentToCatchUp ?? ZERO),
    later5: inr(five.valueLater),
    catchUp5: inr(five.instalmentToCatchUp ?? ZERO),
  });
}

export default defineTexts(view, {
  formula: (inputs, { rateConvention }, { results, tables }) => {
    const term = tables.yearly.months.length;
    const { instalmentToCatchUp } = results;
    const catchUp = instalmentToCatchUp === null ? 'none' : inr(instalmentToCatchUp);
    const [now, later] = [inr(results.valueNow), inr(results.valueLater)];
    return {
      line: messages.formulaInNumbers({
        now,
        later,
        term,
        left: term - Number(inputs.delayMonths),
        nowrap: (words) => <b className="nowrap">{words}</b>,
        cost: inr(results.costOfDelay),
      }),
      legend: messages.catchUpInNumbers({
        monthly: fieldText(Number(inputs.monthly)),
        i: monthlyFraction(Number(inputs.annualRatePct), rateConvention),
        now,
        later,
        catchUp,
      }),
    };
  },
  help,
});
