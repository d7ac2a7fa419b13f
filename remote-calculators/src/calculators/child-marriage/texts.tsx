import '#calculator-page/first-screen.css';
import { growingGoalFormula } from '#calculator-page/explain/growing-goal-formula.tsx';
import { growingQuestion } from '#calculator-page/help/growing-question.ts';
import { view } from '#calculators/child-marriage/fields.ts';
import explained from '#calculators/child-marriage/help.en.md';
import { childMarriage } from '#calculators/child-marriage/model.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { inr } from '#figures/inr.ts';

const example = { age: 5, withdrawAge: 18, amountToday: 1_000_000, annualRatePct: 10, inflationPct: 6 } as const;

/** How the marriage page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results } = childMarriage.run(example);
  const later = childMarriage.run({ ...example, withdrawAge: 27 }).results;
  const modest = childMarriage.run({ ...example, amountToday: 600_000, withdrawAge: 27 }).results;
  return explained({
    target: inr(results.target),
    requiredSip: inr(results.requiredSip),
    requiredLumpsum: inr(results.requiredLumpsum),
    target2: inr(later.target),
    requiredSip2: inr(later.requiredSip),
    requiredSip3: inr(modest.requiredSip),
    growing: growingQuestion(childMarriage, example),
  });
}

export default defineTexts(view, { formula: growingGoalFormula, help });
