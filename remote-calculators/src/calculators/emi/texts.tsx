import '#calculator-page/first-screen.css';
import { view } from '#calculators/emi/fields.ts';
import explained from '#calculators/emi/help.en.md';
import { messages } from '#calculators/emi/messages.en.ts';
import { emi } from '#calculators/emi/model.ts';
import { whoIsAhead } from '#calculators/emi/who-is-ahead.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { ZERO } from '#engine/exact.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';
import { monthlyFraction, otherRate } from '#figures/rate-text.ts';
import { withUnit } from '#figures/with-unit.ts';

const example = {
  ...{ principal: 5_000_000, years: 20, annualRatePct: 9 },
  ...{ prepayYearly: 100_000, prepayOnce: 0, investRatePct: 12 },
} as const;

/** How the page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const plain = emi.run({ ...example, prepayYearly: 0 }).results;
  const { results } = emi.run(example);
  return explained({
    emi: inr(plain.emi ?? ZERO),
    interest: inr(plain.totalInterest),
    taken: withUnit(results.monthsTaken ?? 0, 'months'),
    saved: withUnit(results.monthsSaved ?? 0, 'months'),
    interestSaved: inr(results.interestSaved ?? ZERO),
    wealthIfPrepaid: inr(results.wealthIfPrepaid ?? ZERO),
    wealthIfInvested: inr(results.wealthIfInvested ?? ZERO),
    sameRate: otherRate(example.annualRatePct, 'nominal'),
    ahead: whoIsAhead(results.investAhead ?? ZERO).toLowerCase(),
  });
}

export default defineTexts(view, {
  formula: (inputs, _, { results, tables }) => {
    const rate = Number(inputs.annualRatePct);
    const i = monthlyFraction(rate, 'nominal');
    const term = tables.yearly.months.length;
    const principal = fieldText(Number(inputs.principal));
    const instalment = inr(results.emi ?? ZERO);
    return {
      line:
        rate === 0
          ? messages.formulaWithoutInterest({
              principal,
              term,
              nowrap: (words) => <b className="nowrap">{words}</b>,
              emi: instalment,
            })
          : messages.formulaInNumbers({
              principal,
              i,
              sup: (words) => <sup>{words}</sup>,
              term,
              nowrap: (words) => <b className="nowrap">{words}</b>,
              emi: instalment,
            }),
      legend: messages.iIsTheMonthlyRate({ i, rate: fieldText(rate), term }),
    };
  },
  help,
});
