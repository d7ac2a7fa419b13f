import '#calculator-page/first-screen.css';
import { growingGoalFormula } from '#calculator-page/explain/growing-goal-formula.tsx';
import { growingQuestion } from '#calculator-page/help/growing-question.ts';
import { messages } from '#calculators/child-marriage/messages.en.ts';
import { childMarriage } from '#calculators/child-marriage/model.ts';
import { view } from '#calculators/child-marriage/view.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { inr } from '#figures/inr.ts';

const example = { age: 5, withdrawAge: 18, amountToday: 1_000_000, annualRatePct: 10, inflationPct: 6 } as const;

/** How the marriage page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results } = childMarriage.run(example);
  const later = childMarriage.run({ ...example, withdrawAge: 27 }).results;
  const modest = childMarriage.run({ ...example, amountToday: 600_000, withdrawAge: 27 }).results;
  return {
    sections: [
      {
        id: 'use',
        title: messages.howToUseThisPlanner,
        content: (
          <>
            <p>{messages.typeYourChildsAgeNow}</p>
            <p>{messages.theExampleBegins}</p>
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
              {messages.monthlyFormula({ sup: (words) => <sup>{words}</sup> })}
              <br />
              {messages.oneTimeFormula({ sup: (words) => <sup>{words}</sup> })}
            </p>
            <p>{messages.yearsAreTheSecondAge}</p>
          </>
        ),
      },
      {
        id: 'example',
        title: messages.aWorkedExample,
        content: (
          <>
            <p>
              {messages.atTodaysPrices({
                target: inr(results.target),
                strong: (words) => <strong>{words}</strong>,
                requiredSip: inr(results.requiredSip),
                requiredLumpsum: inr(results.requiredLumpsum),
              })}
            </p>
            <p>
              {messages.atTwentySevenInstead({
                target: inr(later.target),
                requiredSip: inr(later.requiredSip),
                requiredSip2: inr(modest.requiredSip),
              })}
            </p>
          </>
        ),
      },
      {
        id: 'cost',
        title: messages.whatToCountAndWhat,
        content: (
          <ul>
            <li>{messages.countTheVenueFoodClothes({ strong: (words) => <strong>{words}</strong> })}</li>
            <li>{messages.goldHasItsOwnPrice({ strong: (words) => <strong>{words}</strong> })}</li>
            <li>{messages.doNotCountEducation({ strong: (words) => <strong>{words}</strong> })}</li>
          </ul>
        ),
      },
      {
        id: 'order',
        title: messages.whereThisGoalStandsAmong,
        content: <p>{messages.ifYourMonthlyAmountDoes}</p>,
      },
    ],
    questions: [
      growingQuestion(childMarriage, example),
      {
        question: messages.whatIfTheMoney,
        answer: messages.thenItStaysInvested,
      },
      {
        question: messages.canBothParentsInvest,
        answer: messages.yesDivideTheMonthlyAmount,
      },
      {
        question: messages.whyIsAssumedAtFirst,
        answer: messages.itIsTheUsualStarting,
      },
      {
        question: messages.isTheResultCertain,
        answer: messages.noReturnsVaryAndPrices,
      },
    ],
    related: [
      { to: '/childeducation', label: messages.childsEducationUsually },
      { to: '/corpus', label: messages.corpusAFixedSum },
      { to: '/planyourgoal', label: messages.severalGoalsOnOneBudget },
    ],
  };
}

export default defineTexts(view, { formula: growingGoalFormula, help });
