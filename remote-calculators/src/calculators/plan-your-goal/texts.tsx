import { goalFormula } from '#calculator-page/explain/goal-formula.tsx';
import { planYourGoal } from '#calculators/plan-your-goal/model.ts';
import { inflatedView, view } from '#calculators/plan-your-goal/view.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { inr } from '#figures/inr.ts';

const example = { amountToday: 1_000_000, years: 10, annualRatePct: 10, inflationPct: 0 } as const;

/** How the planner of several goals explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results } = planYourGoal.run(example);
  const inflated = planYourGoal.run({ ...example, inflationPct: 6 }).results;
  const car = planYourGoal.run({ amountToday: 800_000, years: 4, annualRatePct: 10, inflationPct: 6 }).results;
  return {
    sections: [
      {
        id: 'use',
        title: 'How to use this planner',
        content: (
          <>
            <p>
              Begin with one goal: what it costs today, in how many years you need it, and the return you want to
              assume. Tick “Adjust for inflation” if its price will rise until then. The planner shows what the goal
              will cost and what to invest each month, or once, to meet it.
            </p>
            <p>
              Then add the others. Give each its own years and rates, and put them in the order in which they matter to
              you. Type what you can spare every month as the budget. The page adds up what all goals need, shows in
              which months it is more than you have, and which goal would go short.
            </p>
          </>
        ),
      },
      {
        id: 'works',
        title: 'How the amounts are found',
        content: (
          <>
            <p className="formula">
              future cost = amount today × (1 + inflation)<sup>years</sup>
              <br />
              monthly = future cost × i ÷ ((1 + i)<sup>n</sup> − 1)
            </p>
            <p>
              Every goal is saved for from the first month until it is due, and instalments are paid at the end of the
              month. When a goal is reached, its instalment becomes free; that is why the need falls in steps. The
              budget is given out by priority: the first goal gets all it needs, then the second, and so on while
              something is left.
            </p>
          </>
        ),
      },
      {
        id: 'example',
        title: 'A worked example',
        content: (
          <>
            <p>
              ₹10,00,000 in ten years at an assumed 10%, without inflation, asks for{' '}
              <strong>{inr(results.requiredSip)}</strong> a month or {inr(results.requiredLumpsum)} once. With prices
              rising by 6% a year the same goal will cost {inr(inflated.target)} and asks for{' '}
              {inr(inflated.requiredSip)} a month.
            </p>
            <p>
              Add a car of ₹8,00,000 in four years and it alone asks for {inr(car.requiredSip)} a month. Together that
              is {inr(inflated.requiredSip + car.requiredSip)} for four years, and after that only the first instalment
              is left. A budget that lies between the two is tight for four years, not for ten.
            </p>
          </>
        ),
      },
      {
        id: 'fit',
        title: 'When the budget does not reach',
        content: (
          <ul>
            <li>
              <strong>Move a date.</strong> One or two years help the goals that are near the most.
            </li>
            <li>
              <strong>Make a goal smaller.</strong> A share of the price may be enough for a down payment.
            </li>
            <li>
              <strong>Raise the budget when a goal is done.</strong> What becomes free can serve the next goal from that
              month on.
            </li>
            <li>
              <strong>Leave the rate alone.</strong> A higher assumption does not earn more.
            </li>
          </ul>
        ),
      },
      {
        id: 'kept',
        title: 'Where your plan is kept',
        content: (
          <p>
            In the address of this page and in this browser, and nowhere else. The link that you copy holds figures and
            the kind of each goal, never the name you gave it, so you can send it to someone without telling more than
            you mean to. Clearing the browser’s data removes the plan.
          </p>
        ),
      },
    ],
    questions: [
      {
        question: 'How many goals can I add?',
        answer: 'Up to eight. That is as many as fit into one link, and more than most budgets can carry at once.',
      },
      {
        question: 'Why does every goal start today?',
        answer:
          'Because early instalments have the most time to grow. A goal that waits until another is reached needs far more later; try it by shortening its years.',
      },
      {
        question: 'Can each goal have its own rate?',
        answer: 'Yes. Goals that are near usually deserve a lower rate, because one bad year can reduce their money.',
      },
      {
        question: 'What does “short” mean?',
        answer:
          'The part of a goal’s instalment that your budget does not cover once the goals above it have been served.',
      },
    ],
    related: [
      { to: '/goals', label: 'All goal planners' },
      { to: '/retirementcalculator', label: 'Retirement: the goal most budgets forget' },
      { to: '/stepupsipcalculator', label: 'Step-up SIP: begin lower and rise' },
    ],
  };
}

const texts = { formula: goalFormula, help };

const plainDefinition = defineTexts(view, texts);
export default plainDefinition;

export const inflatedDefinition = defineTexts(inflatedView, texts);
