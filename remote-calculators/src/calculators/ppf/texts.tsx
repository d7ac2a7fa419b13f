import '#calculator-page/first-screen.css';
import { view } from '#calculators/ppf/fields.ts';
import explained from '#calculators/ppf/help.en.md';
import { messages } from '#calculators/ppf/messages.en.ts';
import { ppf } from '#calculators/ppf/model.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { schemeLimits } from '#engine/government/scheme-limits.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';
import { withUnit } from '#figures/with-unit.ts';

const example = { deposit: 150_000, years: 15, annualRatePct: 7.1 } as const;
const monthly = { ...example, deposit: 12_500, frequency: 'monthly' } as const;

/** How the page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { totalInvested, value } = ppf.run(example).results;
  const { least, most } = schemeLimits.ppf;
  return explained({
    most: withUnit(most, 'rupees'),
    monthly: withUnit(most / 12, 'rupees'),
    least: withUnit(least, 'rupees'),
    totalInvested: inr(totalInvested),
    value: inr(value),
    monthlyValue: inr(ppf.run(monthly).results.value),
    lateValue: inr(ppf.run({ ...monthly, byFifth: false }).results.value),
    longer: inr(ppf.run({ ...example, years: 20, extensionDeposits: false }).results.value),
    longerPaid: inr(ppf.run({ ...example, years: 20 }).results.value),
    sixteen: inr(ppf.run({ ...example, firstDeposit: '2026-04-01' }).results.value),
  });
}

export default defineTexts(view, {
  formula: (inputs, _, { results, tables }) => {
    const rate = fieldText(Number(inputs.annualRatePct));
    const frequency = String(inputs.frequency ?? 'yearly');
    const months = tables.yearly.months.length;
    return {
      line: messages.formulaInNumbers({
        frequency,
        deposit: fieldText(Number(inputs.deposit)),
        paidYears: String(inputs.extensionDeposits) === 'false' ? (inputs.firstDeposit ? 16 : 15) : months / 12,
        months,
        rate,
        nowrap: (words) => <b className="nowrap">{words}</b>,
        value: inr(results.value),
      }),
      legend: messages.legend({ rate }),
    };
  },
  help,
});
