import '#calculator-page/first-screen.css';
import { lumpsum } from '#calculators/lumpsum/model.ts';
import { view } from '#calculators/lumpsum-sip/fields.ts';
import explained from '#calculators/lumpsum-sip/help.en.md';
import { messages } from '#calculators/lumpsum-sip/messages.en.ts';
import { lumpsumSip } from '#calculators/lumpsum-sip/model.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';
import { monthlyFraction, yearlyFactor } from '#figures/rate-text.ts';

const example = { principal: 100_000, monthly: 5000, years: 10, annualRatePct: 12, stepUpPct: 0 } as const;

/** How the page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results } = lumpsumSip.run(example);
  const once = lumpsumSip.run({ ...example, monthly: 0 }).results.value;
  const alone = lumpsum.run(example).results.value;
  return explained({
    value: inr(results.value),
    totalInvested: inr(results.totalInvested),
    gains: inr(results.gains),
    once: inr(once),
    sip: inr(results.value - once),
    alone: inr(alone),
  });
}

export default defineTexts(view, {
  formula: (inputs, { rateConvention, timing }, { results }) => {
    const i = monthlyFraction(Number(inputs.annualRatePct), rateConvention);
    const step = Number(inputs.stepUpPct);
    const principal = fieldText(Number(inputs.principal));
    const raise = step > 0 ? yearlyFactor(step) : 'none';
    return {
      line: messages.formulaInNumbers({
        timing,
        monthly: fieldText(Number(inputs.monthly)),
        i,
        times: Number(inputs.years) * 12,
        principal,
        raise,
        nowrap: (words) => <b className="nowrap">{words}</b>,
        value: inr(results.value),
      }),
      legend: messages.iIsTheMonthlyRate({ i, principal }),
    };
  },
  help,
});
