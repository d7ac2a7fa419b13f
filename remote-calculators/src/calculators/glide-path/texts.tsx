import '#calculator-page/first-screen.css';
import { formatIndianNumber } from 'shared/format/rupees';
import { growingQuestion } from '#calculator-page/help/growing-question.ts';
import { view } from '#calculators/glide-path/fields.ts';
import explained from '#calculators/glide-path/help.en.md';
import { messages } from '#calculators/glide-path/messages.en.ts';
import { type GlidePathInputs, glidePath } from '#calculators/glide-path/model.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { Choices, HelpText, WorkedFormula } from '#definition/definition.ts';
import { digits, over, ZERO } from '#engine/exact.ts';
import type { GoalRun } from '#engine/goals/goal.ts';
import { mixYears } from '#engine/goals/mix.ts';
import { percent, rupees } from '#engine/rounding.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';

const example = {
  ...{ amountToday: 2_500_000, years: 15, annualRatePct: 12, debtRatePct: 6.5, equityPct: 80, glideYears: 5 },
  inflationPct: 6,
} as const;

/** Years with one rate after another are told once: "10.9, 9.57, 8.14". */
function ratesText(inputs: GlidePathInputs, term: number): string {
  const rates = mixYears(inputs, term).map(({ annualRate }) =>
    fieldText(Number((100 * Number(digits(annualRate))).toFixed(2))),
  );
  return rates.filter((rate, year) => rate !== rates[year - 1]).join(', ');
}

/** What is still needed ÷ what ₹1 becomes, with the visitor's numbers; there is no closed form of a mix that changes. */
function formula(inputs: GlidePathInputs, { timing, mode }: Choices, { results, tables }: GoalRun): WorkedFormula {
  const stillNeeded = results.stillNeeded ?? results.target;
  const monthly = timing === 'start' ? results.requiredSipIfStartOfMonth : results.requiredSip;
  const needed = mode === 'oneTime' ? results.requiredLumpsum : monthly;
  const count = tables.yearlyMonthlyMode.months.length;
  const factor = needed === ZERO ? '0' : percent(over(stillNeeded, needed));
  const still = formatIndianNumber(rupees(stillNeeded));
  const raise = Number(inputs.stepUpPct ?? 0);
  const step = raise > 0 ? fieldText(raise) : 'none';
  return {
    line: messages.mixFormula({
      still,
      factor,
      needed: inr(needed),
      nowrap: (words) => <b className="nowrap">{words}</b>,
    }),
    legend: messages.mixLegend({ still, factor, mode, timing, count, step, rates: ratesText(inputs, count) }),
  };
}

/** How the page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const asks = (changed: Partial<GlidePathInputs>) => glidePath.run({ ...example, ...changed }).results.requiredSip;
  const [glide, steady] = [asks({}), asks({ glideYears: 0 })];
  return explained({
    glide: inr(glide),
    steady: inr(steady),
    equity: inr(asks({ equityPct: 100, glideYears: 0 })),
    cost: inr(glide - steady),
    growing: growingQuestion(glidePath, example),
  });
}

export default defineTexts(view, { formula, help });
