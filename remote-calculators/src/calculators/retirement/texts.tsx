import '#calculator-page/first-screen.css';
import { growingGoalFormula } from '#calculator-page/explain/growing-goal-formula.tsx';
import { growingQuestion } from '#calculator-page/help/growing-question.ts';
import { retirementByExpense } from '#calculators/retirement/by-expense.ts';
import { view } from '#calculators/retirement/fields.ts';
import explained from '#calculators/retirement/help.en.md';
import { retirement } from '#calculators/retirement/model.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { ZERO } from '#engine/exact.ts';
import { inr } from '#figures/inr.ts';

const example = { age: 30, retirementAge: 60, amountToday: 10_000_000, annualRatePct: 12, inflationPct: 6 } as const;

const atFiftyFive = {
  ...{ age: 40, retirementAge: 55, lifeExpectancy: 85, monthlyExpense: 60_000, savings: 20_000_000, monthly: 0 },
  ...{ annualRatePct: 12, postReturnPct: 8, inflationPct: 6, monthlyPension: 0 },
};

/** How the retirement page explains itself; every figure is worked out here from the example. */
export function retirementHelp(): HelpText {
  const { results } = retirement.run(example);
  const later = retirement.run({ ...example, age: 40 }).results;
  const stopped = retirementByExpense.run(atFiftyFive).results;
  const careful = retirement.run({ ...example, annualRatePct: 10 }).results;
  return explained({
    target: inr(results.target),
    requiredSip: inr(results.requiredSip),
    requiredLumpsum: inr(results.requiredLumpsum),
    requiredSip2: inr(careful.requiredSip),
    requiredSip3: inr(later.requiredSip),
    target2: inr(later.target),
    growing: growingQuestion(retirement, example),
    held: inr(stopped.heldAtRetirement ?? ZERO),
    corpus: inr(stopped.corpus),
  });
}

export default defineTexts(view, { formula: growingGoalFormula, help: retirementHelp });
