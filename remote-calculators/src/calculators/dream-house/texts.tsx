import '#calculator-page/first-screen.css';
import { growingGoalFormula } from '#calculator-page/explain/growing-goal-formula.tsx';
import { growingQuestion } from '#calculator-page/help/growing-question.ts';
import { messages } from '#calculators/dream-house/messages.en.ts';
import { dreamHouse } from '#calculators/dream-house/model.ts';
import { view } from '#calculators/dream-house/view.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { inr } from '#figures/inr.ts';

const example = { amountToday: 8_000_000, months: 180, annualRatePct: 12, inflationPct: 6 } as const;

/** How the house page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results } = dreamHouse.run(example);
  const share = dreamHouse.run({ ...example, amountToday: 1_600_000, months: 72 }).results;
  const dearer = dreamHouse.run({ ...example, inflationPct: 8 }).results;
  return {
    sections: [
      {
        id: 'use',
        title: messages.howToUseThisPlanner,
        content: (
          <>
            <p>{messages.typeWhatSuchAHouse}</p>
            <p>{messages.nothingIsShownUntilAll}</p>
          </>
        ),
      },
      {
        id: 'works',
        title: messages.howTheAmountIsFound,
        content: (
          <>
            <p className="formula">
              {messages.futureCostFormula({ sup: (words) => <sup>{words}</sup> })}
              <br />
              {messages.oneTimeFormula({ sup: (words) => <sup>{words}</sup> })}
              <br />
              {messages.monthlyFormula({ sup: (words) => <sup>{words}</sup> })}
            </p>
            <p>{messages.rIsTheYearlyReturn}</p>
          </>
        ),
      },
      {
        id: 'example',
        title: messages.aWorkedExample,
        content: (
          <>
            <p>
              {messages.aHouseOfWillCost({
                target: inr(results.target),
                strong: (words) => <strong>{words}</strong>,
                requiredSip: inr(results.requiredSip),
                requiredLumpsum: inr(results.requiredLumpsum),
                target2: inr(dearer.target),
                requiredSip2: inr(dearer.requiredSip),
              })}
            </p>
            <p>{messages.planningOnlyForADown({ requiredSip: inr(share.requiredSip) })}</p>
          </>
        ),
      },
      {
        id: 'price',
        title: messages.whatToInclude,
        content: (
          <ul>
            <li>{messages.stampDutyAndRegistration({ strong: (words) => <strong>{words}</strong> })}</li>
            <li>{messages.taxesOnAHouseUnder({ strong: (words) => <strong>{words}</strong> })}</li>
            <li>{messages.whatMakesItAHome({ strong: (words) => <strong>{words}</strong> })}</li>
          </ul>
        ),
      },
      {
        id: 'rise',
        title: messages.howFastDoHousePrices,
        content: <p>{messages.itDependsOnTheLocality}</p>,
      },
    ],
    questions: [
      growingQuestion(dreamHouse, example),
      {
        question: messages.shouldISave,
        answer: messages.banksUsuallyLendUp,
      },
      {
        question: messages.isItSensibleToInvest,
        answer: messages.forADate,
      },
      {
        question: messages.whatCountsAsAMonth,
        answer: messages.aWholeCalendarMonth,
      },
      {
        question: messages.doesThePageKnowMy,
        answer: messages.noItWorksOnly,
      },
    ],
    related: [
      { to: '/dreamcar', label: messages.dreamCarTheSame },
      { to: '/corpus', label: messages.corpusAFixedSum },
      { to: '/planyourgoal', label: messages.severalGoalsOnOneBudget },
    ],
  };
}

export default defineTexts(view, { formula: growingGoalFormula, help });
