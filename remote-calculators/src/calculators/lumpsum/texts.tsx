import { Link } from 'shared/router';
import { lumpsum } from '#calculators/lumpsum/model.ts';
import { view } from '#calculators/lumpsum/view.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { ZERO } from '#engine/exact.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';
import { yearlyFactor } from '#figures/rate-text.ts';
import { todaysRupees } from '#outcome/todays-rupees.ts';

const example = { principal: 50_000, years: 10, annualRatePct: 12 } as const;

/** How the lumpsum page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results, tables } = lumpsum.run(example);
  const gainsOf = (year: number) => tables.yearly.years[year - 1]?.gains ?? ZERO;
  const twice = lumpsum.run({ ...example, years: 20 }).results.value;
  return {
    sections: [
      {
        id: 'use',
        title: 'How to use this calculator',
        content: (
          <>
            <p>
              Type the amount that you want to invest once, the number of years you can leave it alone, and the yearly
              return you want to assume. Whole rupees are enough: 50000, 50,000 and 50k all mean the same. The sliders
              do the same job with a thumb. Results follow every key, so try a few rates and see how far apart they end.
            </p>
            <p>
              Below the chart, each year opens to its months. Within a year, each month uses the twelfth root of the
              year’s growth, so that twelve months make exactly one year. Keep a result with the Link, CSV, XLSX or
              Print button.
            </p>
          </>
        ),
      },
      {
        id: 'formula',
        title: 'The formula and a worked example',
        content: (
          <>
            <p className="formula">
              Value = P × (1 + R)<sup>years</sup>
            </p>
            <p>
              P is what you invest and R the yearly return. ₹50,000 for 10 years at 12% is multiplied by 1.12 ten times
              and becomes <strong>{inr(results.value)}</strong>: your {inr(results.totalInvested)} and{' '}
              {inr(results.gains)} of growth. The first year adds {inr(gainsOf(1))}; the tenth adds{' '}
              {inr(gainsOf(10) - gainsOf(9))}, because by then there is more money for the rate to work on.
            </p>
            <p>
              A longer period makes a large difference. The same ₹50,000 left for 20 years instead of 10 comes to{' '}
              {inr(twice)}, which is far more than twice as much, although nothing was added.
            </p>
          </>
        ),
      },
      {
        id: 'yearly',
        title: 'Why once a year?',
        content: (
          <p>
            A mutual fund pays no interest on fixed dates: its value changes every working day. Reports state what it
            gained over whole years, and that is the figure most people have in mind when they say 12%. So this page
            lets the sum grow once a year by that figure. A bank deposit is different: it states a nominal rate and adds
            interest every quarter, which makes a little more than the stated rate over a year.
          </p>
        ),
      },
      {
        id: 'leaves',
        title: 'What this figure leaves out',
        content: (
          <ul>
            <li>
              <strong>The path.</strong> Real returns come unevenly. With one investment on one day, the price of that
              very day matters more than it does with instalments.
            </li>
            <li>
              <strong>Prices.</strong> At 6% inflation the example’s value buys what{' '}
              {inr(todaysRupees(6).amount(results.value, 120))} buys today.
            </li>
            <li>
              <strong>Tax and exit load.</strong> Both are due when you sell, by the rules of that day and of the
              scheme.
            </li>
          </ul>
        ),
      },
      {
        id: 'once',
        title: 'All at once, or in instalments?',
        content: (
          <p>
            If you have the money now, investing it at once gives it the most time. If a fall right afterwards would
            make you sell, spreading it out may help you stay invested. An <Link to="/stpcalculator">STP</Link> does the
            spreading: the sum waits in a calmer fund and moves over month by month.
          </p>
        ),
      },
    ],
    questions: [
      {
        question: 'Can the result be below what I invest?',
        answer:
          'On this page no, because a positive rate is assumed for every year. In a real fund yes: after a bad stretch the value can be below the amount invested, even after several years.',
      },
      {
        question: 'Which rate should I type?',
        answer:
          'One that you find realistic. Try lower rates as well, and see the notice above 13%: AMFI lets calculators illustrate 2% to 13%.',
      },
      {
        question: 'Does the nominal or effective switch change anything here?',
        answer: 'No. Growth is counted once a year, and over one year both words mean the same. The cards show it.',
      },
      {
        question: 'Can I add money later?',
        answer:
          'This page follows one investment. For regular additions use the SIP calculator, or run this one twice.',
      },
    ],
    related: [
      { to: '/sipcalculator', label: 'SIP: invest every month instead' },
      { to: '/stpcalculator', label: 'STP: move a sum over month by month' },
      { to: '/corpus', label: 'Corpus: what must I invest to reach a sum?' },
    ],
  };
}

export default defineTexts(view, {
  formula: (inputs, _, { results }) => {
    const factor = yearlyFactor(Number(inputs.annualRatePct));
    return {
      line: (
        <>
          {fieldText(Number(inputs.principal))} × {factor}
          <sup>{inputs.years}</sup> = <b className="nowrap">{inr(results.value)}</b>
        </>
      ),
      legend: `${factor} is what one year makes of one rupee at ${inputs.annualRatePct}%; it does so ${inputs.years} times.`,
    };
  },
  help,
});
