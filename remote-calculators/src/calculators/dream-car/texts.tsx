import '#calculator-page/first-screen.css';
import { growingGoalFormula } from '#calculator-page/explain/growing-goal-formula.tsx';
import { growingQuestion } from '#calculator-page/help/growing-question.ts';
import { messages } from '#calculators/dream-car/messages.en.ts';
import { dreamCar } from '#calculators/dream-car/model.ts';
import { view } from '#calculators/dream-car/view.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { inr } from '#figures/inr.ts';

const example = { amountToday: 1_000_000, months: 60, annualRatePct: 12, inflationPct: 6 } as const;

/** How the car page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results } = dreamCar.run(example);
  const sooner = dreamCar.run({ ...example, months: 36 }).results;
  const careful = dreamCar.run({ ...example, annualRatePct: 7 }).results;
  return {
    sections: [
      {
        id: 'use',
        title: messages.howToUseThisPlanner,
        content: (
          <>
            <p>{messages.typeWhatTheCarCosts}</p>
            <p>{messages.thePlannerAnswers}</p>
          </>
        ),
      },
      {
        id: 'works',
        title: messages.howTheAmountIsFound,
        content: (
          <>
            <p>{messages.firstThePrice}</p>
            <p className="formula">
              {messages.futureCostFormula({ sup: (words) => <sup>{words}</sup> })}
              <br />
              {messages.monthlyFormula({ sup: (words) => <sup>{words}</sup> })}
            </p>
            <p>{messages.iIsTheMonthlyRate}</p>
          </>
        ),
      },
      {
        id: 'example',
        title: messages.aWorkedExample,
        content: (
          <p>
            {messages.aCarThatCostsToday({
              target: inr(results.target),
              strong: (words) => <strong>{words}</strong>,
              requiredSip: inr(results.requiredSip),
              requiredLumpsum: inr(results.requiredLumpsum),
              requiredSip2: inr(careful.requiredSip),
              requiredSip3: inr(sooner.requiredSip),
            })}
          </p>
        ),
      },
      {
        id: 'loan',
        title: messages.savingFirstOrBorrowing,
        content: <p>{messages.withALoanYouPay}</p>,
      },
      {
        id: 'near',
        title: messages.forDatesThatAreNear,
        content: <p>{messages.sharesCanFall}</p>,
      },
    ],
    questions: [
      growingQuestion(dreamCar, example),
      {
        question: messages.whyDoesThePageAsk,
        answer: messages.becauseMostPeopleHave,
      },
      {
        question: messages.whatIfTheDateHas,
        answer: messages.thenThereIsNoMonth,
      },
      {
        question: messages.shouldISubtractTheValue,
        answer: messages.yesIfYouWillSell,
      },
      {
        question: messages.isTheRiseCertain,
        answer: messages.noItIsACommon,
      },
    ],
    related: [
      { to: '/dreamhouse', label: messages.dreamHouseTheSame },
      { to: '/planyourgoal', label: messages.severalGoalsOnOneBudget },
      { to: '/stpcalculator', label: messages.stpMoveSavingsToCalmer },
    ],
  };
}

export default defineTexts(view, { formula: growingGoalFormula, help });
