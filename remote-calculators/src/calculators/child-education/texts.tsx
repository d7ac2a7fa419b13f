import { growingGoalFormula } from '#calculator-page/explain/growing-goal-formula.tsx';
import { growingQuestion } from '#calculator-page/help/growing-question.ts';
import { messages } from '#calculators/child-education/messages.en.ts';
import { childEducation } from '#calculators/child-education/model.ts';
import { view } from '#calculators/child-education/view.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { exact } from '#engine/exact.ts';
import { inr } from '#figures/inr.ts';

const example = { age: 5, withdrawAge: 18, amountToday: 1_000_000, annualRatePct: 10, inflationPct: 6 } as const;

/** How the education page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results } = childEducation.run(example);
  const fees = { ...example, amountToday: 250_000, feeYears: 4 } as const;
  const yearly = childEducation.run(fees).results;
  const newborn = childEducation.run({ ...example, age: 0 }).results;
  const late = childEducation.run({ ...example, age: 12 }).results;
  const dearer = childEducation.run({ ...example, inflationPct: 10 }).results;
  return {
    sections: [
      {
        id: 'use',
        title: messages.howToUseThisPlanner,
        content: (
          <>
            <p>{messages.typeYourChildsAge}</p>
            <p>{messages.itShowsAMonthlyAmount}</p>
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
            </p>
            <p>{messages.theYearsAreTheAge}</p>
          </>
        ),
      },
      {
        id: 'example',
        title: messages.aWorkedExample,
        content: (
          <>
            <p>
              {messages.aCourseThatCostsToday({
                target: inr(results.target),
                strong: (words) => <strong>{words}</strong>,
                requiredSip: inr(results.requiredSip),
                requiredLumpsum: inr(results.requiredLumpsum),
                requiredSip2: inr(newborn.requiredSip),
                requiredSip3: inr(late.requiredSip),
              })}
            </p>
            <p>
              {messages.feesHaveOftenRisenFaster({ target: inr(dearer.target), requiredSip: inr(dearer.requiredSip) })}
            </p>
          </>
        ),
      },
      {
        id: 'cost',
        title: messages.findingTodaysCost,
        content: (
          <ul>
            <li>{messages.lookUpTwoCollegesOne({ strong: (words) => <strong>{words}</strong> })}</li>
            <li>{messages.countLivingAsWellAway({ strong: (words) => <strong>{words}</strong> })}</li>
            <li>{messages.forACourseAbroadRemember({ strong: (words) => <strong>{words}</strong> })}</li>
            <li>{messages.leaveOutWhatYouWill({ strong: (words) => <strong>{words}</strong> })}</li>
          </ul>
        ),
      },
      {
        id: 'nearing',
        title: messages.asTheDateComesNearer,
        content: <p>{messages.theAdmissionDateCannotMove}</p>,
      },
    ],
    questions: [
      growingQuestion(childEducation, example),
      {
        question: messages.theFeesAreDueOver,
        answer: messages.aLittleThePlannerHas({
          fee: inr(exact(fees.amountToday)),
          requiredSip: inr(yearly.requiredSip),
        }),
      },
      {
        question: messages.shouldTheInvestmentBe,
        answer: messages.itCanBe,
      },
      {
        question: messages.whatIfWeStop,
        answer: messages.runThePlannerAgain,
      },
      {
        question: messages.canTheResultFallShort,
        answer: messages.yesTheRateIsAssumed,
      },
    ],
    related: [
      { to: '/childmarriage', label: messages.childsMarriageTheOtherDate },
      { to: '/stepupsipcalculator', label: messages.stepUpSipBeginSmaller },
      { to: '/planyourgoal', label: messages.severalGoalsOnOneBudget },
    ],
  };
}

export default defineTexts(view, { formula: growingGoalFormula, help });
