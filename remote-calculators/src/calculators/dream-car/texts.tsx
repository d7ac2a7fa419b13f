import '#calculator-page/first-screen.css';
import { growingGoalFormula } from '#calculator-page/explain/growing-goal-formula.tsx';
import { growingQuestion } from '#calculator-page/help/growing-question.ts';
import { view } from '#calculators/dream-car/fields.ts';
import explained from '#calculators/dream-car/help.en.md';
import { dreamCar } from '#calculators/dream-car/model.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { inr } from '#figures/inr.ts';

const example = { amountToday: 1_000_000, months: 60, annualRatePct: 12, inflationPct: 6 } as const;

/** How the car page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results } = dreamCar.run(example);
  const sooner = dreamCar.run({ ...example, months: 36 }).results;
  const careful = dreamCar.run({ ...example, annualRatePct: 7 }).results;
  return explained({
    target: inr(results.target),
    requiredSip: inr(results.requiredSip),
    requiredLumpsum: inr(results.requiredLumpsum),
    requiredSip2: inr(careful.requiredSip),
    requiredSip3: inr(sooner.requiredSip),
    growing: growingQuestion(dreamCar, example),
  });
}

export default defineTexts(view, { formula: growingGoalFormula, help });
