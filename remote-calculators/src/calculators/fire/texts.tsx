import '#calculator-page/first-screen.css';
import { view } from '#calculators/fire/fields.ts';
import explained from '#calculators/fire/help.en.md';
import { messages } from '#calculators/fire/messages.en.ts';
import { fire } from '#calculators/fire/model.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { ZERO } from '#engine/exact.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';
import { monthlyFraction, yearlyFactor } from '#figures/rate-text.ts';
import { ageInWords } from '#specs/ages.ts';

const example = {
  ...{ age: 30, monthlyExpense: 50_000, monthly: 40_000, stepUpPct: 5, savings: 1_000_000 },
  ...{ annualRatePct: 11, postReturnPct: 8, inflationPct: 6, lastsToAge: 90 },
} as const;

const ageOf = (changed: { monthly?: number; monthlyExpense?: number }): string =>
  ageInWords(fire.run({ ...example, ...changed }).results.fireAge ?? ZERO);

/** How the page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results } = fire.run(example);
  return explained({
    age: ageOf({}),
    needed: inr(results.corpusNeeded ?? ZERO),
    held: inr(results.corpusHeld ?? ZERO),
    today: inr(results.corpusToday),
    ageMore: ageOf({ monthly: 60_000 }),
    ageLess: ageOf({ monthlyExpense: 40_000 }),
  });
}

export default defineTexts(view, {
  formula: (inputs, { rateConvention }, { results }) => {
    const i = monthlyFraction(Number(inputs.annualRatePct), rateConvention);
    const step = Number(inputs.stepUpPct);
    const { fireMonths, corpusHeld, corpusNeeded } = results;
    const monthly = fieldText(Number(inputs.monthly));
    const savings = fieldText(Number(inputs.savings));
    const raise = step > 0 ? yearlyFactor(step) : 'none';
    const needed = corpusNeeded === null ? 'none' : inr(corpusNeeded);
    return {
      line:
        fireMonths === null
          ? messages.formulaWhenNever({ i, monthly, savings, raise })
          : messages.formulaInNumbers({
              i,
              monthly,
              savings,
              raise,
              months: fireMonths,
              nowrap: (words) => <b className="nowrap">{words}</b>,
              held: inr(corpusHeld ?? ZERO),
            }),
      legend: messages.neededInNumbers({
        i,
        after: monthlyFraction(Number(inputs.postReturnPct), rateConvention),
        expense: fieldText(Number(inputs.monthlyExpense)),
        factor: yearlyFactor(Number(inputs.inflationPct)),
        needed,
      }),
    };
  },
  help,
});
