import '#calculator-page/first-screen.css';
import { view } from '#calculators/life-cover/fields.ts';
import explained from '#calculators/life-cover/help.en.md';
import { messages } from '#calculators/life-cover/messages.en.ts';
import { lifeCover } from '#calculators/life-cover/model.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { inr } from '#figures/inr.ts';
import { withUnit } from '#figures/with-unit.ts';

const example = {
  ...{ age: 35, retirementAge: 60, annualIncome: 1_200_000, personalExpensesPct: 30, incomeGrowthPct: 6 },
  ...{ discountRatePct: 8, familyMonthlyExpense: 50_000, supportYears: 30, inflationPct: 6 },
  ...{ loans: 3_000_000, goals: 2_500_000, existingCover: 5_000_000, liquidAssets: 1_500_000 },
} as const;

/** How the life cover page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { hlv, hlvGap, familyCorpus, need, needGap } = lifeCover.run(example).results;
  return explained({
    hlv: inr(hlv),
    familyCorpus: inr(familyCorpus),
    need: inr(need),
    needGap: inr(needGap),
    hlvGap: inr(hlvGap),
  });
}

export default defineTexts(view, {
  formula: ({ loans, goals, supportYears, retirementAge }, _, { results }) => ({
    line: messages.formulaInNumbers({
      corpus: inr(results.familyCorpus),
      loans: withUnit(Number(loans ?? 0), 'rupees'),
      goals: withUnit(Number(goals ?? 0), 'rupees'),
      nowrap: (words) => <b className="nowrap">{words}</b>,
      need: inr(results.need),
    }),
    legend: messages.formulaLegend({
      years: withUnit(Number(supportYears), 'years'),
      age: String(retirementAge ?? 60),
      hlv: inr(results.hlv),
    }),
  }),
  help,
});
