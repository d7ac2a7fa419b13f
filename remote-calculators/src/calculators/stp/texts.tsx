import '#calculator-page/first-screen.css';
import { Link } from 'shared/router';
import { messages } from '#calculators/stp/messages.en.ts';
import { stp } from '#calculators/stp/model.ts';
import { view } from '#calculators/stp/view.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';
import { monthlyFraction } from '#figures/rate-text.ts';
import { monthInWords } from '#looks/notes.ts';

const example = {
  investment: 100_000,
  monthlyTransfer: 5000,
  months: 12,
  sourceRatePct: 8,
  targetRatePct: 12,
} as const;

/** How the STP page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results } = stp.run(example);
  const longer = stp.run({ ...example, months: 36 }).results;
  return {
    sections: [
      {
        id: 'use',
        title: messages.howToUseThisCalculator,
        content: (
          <>
            <p>{messages.aSystematicTransferPlanStp}</p>
            <p>{messages.ifTheSourceCannotPay}</p>
          </>
        ),
      },
      {
        id: 'works',
        title: messages.howBothBalancesMove,
        content: (
          <>
            <p className="formula">
              {messages.sourceFormula}
              <br />
              {messages.targetFormula}
            </p>
            <p>{messages.iAndJAre}</p>
          </>
        ),
      },
      {
        id: 'example',
        title: messages.aWorkedExample,
        content: (
          <>
            <p>
              {messages.inAFundThatReturns({
                totalTransferred: inr(results.totalTransferred),
                sourceRemaining: inr(results.sourceRemaining),
                targetValue: inr(results.targetValue),
                strong: (words) => <strong>{words}</strong>,
                value: inr(results.value),
                gains: inr(results.gains),
              })}
            </p>
            <p>
              {messages.letTheSamePlanRun({
                toLowerCase: monthInWords(longer.sourceEmptyMonth ?? 0).toLowerCase(),
                totalTransferred: inr(longer.totalTransferred),
                targetValue: inr(longer.targetValue),
              })}
            </p>
          </>
        ),
      },
      {
        id: 'when',
        title: messages.whenAnStpMakesSense,
        content: (
          <ul>
            <li>{messages.youHaveALargeSum({ strong: (words) => <strong>{words}</strong> })}</li>
            <li>{messages.youAreComingNear({ strong: (words) => <strong>{words}</strong> })}</li>
            <li>{messages.itIsNotFree({ strong: (words) => <strong>{words}</strong> })}</li>
          </ul>
        ),
      },
      {
        id: 'leaves',
        title: messages.whatThisFigureLeavesOut,
        content: (
          <p>{messages.everyTransferIsASale({ exitLoad: (words) => <Link to="/glossary#exit-load">{words}</Link> })}</p>
        ),
      },
    ],
    questions: [
      {
        question: messages.whichFundsAreUsed,
        answer: messages.usuallyLiquidOrShortTerm,
      },
      {
        question: messages.howIsAnStpDifferent,
        answer: messages.aSipTakesMoneyFrom,
      },
      {
        question: messages.howManyMonthsShould,
        answer: messages.sixToTwelveMonthsAre,
      },
      {
        question: messages.whyAreRatesBetween,
        answer: messages.ratesOutsideThatRangeAre,
      },
    ],
    related: [
      { to: '/lumpsumcalculator', label: messages.lumpsumInvestTheWholeSum },
      { to: '/swpcalculator', label: messages.swpFromAFund },
      { to: '/sipcalculator', label: messages.sipFromYourBankAccount },
    ],
  };
}

export default defineTexts(view, {
  formula: (inputs, { rateConvention }, { results }) => {
    const i = monthlyFraction(Number(inputs.sourceRatePct), rateConvention);
    const j = monthlyFraction(Number(inputs.targetRatePct), rateConvention);
    const moved = fieldText(Number(inputs.monthlyTransfer));
    return {
      line: messages.formulaInNumbers({
        i,
        moved,
        j,
        months: inputs.months,
        nowrap: (words) => <b className="nowrap">{words}</b>,
        value: inr(results.value),
      }),
      legend: messages.andAreTheMonthlyRates({ i, j }),
    };
  },
  help,
});
