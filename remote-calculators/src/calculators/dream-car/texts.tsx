import { goalFormula } from '#calculator-page/explain/goal-formula.tsx';
import { dreamCar } from '#calculators/dream-car/model.ts';
import { view } from '#calculators/dream-car/view.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { inr } from '#figures/inr.ts';

const example = { amountToday: 1_000_000, months: 60, annualRatePct: 12, inflationPct: 6 } as const;

/** How the car page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results } = dreamCar.run(example);
  const sooner = dreamCar.run({ ...example, months: 36 }).results;
  const careful = dreamCar.run({ ...example, annualRatePct: 7 }).results;
  return {
    sections: [
      {
        id: 'use',
        title: 'How to use this planner',
        content: (
          <>
            <p>
              Type what the car costs today, choose the day on which you want to buy it, and the yearly return you want
              to assume for the money until then. Take the price on the road, with registration, insurance and
              accessories: that is what you will pay. The price is assumed to rise by 6% a year; change that figure if
              you know better for your model.
            </p>
            <p>
              The planner answers with a monthly amount and, for those who have a sum ready, with the one-time
              investment that does the same. “Invest Monthly” and “Invest One-time” switch the chart and the table
              between the two.
            </p>
          </>
        ),
      },
      {
        id: 'works',
        title: 'How the amount is found',
        content: (
          <>
            <p>First the price on the day of purchase is worked out, then the monthly amount until then:</p>
            <p className="formula">
              future cost = price × (1 + inflation)<sup>years</sup>
              <br />
              monthly = future cost × i ÷ ((1 + i)<sup>n</sup> − 1)
            </p>
            <p>
              i is the monthly rate and n the number of whole calendar months from today to your date; a date within the
              next month counts as one. Instalments are paid at the end of each month, so the last one falls on the day
              itself. The last row of the table is therefore exactly the future cost.
            </p>
          </>
        ),
      },
      {
        id: 'example',
        title: 'A worked example',
        content: (
          <p>
            A car that costs ₹10,00,000 today will cost {inr(results.target)} in five years at 6% a year. At an assumed
            12%, sixty instalments of <strong>{inr(results.requiredSip)}</strong> reach it, or{' '}
            {inr(results.requiredLumpsum)} invested once. With a careful 7% the instalment is {inr(careful.requiredSip)}
            : over five years the rate matters less than most people expect. Buying after three years instead asks for{' '}
            {inr(sooner.requiredSip)} a month, although the car is cheaper then: time is what carries the plan.
          </p>
        ),
      },
      {
        id: 'loan',
        title: 'Saving first or borrowing?',
        content: (
          <p>
            With a loan you pay interest to the bank; with savings you earn a return. So the same car costs you more on
            a loan. If you cannot wait, a larger down payment helps on both counts. And if the instalment above is more
            than you can spare, think of a later date or a cheaper model before you assume a higher rate.
          </p>
        ),
      },
      {
        id: 'near',
        title: 'For dates that are near',
        content: (
          <p>
            Shares can fall by a third within months. Money that you will need in two or three years is usually kept in
            funds whose value changes little, so assume a lower rate here. If your date is five years away or more, you
            may begin with more growth and move the money to calmer funds as the day comes nearer, for example with an
            STP.
          </p>
        ),
      },
    ],
    questions: [
      {
        question: 'Why does the page ask for a date and not for years?',
        answer:
          'Because most people have a day in mind, such as a festival or a birthday. Whole months from today are counted, in Indian time.',
      },
      {
        question: 'What if the date has passed?',
        answer:
          'Then there is no month left to save in. The page says so beside the field and leaves every result blank.',
      },
      {
        question: 'Should I subtract the value of my old car?',
        answer:
          'Yes, if you will sell it on the same day: type the price of the new car less what you expect for the old one, in today’s money.',
      },
      {
        question: 'Is the 6% rise certain?',
        answer: 'No. It is a common assumption. Prices of some models rise faster, and taxes on cars change.',
      },
    ],
    related: [
      { to: '/dreamhouse', label: 'Dream house: the same for a larger price' },
      { to: '/planyourgoal', label: 'Several goals on one budget' },
      { to: '/stpcalculator', label: 'STP: move savings to calmer funds near the date' },
    ],
  };
}

export default defineTexts(view, { formula: goalFormula, help });
