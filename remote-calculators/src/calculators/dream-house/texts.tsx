import { goalFormula } from '#calculator-page/explain/goal-formula.tsx';
import { dreamHouse } from '#calculators/dream-house/model.ts';
import { view } from '#calculators/dream-house/view.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { inr } from '#figures/inr.ts';

const example = { amountToday: 8_000_000, months: 180, annualRatePct: 12, inflationPct: 6 } as const;

/** How the house page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results } = dreamHouse.run(example);
  const share = dreamHouse.run({ ...example, amountToday: 1_600_000, months: 72 }).results;
  const dearer = dreamHouse.run({ ...example, inflationPct: 8 }).results;
  return {
    sections: [
      {
        id: 'use',
        title: 'How to use this planner',
        content: (
          <>
            <p>
              Type what such a house costs today, the day on which you want to buy, and the return you want to assume
              until then. You may plan for the whole price or only for your own share of it: if a bank will lend you
              four fifths, type the remaining fifth and the fees. The price rises by 6% a year here until you change
              that figure.
            </p>
            <p>
              Nothing is shown until all figures are filled in. Then the result follows every key, and the chart shows
              how the money gathers year by year.
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
              future cost = price × (1 + inflation)<sup>years</sup>
              <br />
              one-time = future cost ÷ (1 + R)<sup>years</sup>
              <br />
              monthly = future cost × i ÷ ((1 + i)<sup>n</sup> − 1)
            </p>
            <p>
              R is the yearly return, i its monthly counterpart and n the number of whole months from today to your
              date. The one-time sum grows once a year, the instalments grow month by month, and both arrive at the same
              future cost on the same day. Switch between the two above the result.
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
              A house of ₹80,00,000 will cost {inr(results.target)} in fifteen years if prices rise by 6% a year. At an
              assumed 12%, <strong>{inr(results.requiredSip)}</strong> a month pays for it in full, or{' '}
              {inr(results.requiredLumpsum)} invested today. Were prices to rise by 8%, the same house would cost{' '}
              {inr(dearer.target)} and ask for {inr(dearer.requiredSip)} a month.
            </p>
            <p>
              Planning only for a down payment of one fifth, ₹16,00,000 at today’s prices, in six years, asks for{' '}
              {inr(share.requiredSip)} a month. That is the figure most families begin with.
            </p>
          </>
        ),
      },
      {
        id: 'price',
        title: 'What to include in the price',
        content: (
          <ul>
            <li>
              <strong>Stamp duty and registration.</strong> They differ by state and come on top of what the seller
              asks.
            </li>
            <li>
              <strong>Taxes on a house under construction,</strong> the builder’s charges, parking and a deposit for
              upkeep.
            </li>
            <li>
              <strong>What makes it a home:</strong> a kitchen, fans and lights, moving. They can take 10% of the price.
            </li>
          </ul>
        ),
      },
      {
        id: 'rise',
        title: 'How fast do house prices rise?',
        content: (
          <p>
            It depends on the locality more than on the country. There have been decades in which prices in a city
            doubled twice and decades in which they stood still. Try 4% and 8% beside the usual 6% and see whether your
            plan works at both.
          </p>
        ),
      },
    ],
    questions: [
      {
        question: 'Should I save for the whole house or for the down payment?',
        answer:
          'Banks usually lend up to 75 to 90 per cent of the value. Saving for the rest keeps the instalment within reach; every rupee more lowers the loan.',
      },
      {
        question: 'Is it sensible to invest in shares for a house?',
        answer:
          'For a date that is far away many people do so with part of the money. As the day comes nearer, a fall can no longer be waited out, so the money is moved to calmer funds.',
      },
      {
        question: 'What counts as a month?',
        answer:
          'A whole calendar month in Indian time: from the 20th of one month to the 20th of the next. A date that is less than a month away counts as one.',
      },
      {
        question: 'Does the page know my city’s prices?',
        answer: 'No. It works only with the figures that you type, in your browser, and keeps none of them.',
      },
    ],
    related: [
      { to: '/dreamcar', label: 'Dream car: the same for a nearer date' },
      { to: '/corpus', label: 'Corpus: a fixed sum by a certain year' },
      { to: '/planyourgoal', label: 'Several goals on one budget' },
    ],
  };
}

export default defineTexts(view, { formula: goalFormula, help });
