import { Link } from 'shared/router';
import { goalFormula } from '#calculator-page/explain/goal-formula.tsx';
import { corpus } from '#calculators/corpus/model.ts';
import { view } from '#calculators/corpus/view.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { inr } from '#figures/inr.ts';
import { todaysRupees } from '#outcome/todays-rupees.ts';

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
        title: 'How to use this calculator',
        content: (
          <>
            <p>
              Type the sum that you want to own, in how many years, and the yearly return you want to assume. The
              calculator answers with the amount to invest each month and, beside it, with the single investment that
              would grow into the same sum. On a keyboard with letters you may type 1cr for a crore, or 25L.
            </p>
            <p>
              The target is taken as it is: nothing is added for rising prices. If you think in today’s prices, use one
              of the planners with inflation, or type a target that is already raised. The switch for today’s rupees
              shows what your sum will buy.
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
              monthly = target × i ÷ ((1 + i)<sup>n</sup> − 1)
              <br />
              one-time = target ÷ (1 + R)<sup>years</sup>
            </p>
            <p>
              It is the SIP formula turned round: there the instalment is known and the value asked for, here the value
              is known. i is the monthly rate, n the number of months and R the yearly return. Instalments are paid at
              the end of each month; paying at the start needs a little less, and the cards below the table show how
              much.
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
              ₹1,00,00,000 in 20 years at an assumed 12% asks for <strong>{inr(results.requiredSip)}</strong> a month.
              Paid at the start of each month it is {inr(results.requiredSipIfStartOfMonth)}, and once, today, it is{' '}
              {inr(results.requiredLumpsum)}. At 9% the instalment is {inr(careful.requiredSip)}.
            </p>
            <p>
              With half the time you need more than twice as much: in 10 years the same sum asks for{' '}
              {inr(soon.requiredSip)} a month. In a long plan most of the sum is growth; in a short one you pay nearly
              all of it yourself. The chart shows the two parts for your figures.
            </p>
          </>
        ),
      },
      {
        id: 'round',
        title: 'Is a round figure a good goal?',
        content: (
          <>
            <p>
              One crore is a good figure to begin with, but what it can buy depends on the year. At 6% inflation, one
              crore in twenty years buys what {inr(todaysRupees(6).amount(results.target, 240))} buys now. A goal with a
              purpose and a date is easier to plan for.
            </p>
            <p>
              For purposes there are planners: <Link to="/dreamhouse">a house</Link>,{' '}
              <Link to="/childeducation">a child’s education</Link>,{' '}
              <Link to="/retirementcalculator">the years after work</Link>. They start from today’s price and let it
              rise.
            </p>
          </>
        ),
      },
      {
        id: 'keep',
        title: 'Keeping to the plan',
        content: (
          <ul>
            <li>
              <strong>Invest on the day after pay-day,</strong> before you spend it.
            </li>
            <li>
              <strong>Compare once a year</strong> what you own with the table’s row for that year. If it is less, raise
              the instalment a little; small corrections suffice early on.
            </li>
            <li>
              <strong>Do not chase the rate.</strong> If a plan works only at 15%, give it more time or a smaller
              target.
            </li>
          </ul>
        ),
      },
    ],
    questions: [
      {
        question: 'Which is better, monthly or one-time?',
        answer:
          'Whichever money you have. One sum has more time to grow and meets the market on a single day; instalments meet it on many days and are easier to find.',
      },
      {
        question: 'Can I combine both?',
        answer:
          'Yes. Take what your sum will have become from the lumpsum calculator, subtract it from the target, and let this page divide the rest into instalments.',
      },
      {
        question: 'Why is nothing shown at first?',
        answer:
          'Every target is different, so no example is filled in. The result appears when all three figures are there.',
      },
      {
        question: 'Is the target certain to be reached?',
        answer:
          'No. The rate is assumed. Returns differ from year to year, and the end may be below or above the target.',
      },
    ],
    related: [
      { to: '/sipcalculator', label: 'SIP: from an instalment to a value' },
      { to: '/lumpsumcalculator', label: 'Lumpsum: from a sum to a value' },
      { to: '/planyourgoal', label: 'Several goals on one budget' },
    ],
  };
}

export default defineTexts(view, { formula: goalFormula, help });
