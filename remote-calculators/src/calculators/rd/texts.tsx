import '#calculator-page/first-screen.css';
import { messages } from '#calculators/rd/messages.en.ts';
import { rd } from '#calculators/rd/model.ts';
import { view } from '#calculators/rd/view.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { ZERO } from '#engine/exact.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';

/** How the page explains itself; every figure is worked out here from the examples. */
function help(): HelpText {
  const short = rd.run({ monthly: 5000, months: 18, annualRatePct: 7.5 }).results;
  const long = rd.run({ monthly: 5000, years: 5, annualRatePct: 6.7, slabPct: 30 }).results;
  return {
    sections: [
      {
        id: 'use',
        title: messages.howToUseThisCalculator,
        content: (
          <>
            <p>{messages.typeTheDeposit}</p>
            <p>{messages.chooseASlab}</p>
          </>
        ),
      },
      {
        id: 'works',
        title: messages.howItIsWorkedOut,
        content: (
          <>
            <p className="formula">{messages.valueFormula({ sup: (words) => <sup>{words}</sup> })}</p>
            <p>{messages.mIsTheDeposit}</p>
          </>
        ),
      },
      {
        id: 'example',
        title: messages.aWorkedExample,
        content: (
          <>
            <p>
              {messages.eighteenMonths({
                strong: (words) => <strong>{words}</strong>,
                value: inr(short.value),
                totalInvested: inr(short.totalInvested),
                interest: inr(short.interest),
              })}
            </p>
            <p>
              {messages.fiveYears({
                long: inr(long.value),
                longInterest: inr(long.interest),
                tax: inr(long.tax ?? ZERO),
                postTax: inr(long.postTax ?? ZERO),
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
            <li>{messages.missed({ strong: (words) => <strong>{words}</strong> })}</li>
            <li>{messages.closing({ strong: (words) => <strong>{words}</strong> })}</li>
            <li>{messages.taxEachYear({ strong: (words) => <strong>{words}</strong> })}</li>
            <li>{messages.prices({ strong: (words) => <strong>{words}</strong> })}</li>
          </ul>
        ),
      },
    ],
    questions: [
      { question: messages.rdOrFd, answer: messages.moneyNow },
      { question: messages.whyLess, answer: messages.halfTheTime },
      { question: messages.canTheRateChange, answer: messages.itIsFixed },
      { question: messages.rdOrSip, answer: messages.sipIsNotAssured },
    ],
    related: [
      { to: '/fdcalculator', label: messages.fdNext },
      { to: '/ppfcalculator', label: messages.ppfNext },
      { to: '/sipcalculator', label: messages.sipNext },
    ],
  };
}

export default defineTexts(view, {
  formula: (inputs, _, { results, tables }) => {
    const rate = fieldText(Number(inputs.annualRatePct));
    const months = tables.yearly.months.length;
    const monthly = fieldText(Number(inputs.monthly));
    const value = inr(results.value);
    return {
      line:
        Number(inputs.annualRatePct) === 0
          ? messages.formulaWithoutInterest({
              monthly,
              months,
              nowrap: (words) => <b className="nowrap">{words}</b>,
              value,
            })
          : messages.formulaInNumbers({
              monthly,
              rate,
              months,
              sup: (words) => <sup>{words}</sup>,
              nowrap: (words) => <b className="nowrap">{words}</b>,
              value,
            }),
      legend: messages.legend({ rate, months }),
    };
  },
  help,
});
