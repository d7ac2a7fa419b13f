import '#calculator-page/first-screen.css';
import { Link } from 'shared/router';
import { messages } from '#calculators/sip/messages.en.ts';
import { sip } from '#calculators/sip/model.ts';
import { view } from '#calculators/sip/view.ts';
import { stepUpSip } from '#calculators/step-up-sip/model.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { ZERO } from '#engine/exact.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';
import { monthlyFraction, yearlyFactor } from '#figures/rate-text.ts';
import { todaysRupees } from '#outcome/price-basis.ts';

const example = { monthly: 5000, years: 10, annualRatePct: 12 } as const;
const rates = [8, 10, 12, 13];

/** How the SIP page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results, tables } = sip.run(example);
  const gainsOf = (year: number) => tables.yearly.years[year - 1]?.gains ?? ZERO;
  const atEnd = sip.run({ ...example, timing: 'end' }).results.value;
  const stepped = stepUpSip.run({ ...example, stepUpPct: 10, stepUpRupees: 0 }).results;
  return {
    sections: [
      {
        id: 'use',
        title: messages.howToUseThisCalculator,
        content: <p>{messages.typeWhatYouCanInvest}</p>,
      },
      {
        id: 'grows',
        title: messages.howTheSumGrows,
        content: (
          <>
            <p>{messages.aSystematicInvestmentPlan}</p>
            <p className="formula">{messages.valueFormula({ sup: (words) => <sup>{words}</sup> })}</p>
            <p>
              {messages.pIsTheInstalmentI({
                strong: (words) => <strong>{words}</strong>,
                value: inr(results.value),
                totalInvested: inr(results.totalInvested),
                gainsOf: inr(gainsOf(1)),
                gainsOf2: inr(gainsOf(10) - gainsOf(9)),
              })}
            </p>
          </>
        ),
      },
      {
        id: 'means',
        title: messages.whatMeansAndWhat,
        content: (
          <>
            <p>{messages.noMutualFundPays}</p>
            <div className="table-scroll">
              <table className="table">
                <caption>{messages.aMonthForYearsAtFour}</caption>
                <thead>
                  <tr>
                    <th scope="col">{messages.rate}</th>
                    <th scope="col">{messages.gain}</th>
                    <th scope="col">{messages.value}</th>
                  </tr>
                </thead>
                <tbody>
                  {rates.map((annualRatePct) => {
                    const run = sip.run({ ...example, annualRatePct }).results;
                    return (
                      <tr key={annualRatePct}>
                        <th scope="row">{messages.percent({ annualRatePct })}</th>
                        <td>{inr(run.gains)}</td>
                        <td>{inr(run.value)}</td>
                      </tr>
                    );
                  })}
                </tbody>
              </table>
            </div>
            <p className="caption">
              {messages.aboveEffectiveWhich({
                effective: (words) => <Link to="/glossary#effective-rate">{words}</Link>,
                nominal: (words) => <Link to="/glossary#nominal-rate">{words}</Link>,
              })}
            </p>
          </>
        ),
      },
      {
        id: 'leaves',
        title: messages.whatThisFigureLeavesOut,
        content: (
          <ul>
            <li>
              {messages.costsAFundsExpenseRatio({
                strong: (words) => <strong>{words}</strong>,
                expenseRatio: (words) => <Link to="/glossary#expense-ratio">{words}</Link>,
              })}
            </li>
            <li>{messages.taxGainsAreTaxedWhen({ strong: (words) => <strong>{words}</strong> })}</li>
            <li>
              {messages.pricesAtInflationInTen({
                strong: (words) => <strong>{words}</strong>,
                value: inr(results.value),
                amount: inr(todaysRupees(6).amount(results.value, 120)),
              })}
            </li>
            <li>{messages.missedMonthsOneInstalment({ strong: (words) => <strong>{words}</strong> })}</li>
          </ul>
        ),
      },
      {
        id: 'amount',
        title: messages.choosingAnAmount,
        content: (
          <>
            <p>
              {messages.startFromTheGoalNot({ value: inr(stepped.value), totalInvested: inr(stepped.totalInvested) })}
            </p>
            <p>
              {messages.startFromAGoal({
                goals: (words) => <Link to="/goals">{words}</Link>,
                stepupsipcalculator: (words) => <Link to="/stepupsipcalculator">{words}</Link>,
              })}
            </p>
          </>
        ),
      },
    ],
    questions: [
      {
        question: messages.canILoseMoney,
        answer: messages.yesASipSpreads,
      },
      {
        question: messages.canIStopOrChange,
        answer: messages.yesAtAnyTime({ exitLoad: (words) => <Link to="/glossary#exit-load">{words}</Link> }),
      },
      {
        question: messages.isTheFirstInstalment,
        answer: messages.hereItIsBecauseMost({ atEnd: inr(atEnd) }),
      },
      {
        question: messages.whyDoesMyFundHouse,
        answer: messages.itMayTurnTheYearly,
      },
    ],
    related: [
      { to: '/stepupsipcalculator', label: messages.stepUpSipRaise },
      { to: '/lumpsumcalculator', label: messages.lumpsumInvestOnce },
      { to: '/corpus', label: messages.corpusFromATarget },
      { to: '/swpcalculator', label: messages.swpAMonthlyIncomeFrom },
    ],
  };
}

/** P × ((1 + i)^n − 1) ÷ i, times (1 + i) when paid at the start of the month, with the visitor's numbers. */
export default defineTexts(view, {
  formula: (inputs, { rateConvention, timing }, { results }) => {
    const rate = Number(inputs.annualRatePct);
    const count = Number(inputs.years) * 12;
    const i = monthlyFraction(rate, rateConvention);
    return {
      line: messages.formulaInNumbers({
        monthly: fieldText(Number(inputs.monthly)),
        i,
        sup: (words) => <sup>{words}</sup>,
        count,
        timing,
        nowrap: (words) => <b className="nowrap">{words}</b>,
        value: inr(results.value),
      }),
      legend: messages.whereNumbersComeFrom({
        i,
        rateConvention,
        rate: fieldText(rate),
        yearlyFactor: yearlyFactor(rate),
        count,
        years: String(inputs.years),
        timing,
      }),
    };
  },
  help,
});
