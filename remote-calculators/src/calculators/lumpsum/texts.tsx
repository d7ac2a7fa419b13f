import '#calculator-page/first-screen.css';
import { Link } from 'shared/router';
import { messages } from '#calculators/lumpsum/messages.en.ts';
import { lumpsum } from '#calculators/lumpsum/model.ts';
import { view } from '#calculators/lumpsum/view.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { ZERO } from '#engine/exact.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';
import { yearlyFactor } from '#figures/rate-text.ts';
import { todaysRupees } from '#outcome/price-basis.ts';

const example = { principal: 50_000, years: 10, annualRatePct: 12 } as const;

/** How the lumpsum page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results, tables } = lumpsum.run(example);
  const gainsOf = (year: number) => tables.yearly.years[year - 1]?.gains ?? ZERO;
  const twice = lumpsum.run({ ...example, years: 20 }).results.value;
  return {
    sections: [
      {
        id: 'use',
        title: messages.howToUseThisCalculator,
        content: (
          <>
            <p>{messages.typeTheAmount}</p>
            <p>{messages.belowTheChartEachYear}</p>
          </>
        ),
      },
      {
        id: 'formula',
        title: messages.theFormulaAndAWorked,
        content: (
          <>
            <p className="formula">{messages.valueFormula({ sup: (words) => <sup>{words}</sup> })}</p>
            <p>
              {messages.pIsWhatYouInvest({
                strong: (words) => <strong>{words}</strong>,
                value: inr(results.value),
                totalInvested: inr(results.totalInvested),
                gains: inr(results.gains),
                gainsOf: inr(gainsOf(1)),
                gainsOf2: inr(gainsOf(10) - gainsOf(9)),
              })}
            </p>
            <p>{messages.aLongerPeriodMakes({ twice: inr(twice) })}</p>
          </>
        ),
      },
      {
        id: 'yearly',
        title: messages.whyOnceAYear,
        content: <p>{messages.aMutualFundPaysNo}</p>,
      },
      {
        id: 'leaves',
        title: messages.whatThisFigureLeavesOut,
        content: (
          <ul>
            <li>{messages.thePathRealReturnsCome({ strong: (words) => <strong>{words}</strong> })}</li>
            <li>
              {messages.pricesAtInflation({
                strong: (words) => <strong>{words}</strong>,
                amount: inr(todaysRupees(6).amount(results.value, 120)),
              })}
            </li>
            <li>
              {messages.taxAndExitLoadBoth({
                strong: (words) => <strong>{words}</strong>,
                exitLoad: (words) => <Link to="/glossary#exit-load">{words}</Link>,
              })}
            </li>
          </ul>
        ),
      },
      {
        id: 'once',
        title: messages.allAtOnce,
        content: (
          <p>{messages.ifYouHaveTheMoney({ stpcalculator: (words) => <Link to="/stpcalculator">{words}</Link> })}</p>
        ),
      },
    ],
    questions: [
      {
        question: messages.canTheResultBeBelow,
        answer: messages.onThisPageNoBecause,
      },
      {
        question: messages.whichRateShouldIType,
        answer: messages.oneThatYouFindRealistic,
      },
      {
        question: messages.doesTheNominalOrEffective,
        answer: messages.noGrowthIsCountedOnce,
      },
      {
        question: messages.canIAddMoneyLater,
        answer: messages.thisPageFollowsOne,
      },
    ],
    related: [
      { to: '/sipcalculator', label: messages.sipInvestEveryMonthInstead },
      { to: '/stpcalculator', label: messages.stpMoveASumOver },
      { to: '/corpus', label: messages.corpusWhatMustIInvest },
    ],
  };
}

export default defineTexts(view, {
  formula: (inputs, _, { results }) => {
    const factor = yearlyFactor(Number(inputs.annualRatePct));
    return {
      line: messages.formulaInNumbers({
        principal: fieldText(Number(inputs.principal)),
        factor,
        sup: (words) => <sup>{words}</sup>,
        years: String(inputs.years),
        nowrap: (words) => <b className="nowrap">{words}</b>,
        value: inr(results.value),
      }),
      legend: messages.isWhatOneYearMakes({ factor, rate: String(inputs.annualRatePct), years: String(inputs.years) }),
    };
  },
  help,
});
