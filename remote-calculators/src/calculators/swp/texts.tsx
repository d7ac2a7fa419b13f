import '#calculator-page/first-screen.css';
import { view } from '#calculators/swp/fields.ts';
import explained from '#calculators/swp/help.en.md';
import { messages } from '#calculators/swp/messages.en.ts';
import { swp } from '#calculators/swp/model.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { ZERO } from '#engine/exact.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';
import { monthlyFraction, yearlyFactor } from '#figures/rate-text.ts';
import { monthInWords } from '#specs/notes.ts';

const example = {
  investment: 1_000_000,
  monthlyWithdrawal: 10_000,
  annualRatePct: 12,
  years: 10,
  stepUpPct: 0,
} as const;

/** How the SWP page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results } = swp.run(example);
  const atEnd = swp.run({ ...example, timing: 'end' }).results;
  const dry = swp.run({ ...example, monthlyWithdrawal: 20_000 }).results;
  const lower = swp.run({ ...example, annualRatePct: 8 }).results;
  return explained({
    totalWithdrawn: inr(results.totalWithdrawn),
    remainingInvestment: inr(results.remainingInvestment),
    remainingInvestment2: inr(atEnd.remainingInvestment),
    toLowerCase: monthInWords(dry.depletionMonth ?? 0).toLowerCase(),
    lastWithdrawal: inr(dry.lastWithdrawal ?? ZERO),
    remainingInvestment3: inr(lower.remainingInvestment),
  });
}

export default defineTexts(view, {
  formula: (inputs, { rateConvention, timing }, { results }) => {
    const i = monthlyFraction(Number(inputs.annualRatePct), rateConvention);
    const pay = fieldText(Number(inputs.monthlyWithdrawal));
    const step = Number(inputs.stepUpPct);
    const raise = step > 0 ? yearlyFactor(step) : 'none';
    return {
      line: messages.formulaInNumbers({
        timing,
        pay,
        i,
        times: Number(inputs.years) * 12,
        investment: fieldText(Number(inputs.investment)),
        raise,
        nowrap: (words) => <b className="nowrap">{words}</b>,
        remaining: inr(results.remainingInvestment),
      }),
      legend: messages.formulaLegend({ i }),
    };
  },
  help,
});
