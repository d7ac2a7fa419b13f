import '#calculator-page/first-screen.css';
import { view } from '#calculators/step-up-sip/fields.ts';
import explained from '#calculators/step-up-sip/help.en.md';
import { messages } from '#calculators/step-up-sip/messages.en.ts';
import { stepUpSip } from '#calculators/step-up-sip/model.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';
import { monthlyFraction, yearlyFactor } from '#figures/rate-text.ts';

const example = { monthly: 5000, years: 10, annualRatePct: 12, stepUpPct: 10, stepUpRupees: 0 } as const;

/** How the step-up page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results } = stepUpSip.run(example);
  const inRupees = stepUpSip.run({ ...example, stepUpPct: 0, stepUpRupees: 500 }).results;
  const small = stepUpSip.run({ ...example, stepUpPct: 5 }).results;
  return explained({
    value: inr(results.value),
    totalInvested: inr(results.totalInvested),
    lastInstalment: inr(results.lastInstalment),
    flatSipValue: inr(results.flatSipValue),
    extraOverFlat: inr(results.extraOverFlat),
    value2: inr(small.value),
    lastInstalment2: inr(small.lastInstalment),
    value3: inr(inRupees.value),
    lastInstalment3: inr(inRupees.lastInstalment),
  });
}

export default defineTexts(view, {
  formula: (inputs, { rateConvention, timing }, { results }) => {
    const i = monthlyFraction(Number(inputs.annualRatePct), rateConvention);
    const raise = yearlyFactor(Number(inputs.stepUpPct));
    const rupees = Number(inputs.stepUpRupees ?? 0);
    const extra = rupees > 0 ? fieldText(rupees) : 'none';
    return {
      line: messages.formulaInNumbers({
        i,
        monthly: fieldText(Number(inputs.monthly)),
        raise,
        extra,
        nowrap: (words) => <b className="nowrap">{words}</b>,
        value: inr(results.value),
      }),
      legend: messages.whenInstalmentsAreAdded({ timing }),
    };
  },
  help,
});
