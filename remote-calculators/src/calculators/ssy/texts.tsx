import '#calculator-page/first-screen.css';
import { view } from '#calculators/ssy/fields.ts';
import explained from '#calculators/ssy/help.en.md';
import { messages } from '#calculators/ssy/messages.en.ts';
import { ssy } from '#calculators/ssy/model.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { ZERO } from '#engine/exact.ts';
import { schemeLimits } from '#engine/government/scheme-limits.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';
import { withUnit } from '#figures/with-unit.ts';

const example = { deposit: 150_000, age: 5, annualRatePct: 8.2 } as const;

/** How the page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results, tables } = ssy.run(example);
  const monthlyValue = ssy.run({ ...example, deposit: 12_500, frequency: 'monthly' }).results.value;
  const { least, most } = schemeLimits.ssy;
  return explained({
    most: withUnit(most, 'rupees'),
    monthly: withUnit(most / 12, 'rupees'),
    least: withUnit(least, 'rupees'),
    totalInvested: inr(results.totalInvested),
    fifteen: inr(tables.yearly.years[14]?.value ?? ZERO),
    value: inr(results.value),
    age: results.maturityAge,
    interest: inr(results.interest),
    monthlyValue: inr(monthlyValue),
  });
}

export default defineTexts(view, {
  formula: (inputs, _, { results }) => {
    const rate = fieldText(Number(inputs.annualRatePct));
    const frequency = String(inputs.frequency ?? 'yearly');
    return {
      line: messages.formulaInNumbers({
        frequency,
        deposit: fieldText(Number(inputs.deposit)),
        rate,
        nowrap: (words) => <b className="nowrap">{words}</b>,
        value: inr(results.value),
      }),
      legend: messages.legend({ rate }),
    };
  },
  help,
});
