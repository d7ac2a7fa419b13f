import '#calculator-page/first-screen.css';
import { Link } from 'shared/router';
import { growingGoalFormula } from '#calculator-page/explain/growing-goal-formula.tsx';
import { growingQuestion } from '#calculator-page/help/growing-question.ts';
import { messages } from '#calculators/corpus/messages.en.ts';
import { corpus } from '#calculators/corpus/model.ts';
import { view } from '#calculators/corpus/view.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { inr } from '#figures/inr.ts';
import { todaysRupees } from '#outcome/price-basis.ts';

const example = { target: 10_000_000, years: 20, annualRatePct: 12 } as const;

/** How the corpus page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results } = corpus.run(example);
  const soon = corpus.run({ ...example, years: 10 }).results;
  const careful = corpus.run({ ...example, annualRatePct: 9 }).results;
  return {
    sections: [
      {
        id: 'use',
        title: messages.howToUseThisCalculator,
        content: (
          <>
            <p>{messages.typeTheSum}</p>
            <p>{messages.theTargetIsTaken}</p>
          </>
        ),
      },
      {
        id: 'works',
        title: messages.howTheAmountIsFound,
        content: (
          <>
            <p className="formula">
              {messages.monthlyFormula({ sup: (words) => <sup>{words}</sup> })}
              <br />
              {messages.oneTimeFormula({ sup: (words) => <sup>{words}</sup> })}
            </p>
            <p>{messages.itIsTheSipFormula}</p>
          </>
        ),
      },
      {
        id: 'example',
        title: messages.aWorkedExample,
        content: (
          <>
            <p>
              {messages.inYearsAtAnAssumed({
                strong: (words) => <strong>{words}</strong>,
                requiredSip: inr(results.requiredSip),
                requiredSipIfStartOfMonth: inr(results.requiredSipIfStartOfMonth),
                requiredLumpsum: inr(results.requiredLumpsum),
                requiredSip2: inr(careful.requiredSip),
              })}
            </p>
            <p>{messages.withHalfTheTime({ requiredSip: inr(soon.requiredSip) })}</p>
          </>
        ),
      },
      {
        id: 'round',
        title: messages.isARoundFigure,
        content: (
          <>
            <p>{messages.oneCroreIsAGood({ amount: inr(todaysRupees(6).amount(results.target, 240)) })}</p>
            <p>
              {messages.forPurposesThereAre({
                dreamhouse: (words) => <Link to="/dreamhouse">{words}</Link>,
                childeducation: (words) => <Link to="/childeducation">{words}</Link>,
                retirementcalculator: (words) => <Link to="/retirementcalculator">{words}</Link>,
              })}
            </p>
          </>
        ),
      },
      {
        id: 'keep',
        title: messages.keepingToThePlan,
        content: (
          <ul>
            <li>{messages.investOnTheDayAfter({ strong: (words) => <strong>{words}</strong> })}</li>
            <li>{messages.compareOnceAYearWhat({ strong: (words) => <strong>{words}</strong> })}</li>
            <li>{messages.doNotChaseTheRate({ strong: (words) => <strong>{words}</strong> })}</li>
          </ul>
        ),
      },
    ],
    questions: [
      growingQuestion(corpus, example),
      {
        question: messages.whichIsBetterMonthly,
        answer: messages.whicheverMoneyYouHaveOne,
      },
      {
        question: messages.canICombineBoth,
        answer: messages.yesTakeWhatYourSum,
      },
      {
        question: messages.whoseFigures,
        answer: messages.theyAreAnExample,
      },
      {
        question: messages.isTheTargetCertain,
        answer: messages.noTheRateIsAssumed,
      },
    ],
    related: [
      { to: '/sipcalculator', label: messages.sipFromAnInstalment },
      { to: '/lumpsumcalculator', label: messages.lumpsumFromASum },
      { to: '/planyourgoal', label: messages.severalGoalsOnOneBudget },
    ],
  };
}

export default defineTexts(view, { formula: growingGoalFormula, help });
