import { goalFormula } from '#calculator-page/explain/goal-formula.tsx';
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
        title: 'How to use this planner',
        content: (
          <>
            <p>
              Type your child’s age now, the age at which you want the money to be ready, and what the celebration you
              have in mind would cost today. Then choose the yearly return you want to assume. The planner lets the cost
              rise with prices until that age and shows what to invest each month, or once, to meet it without a loan.
            </p>
            <p>
              The example begins with the age of eighteen because that is when most plans for children end. Change the
              second age to whatever your family thinks likely, and see how much the monthly amount falls.
            </p>
          </>
        ),
      },
      {
        id: 'works',
        title: 'How the amount is found',
        content: (
          <>
            <p className="formula">
              future cost = cost today × (1 + inflation)<sup>years</sup>
              <br />
              monthly = future cost × i ÷ ((1 + i)<sup>n</sup> − 1)
              <br />
              one-time = future cost ÷ (1 + R)<sup>years</sup>
            </p>
            <p>
              Years are the second age less the first, n is twelve times that, R is the yearly return and i the monthly
              one. Instalments are paid at the end of each month. What you see in the last row of the table is the
              future cost itself.
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
              ₹10,00,000 at today’s prices, for a child of five and the age of eighteen, becomes {inr(results.target)}{' '}
              at 6% a year. At an assumed 10% it takes <strong>{inr(results.requiredSip)}</strong> a month or{' '}
              {inr(results.requiredLumpsum)} at once.
            </p>
            <p>
              At twenty-seven instead of eighteen the cost has risen to {inr(later.target)}, yet the instalment falls to{' '}
              {inr(later.requiredSip)}, because there are nine more years to save. A celebration of ₹6,00,000 at that
              age asks for {inr(modest.requiredSip)} a month.
            </p>
          </>
        ),
      },
      {
        id: 'cost',
        title: 'What to count, and what not',
        content: (
          <ul>
            <li>
              <strong>Count</strong> the venue, food, clothes, guests’ travel, and 10% for unplanned costs.
            </li>
            <li>
              <strong>Gold</strong> has its own price, which does not move with other prices. If it is a large part,
              plan for it on its own with another inflation rate.
            </li>
            <li>
              <strong>Do not count</strong> education or a first home here: they have planners of their own, and they
              come first. A wedding can be made smaller; the fees of a course cannot.
            </li>
          </ul>
        ),
      },
      {
        id: 'order',
        title: 'Where this goal stands among others',
        content: (
          <p>
            If your monthly amount does not reach for everything, put retirement and education before this goal: a
            wedding can be held on a smaller budget. The page for several goals shows what is left for each when the
            budget is served in your order.
          </p>
        ),
      },
    ],
    questions: [
      {
        question: 'What if the money is not needed at that age?',
        answer:
          'Then it stays invested and can serve another goal. You can sell mutual fund units on any working day, apart from schemes with a lock-in.',
      },
      {
        question: 'Can both parents invest towards one plan?',
        answer:
          'Yes. Divide the monthly amount as you like; the sum is what counts. Each of you can hold the units in your own name.',
      },
      {
        question: 'Why is 10% assumed at first and not 12%?',
        answer:
          'It is the usual starting figure of this planner, a little more careful than the others. Change it to your own.',
      },
      {
        question: 'Is the result certain?',
        answer:
          'No. Returns vary and prices rise unevenly. Look at the plan every year and change the instalment if needed.',
      },
    ],
    related: [
      { to: '/childeducation', label: 'Child’s education: usually the earlier date' },
      { to: '/corpus', label: 'Corpus: a fixed sum by a certain year' },
      { to: '/planyourgoal', label: 'Several goals on one budget' },
    ],
  };
}

export default defineTexts(view, { formula: goalFormula, help });
