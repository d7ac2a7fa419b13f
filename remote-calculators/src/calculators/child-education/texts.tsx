import '#calculator-page/first-screen.css';
import { growingGoalFormula } from '#calculator-page/explain/growing-goal-formula.tsx';
import { growingQuestion } from '#calculator-page/help/growing-question.ts';
import { view } from '#calculators/child-education/fields.ts';
import explained from '#calculators/child-education/help.en.md';
import { childEducation } from '#calculators/child-education/model.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { exact } from '#engine/exact.ts';
import { inr } from '#figures/inr.ts';

const example = { age: 5, withdrawAge: 18, amountToday: 1_000_000, annualRatePct: 10, inflationPct: 6 } as const;

/** How the education page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results } = childEducation.run(example);
  const fees = { ...example, amountToday: 250_000, feeYears: 4 } as const;
  const yearly = childEducation.run(fees).results;
  const newborn = childEducation.run({ ...example, age: 0 }).results;
  const late = childEducation.run({ ...example, age: 12 }).results;
  const dearer = childEducation.run({ ...example, inflationPct: 10 }).results;
  return explained({
    target: inr(results.target),
    requiredSip: inr(results.requiredSip),
    requiredLumpsum: inr(results.requiredLumpsum),
    requiredSip2: inr(newborn.requiredSip),
    requiredSip3: inr(late.requiredSip),
    target2: inr(dearer.target),
    requiredSip4: inr(dearer.requiredSip),
    growing: growingQuestion(childEducation, example),
    fee: inr(exact(fees.amountToday)),
    requiredSip5: inr(yearly.requiredSip),
  });
}

export default defineTexts(view, { formula: growingGoalFormula, help });
