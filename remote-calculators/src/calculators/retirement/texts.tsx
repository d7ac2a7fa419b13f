import '#calculator-page/first-screen.css';
import { Link } from 'shared/router';
import { growingGoalFormula } from '#calculator-page/explain/growing-goal-formula.tsx';
import { growingQuestion } from '#calculator-page/help/growing-question.ts';
import { retirementByExpense } from '#calculators/retirement/by-expense.ts';
import { messages } from '#calculators/retirement/messages.en.ts';
import { retirement } from '#calculators/retirement/model.ts';
import { view } from '#calculators/retirement/view.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { ZERO } from '#engine/exact.ts';
import { inr } from '#figures/inr.ts';

const example = { age: 30, retirementAge: 60, amountToday: 10_000_000, annualRatePct: 12, inflationPct: 6 } as const;

const atFiftyFive = {
  ...{ age: 40, retirementAge: 55, lifeExpectancy: 85, monthlyExpense: 60_000, savings: 20_000_000, monthly: 0 },
  ...{ annualRatePct: 12, postReturnPct: 8, inflationPct: 6, monthlyPension: 0 },
};

/** How the retirement page explains itself; every figure is worked out here from the example. */
export function retirementHelp(): HelpText {
  const { results } = retirement.run(example);
  const later = retirement.run({ ...example, age: 40 }).results;
  const stopped = retirementByExpense.run(atFiftyFive).results;
  const careful = retirement.run({ ...example, annualRatePct: 10 }).results;
  return {
    sections: [
      {
        id: 'use',
        title: messages.howToUseThisCalculator,
        content: (
          <>
            <p>{messages.typeYourAgeTheAge}</p>
            <p>{messages.opensOnAnExample}</p>
          </>
        ),
      },
      {
        id: 'works',
        title: messages.howTheAmountIsFound,
        content: (
          <>
            <p className="formula">
              {messages.corpusThenFormula({ sup: (words) => <sup>{words}</sup> })}
              <br />
              {messages.monthlyFormula({ sup: (words) => <sup>{words}</sup> })}
            </p>
            <p>{messages.yearsAreTheRetirementAge}</p>
          </>
        ),
      },
      {
        id: 'example',
        title: messages.aWorkedExample,
        content: (
          <>
            <p>
              {messages.atThirtyWithInTodays({
                target: inr(results.target),
                strong: (words) => <strong>{words}</strong>,
                requiredSip: inr(results.requiredSip),
                requiredLumpsum: inr(results.requiredLumpsum),
                requiredSip2: inr(careful.requiredSip),
              })}
            </p>
            <p>
              {messages.someoneWhoBeginsAtForty({ requiredSip: inr(later.requiredSip), target: inr(later.target) })}
            </p>
          </>
        ),
      },
      {
        id: 'enough',
        title: messages.howMuchIsEnough,
        content: (
          <>
            <p>{messages.startFromWhatYouSpend}</p>
            <p>{messages.toSeeHowLong({ swpcalculator: (words) => <Link to="/swpcalculator">{words}</Link> })}</p>
          </>
        ),
      },
      {
        id: 'leaves',
        title: messages.whatThisFigureLeavesOut,
        content: (
          <ul>
            <li>{messages.whatYouAlreadyOwnProvident({ strong: (words) => <strong>{words}</strong> })}</li>
            <li>
              {messages.risingPayAStepUp({
                strong: (words) => <strong>{words}</strong>,
                stepupsipcalculator: (words) => <Link to="/stepupsipcalculator">{words}</Link>,
              })}
            </li>
            <li>{messages.taxOnGainsWhen({ strong: (words) => <strong>{words}</strong> })}</li>
          </ul>
        ),
      },
    ],
    questions: [
      growingQuestion(retirement, example),
      {
        question: messages.canIRetireAt,
        answer: messages.itDependsOnTheMonth({
          held: inr(stopped.heldAtRetirement ?? ZERO),
          corpus: inr(stopped.corpus),
        }),
      },
      {
        question: messages.whyIsTheCorpusSo,
        answer: messages.because,
      },
      {
        question: messages.whichReturnShouldIAssume,
        answer: messages.oneForTheWholeWay,
      },
      {
        question: messages.isHealthInsurancePart,
        answer: messages.noPlanForItSeparately,
      },
      {
        question: messages.whatIfICanOnly,
        answer: messages.beginWithHalfThenWork,
      },
    ],
    related: [
      { to: '/swpcalculator', label: messages.swpAMonthlyIncomeFrom },
      { to: '/stepupsipcalculator', label: messages.stepUpSipRaise },
      { to: '/planyourgoal', label: messages.severalGoalsOnOneBudget },
    ],
  };
}

export default defineTexts(view, { formula: growingGoalFormula, help: retirementHelp });
