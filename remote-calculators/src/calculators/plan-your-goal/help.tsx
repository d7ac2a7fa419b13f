import Help from '#calculator-page/help/help.tsx';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import { planYourGoal } from '#calculators/plan-your-goal/model.ts';
import type { HelpText } from '#definition/definition.ts';
import { inr } from '#figures/inr.ts';

const example = { amountToday: 1_000_000, years: 10, annualRatePct: 10, inflationPct: 0 } as const;

/** How the planner of several goals explains itself; every figure is worked out here from the example. */
export function help(): HelpText {
  const { results } = planYourGoal.run(example);
  const inflated = planYourGoal.run({ ...example, inflationPct: 6 }).results;
  const car = planYourGoal.run({ amountToday: 800_000, years: 4, annualRatePct: 10, inflationPct: 6 }).results;
  return {
    sections: [
      {
        id: 'use',
        title: messages.howToUseThisPlanner,
        content: (
          <>
            <p>{messages.beginWithOneGoalWhat}</p>
            <p>{messages.thenAddTheOthersGive}</p>
          </>
        ),
      },
      {
        id: 'works',
        title: messages.howTheAmountsAreFound,
        content: (
          <>
            <p className="formula">
              {messages.futureCostFormula({ sup: (words) => <sup>{words}</sup> })}
              <br />
              {messages.monthlyFormula({ sup: (words) => <sup>{words}</sup> })}
            </p>
            <p>{messages.everyGoalIsSaved}</p>
          </>
        ),
      },
      {
        id: 'example',
        title: messages.aWorkedExample,
        content: (
          <>
            <p>
              {messages.inTenYears({
                strong: (words) => <strong>{words}</strong>,
                requiredSip: inr(results.requiredSip),
                requiredLumpsum: inr(results.requiredLumpsum),
                target: inr(inflated.target),
                requiredSip2: inr(inflated.requiredSip),
              })}
            </p>
            <p>
              {messages.addACar({
                requiredSip: inr(car.requiredSip),
                requiredSip2: inr(inflated.requiredSip + car.requiredSip),
              })}
            </p>
          </>
        ),
      },
      {
        id: 'fit',
        title: messages.whenTheBudgetDoesNot,
        content: (
          <ul>
            <li>{messages.moveADateOne({ strong: (words) => <strong>{words}</strong> })}</li>
            <li>{messages.makeAGoalSmaller({ strong: (words) => <strong>{words}</strong> })}</li>
            <li>{messages.raiseTheBudgetWhen({ strong: (words) => <strong>{words}</strong> })}</li>
            <li>{messages.leaveTheRateAlone({ strong: (words) => <strong>{words}</strong> })}</li>
          </ul>
        ),
      },
      {
        id: 'kept',
        title: messages.whereYourPlanIsKept,
        content: <p>{messages.inTheAddressOfThis}</p>,
      },
    ],
    questions: [
      {
        question: messages.whyDoesEveryGoalStart,
        answer: messages.becauseEarlyInstalments,
      },
      {
        question: messages.canEachGoalHaveIts,
        answer: messages.yesGoalsThatAreNear,
      },
      {
        question: messages.whatDoesShortMean,
        answer: messages.thePartOfAGoals,
      },
    ],
    related: [
      { to: '/goals', label: messages.allGoalPlanners },
      { to: '/retirementcalculator', label: messages.retirementTheGoalMost },
      { to: '/stepupsipcalculator', label: messages.stepUpSipBeginLower },
    ],
  };
}

/** The reading part of this planner's page. */
export default function PlanHelp() {
  return <Help help={help} />;
}
