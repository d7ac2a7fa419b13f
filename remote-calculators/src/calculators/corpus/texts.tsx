import '#calculator-page/first-screen.css';
import { growingGoalFormula } from '#calculator-page/explain/growing-goal-formula.tsx';
import { growingQuestion } from '#calculator-page/help/growing-question.ts';
import { view } from '#calculators/corpus/fields.ts';
import explained from '#calculators/corpus/help.en.md';
import { corpus } from '#calculators/corpus/model.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { inr } from '#figures/inr.ts';
import { todaysRupees } from '#outcome/price-basis.ts';

const example = { target: 10_000_000, years: 20, annualRatePct: 12 } as const;

/** How the corpus page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results } = corpus.run(example);
  const soon = corpus.run({ ...example, years: 10 }).results;
  const careful = corpus.run({ ...example, annualRatePct: 9 }).results;
  return explained({
    requiredSip: inr(results.requiredSip),
    requiredSipIfStartOfMonth: inr(results.requiredSipIfStartOfMonth),
    requiredLumpsum: inr(results.requiredLumpsum),
    requiredSip2: inr(careful.requiredSip),
    requiredSip3: inr(soon.requiredSip),
    amount: inr(todaysRupees(6).amount(results.target, 240)),
    growing: growingQuestion(corpus, example),
  });
}

export default defineTexts(view, { formula: growingGoalFormula, help });
