import '#calculator-page/first-screen.css';
import { Link } from 'shared/router';
import { messages } from '#calculators/step-up-sip/messages.en.ts';
import { stepUpSip } from '#calculators/step-up-sip/model.ts';
import { view } from '#calculators/step-up-sip/view.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';
import { monthlyFraction, yearlyFactor } from '#figures/rate-text.ts';

const example = { monthly: 5000, years: 10, annualRatePct: 12, stepUpPct: 10, stepUpRupees: 0 } as const;

/** How the step-up page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results } = stepUpSip.run(example);
  const inRupees = stepUpSip.run({ ...example, stepUpPct: 0, stepUpRupees: 500 }).results;
  const small = stepUpSip.run({ ...example, stepUpPct: 5 }).results;
  return {
    sections: [
      {
        id: 'use',
        title: messages.howToUseThisCalculator,
        content: (
          <>
            <p>{messages.typeTheInstalmentYouCan}</p>
            <p>{messages.lookAtTheFinalInstalment}</p>
          </>
        ),
      },
      {
        id: 'works',
        title: messages.howTheStepsAreCounted,
        content: (
          <>
            <p>{messages.theFirstTwelveInstalments}</p>
            <p className="formula">{messages.newInstalmentFormula}</p>
            <p>
              {messages.instalmentsAreNotRounded({
                sipcalculator: (words) => <Link to="/sipcalculator">{words}</Link>,
              })}
            </p>
          </>
        ),
      },
      {
        id: 'example',
        title: messages.aWorkedExample,
        content: (
          <>
            <p>
              {messages.aMonthForYears({
                strong: (words) => <strong>{words}</strong>,
                value: inr(results.value),
                totalInvested: inr(results.totalInvested),
                lastInstalment: inr(results.lastInstalment),
                flatSipValue: inr(results.flatSipValue),
                extraOverFlat: inr(results.extraOverFlat),
              })}
            </p>
            <p>
              {messages.aStepOfInsteadGives({
                value: inr(small.value),
                lastInstalment: inr(small.lastInstalment),
                value2: inr(inRupees.value),
                lastInstalment2: inr(inRupees.lastInstalment),
              })}
            </p>
          </>
        ),
      },
      {
        id: 'choose',
        title: messages.choosingAStep,
        content: (
          <ul>
            <li>{messages.followYourPayAStep({ strong: (words) => <strong>{words}</strong> })}</li>
            <li>{messages.beginLowRatherThanLate({ strong: (words) => <strong>{words}</strong> })}</li>
            <li>{messages.checkThatYourFundHouse({ strong: (words) => <strong>{words}</strong> })}</li>
          </ul>
        ),
      },
    ],
    questions: [
      {
        question: messages.isAStepUp,
        answer: messages.yesFundHousesUseBoth,
      },
      {
        question: messages.whenDoesTheFirstRise,
        answer: messages.inTheThirteenthMonth,
      },
      {
        question: messages.canISkipARise,
        answer: messages.withMostFundHouses,
      },
      {
        question: messages.whyIsMyOtherCalculators,
        answer: messages.itMayRaiseTheInstalment,
      },
    ],
    related: [
      { to: '/sipcalculator', label: messages.sipTheSameInstalment },
      { to: '/retirementcalculator', label: messages.retirementFromANeed },
      { to: '/planyourgoal', label: messages.severalGoalsOnOneBudget },
    ],
  };
}

export default defineTexts(view, {
  formula: (inputs, { rateConvention, timing }, { results }) => {
    const i = monthlyFraction(Number(inputs.annualRatePct), rateConvention);
    const raise = yearlyFactor(Number(inputs.stepUpPct));
    const rupees = Number(inputs.stepUpRupees ?? 0);
    const extra = rupees > 0 ? fieldText(rupees) : 'none';
    return {
      line: messages.formulaInNumbers({
        i,
        monthly: fieldText(Number(inputs.monthly)),
        raise,
        extra,
        nowrap: (words) => <b className="nowrap">{words}</b>,
        value: inr(results.value),
      }),
      legend: messages.whenInstalmentsAreAdded({ timing }),
    };
  },
  help,
});
