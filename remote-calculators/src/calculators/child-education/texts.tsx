import { goalFormula } from '#calculator-page/explain/goal-formula.tsx';
import { childEducation } from '#calculators/child-education/model.ts';
import { view } from '#calculators/child-education/view.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { inr } from '#figures/inr.ts';

const example = { age: 5, withdrawAge: 18, amountToday: 1_000_000, annualRatePct: 10, inflationPct: 6 } as const;

/** How the education page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results } = childEducation.run(example);
  const newborn = childEducation.run({ ...example, age: 0 }).results;
  const late = childEducation.run({ ...example, age: 12 }).results;
  const dearer = childEducation.run({ ...example, inflationPct: 10 }).results;
  return {
    sections: [
      {
        id: 'use',
        title: 'How to use this planner',
        content: (
          <>
            <p>
              Type your child’s age, the age at which the fees fall due, and what the whole course would cost if it
              began today: tuition, hostel, books and travel for all its years. Then choose the yearly return that you
              want to assume. The planner works out the cost in the year of admission and the monthly amount until then.
            </p>
            <p>
              It shows a monthly amount and the one-time investment that would do the same. A sum from a grandparent,
              for example, can be compared with instalments at a glance.
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
            </p>
            <p>
              The years are the age at withdrawal less the age now, and n is twelve times that. Instalments fall on the
              end of each month. The table’s last row equals the future cost to the paisa, so you can check the plan
              yourself.
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
              A course that costs ₹10,00,000 today, for a child of five who begins at eighteen, will cost{' '}
              {inr(results.target)} at 6% a year. At an assumed 10% that asks for{' '}
              <strong>{inr(results.requiredSip)}</strong> a month for thirteen years, or {inr(results.requiredLumpsum)}{' '}
              once. Begun at birth, the same course asks for {inr(newborn.requiredSip)} a month; begun at twelve, for{' '}
              {inr(late.requiredSip)}.
            </p>
            <p>
              Fees have often risen faster than other prices. With 10% a year instead of 6%, the course would cost{' '}
              {inr(dearer.target)} and the instalment would be {inr(dearer.requiredSip)}.
            </p>
          </>
        ),
      },
      {
        id: 'cost',
        title: 'Finding today’s cost',
        content: (
          <ul>
            <li>
              <strong>Look up two colleges,</strong> one government and one private, to know the range of fees.
            </li>
            <li>
              <strong>Count living as well.</strong> Away from home, rent and food often cost more than tuition.
            </li>
            <li>
              <strong>For a course abroad,</strong> remember that the rupee may buy less foreign money by then; a higher
              inflation rate is a simple way to allow for it.
            </li>
            <li>
              <strong>Leave out what you will pay from income</strong> at that time, and plan for the rest.
            </li>
          </ul>
        ),
      },
      {
        id: 'nearing',
        title: 'As the date comes nearer',
        content: (
          <p>
            The admission date cannot move if the market falls. Many families therefore shift their savings to less
            risky funds over the last two or three years, a part every month. The planner assumes one rate throughout;
            to be careful, choose a rate a little below what you expect in the earlier years.
          </p>
        ),
      },
    ],
    questions: [
      {
        question: 'The fees are due over four years, not on one day. Does that matter?',
        answer:
          'A little. The planner has everything ready on the first day, which is on the safe side; the part not yet needed stays invested.',
      },
      {
        question: 'Should the investment be in the child’s name?',
        answer:
          'It can be, with a parent as guardian; the account changes hands when the child turns eighteen. Many parents invest in their own name and keep the choice.',
      },
      {
        question: 'What if we stop for a year?',
        answer:
          'Run the planner again with your child’s new age and subtract what has been saved from today’s cost. That gives you the new instalment.',
      },
      {
        question: 'Can the result fall short?',
        answer: 'Yes. The rate is assumed and fees may rise faster. Look at the plan once a year and adjust it.',
      },
    ],
    related: [
      { to: '/childmarriage', label: 'Child’s marriage: the other date parents plan for' },
      { to: '/stepupsipcalculator', label: 'Step-up SIP: begin smaller and raise it' },
      { to: '/planyourgoal', label: 'Several goals on one budget' },
    ],
  };
}

export default defineTexts(view, { formula: goalFormula, help });
