import '#calculator-page/first-screen.css';
import { growingGoalFormula } from '#calculator-page/explain/growing-goal-formula.tsx';
import { growingQuestion } from '#calculator-page/help/growing-question.ts';
import { view } from '#calculators/dream-house/fields.ts';
import explained from '#calculators/dream-house/help.en.md';
import { dreamHouse } from '#calculators/dream-house/model.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { inr } from '#figures/inr.ts';

const example = { amountToday: 8_000_000, months: 180, annualRatePct: 12, inflationPct: 6 } as const;

/** How the house page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results } = dreamHouse.run(example);
  const share = dreamHouse.run({ ...example, amountToday: 1_600_000, months: 72 }).results;
  const dearer = dreamHouse.run({ ...example, inflationPct: 8 }).results;
  return explained({
    target: inr(results.target),
    requiredSip: inr(results.requiredSip),
    requiredLumpsum: inr(results.requiredLumpsum),
    target2: inr(dearer.target),
    requiredSip2: inr(dearer.requiredSip),
    requiredSip3: inr(share.requiredSip),
    growing: growingQuestion(dreamHouse, example),
  });
}

export default defineTexts(view, { formula: growingGoalFormula, help });
