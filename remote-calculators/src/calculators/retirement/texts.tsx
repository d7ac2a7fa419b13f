import { Link } from 'shared/router';
import { goalFormula } from '#calculator-page/explain/goal-formula.tsx';
import { retirement } from '#calculators/retirement/model.ts';
import { view } from '#calculators/retirement/view.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { inr } from '#figures/inr.ts';

const example = { age: 30, retirementAge: 60, amountToday: 10_000_000, annualRatePct: 12, inflationPct: 6 } as const;

/** How the retirement page explains itself; every figure is worked out here from the example. */
export function retirementHelp(): HelpText {
  const { results } = retirement.run(example);
  const later = retirement.run({ ...example, age: 40 }).results;
  const careful = retirement.run({ ...example, annualRatePct: 10 }).results;
  return {
    sections: [
      {
        id: 'use',
        title: 'How to use this calculator',
        content: (
          <>
            <p>
              Type your age, the age at which you want to stop working, and the corpus you would need if you stopped
              today, in today’s money. Then choose the yearly return you want to assume until then. The calculator
              raises the corpus by inflation, 6% a year unless you change it, and shows the monthly or one-time
              investment that reaches it.
            </p>
            <p>
              The fields are empty at first, because the figures differ for everyone. If you do not know your corpus,
              use the part of this page that starts from your monthly expenses.
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
              corpus then = corpus today × (1 + inflation)<sup>years</sup>
              <br />
              monthly = corpus then × i ÷ ((1 + i)<sup>n</sup> − 1)
            </p>
            <p>
              Years are the retirement age less your age, n is twelve times that, and i is the monthly rate. Instalments
              are paid at the end of each month. The chart and the table follow the money until the last working month,
              where it equals the corpus to the paisa. “From my expenses” shows the years after it: what remains of the
              corpus, and what each year takes from it.
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
              At thirty, with ₹1,00,00,000 in today’s money as the aim at sixty: thirty years of 6% turn it into{' '}
              {inr(results.target)}. At an assumed 12% that asks for <strong>{inr(results.requiredSip)}</strong> a
              month, or {inr(results.requiredLumpsum)} once. At 10% it is {inr(careful.requiredSip)} a month.
            </p>
            <p>
              Someone who begins at forty with the same aim needs {inr(later.requiredSip)} a month. The corpus is
              smaller then, {inr(later.target)}, but there are only twenty years to save for it.
            </p>
          </>
        ),
      },
      {
        id: 'enough',
        title: 'How much is enough?',
        content: (
          <>
            <p>
              Start from what you spend in a month now. Take away what will end, such as a loan or school fees, and add
              what will grow, such as medicine. Twelve times that is a year. People often aim at twenty-five to
              thirty-three such years, less whatever a pension or rent will bring. The longer you may live and the less
              your money earns afterwards, the higher the figure.
            </p>
            <p>
              To see how long a corpus pays, put it into the <Link to="/swpcalculator">SWP calculator</Link> with a
              payout that rises every year.
            </p>
          </>
        ),
      },
      {
        id: 'leaves',
        title: 'What this figure leaves out',
        content: (
          <ul>
            <li>
              <strong>What you already own.</strong> Provident fund, NPS and savings reduce the corpus you still need.
            </li>
            <li>
              <strong>Rising pay.</strong> A <Link to="/stepupsipcalculator">step-up SIP</Link> lets you begin lower.
            </li>
            <li>
              <strong>Tax</strong> on gains when you sell, and the risk that the years just before and after you stop
              are bad ones.
            </li>
          </ul>
        ),
      },
    ],
    questions: [
      {
        question: 'Why is the corpus so large?',
        answer:
          'Because it is in the money of a distant year. At 6% prices double about every twelve years; the figure you typed and the figure you see buy the same.',
      },
      {
        question: 'Which return should I assume?',
        answer:
          'One for the whole way: long years with shares and calmer ones towards the end average out below the best rate. AMFI lets calculators illustrate 2% to 13%.',
      },
      {
        question: 'Is health insurance part of this?',
        answer: 'No. Plan for it separately: one illness can cost more than a year’s expenses.',
      },
      {
        question: 'What if I can only spare half of the amount?',
        answer:
          'Begin with half. Then work two or three years longer, spend less later, or raise the instalment every year: the page shows what each of these does.',
      },
    ],
    related: [
      { to: '/swpcalculator', label: 'SWP: a monthly income from the corpus' },
      { to: '/stepupsipcalculator', label: 'Step-up SIP: raise the instalment with your pay' },
      { to: '/planyourgoal', label: 'Several goals on one budget' },
    ],
  };
}

export default defineTexts(view, { formula: goalFormula, help: retirementHelp });
