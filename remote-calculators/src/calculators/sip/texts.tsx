import { Link } from 'shared/router';
import { sip } from '#calculators/sip/model.ts';
import { view } from '#calculators/sip/view.ts';
import { stepUpSip } from '#calculators/step-up-sip/model.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { ZERO } from '#engine/exact.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';
import { monthlyFraction, yearlyFactor } from '#figures/rate-text.ts';
import { todaysRupees } from '#outcome/todays-rupees.ts';

const example = { monthly: 5000, years: 10, annualRatePct: 12 } as const;
const rates = [8, 10, 12, 13];

/** How the SIP page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results, tables } = sip.run(example);
  const gainsOf = (year: number) => tables.yearly.years[year - 1]?.gains ?? ZERO;
  const atEnd = sip.run({ ...example, timing: 'end' }).results.value;
  const stepped = stepUpSip.run({ ...example, stepUpPct: 10, stepUpRupees: 0 }).results;
  return {
    sections: [
      {
        id: 'use',
        title: 'How to use this calculator',
        content: (
          <>
            <p>
              Type what you can invest each month, for how many years, and the yearly return you want to assume; or drag
              the sliders. With a keyboard that has letters you may also write 5k, or 1L for a lakh. The result changes
              with every key, and the chart and the table below show how it comes about, year by year and month by
              month.
            </p>
            <p>
              The address in your browser follows your figures. Copy it with the Link button and whoever opens it sees
              exactly what you see. Nothing you type is sent anywhere: the sum is done in your browser.
            </p>
          </>
        ),
      },
      {
        id: 'grows',
        title: 'How the sum grows',
        content: (
          <>
            <p>
              A systematic investment plan (SIP) takes the same amount from your bank account each month and buys units
              of a mutual fund. This calculator adds your instalment to the balance, lets the balance grow by one
              month’s rate, and does so once for every month you chose.
            </p>
            <p className="formula">
              Value = P × ((1 + i)<sup>n</sup> − 1) ÷ i × (1 + i)
            </p>
            <p>
              P is the instalment, i the monthly rate and n the number of instalments. Take ₹5,000 a month for 10 years
              at 12%: i is 0.01, n is 120, and the value is <strong>{inr(results.value)}</strong>, of which{' '}
              {inr(results.totalInvested)} is what you paid in. In the first year you pay ₹60,000.00 and the sum earns{' '}
              {inr(gainsOf(1))}. In the tenth year you pay the same and it earns{' '}
              <strong>{inr(gainsOf(10) - gainsOf(9))}</strong>. The rate is the same; there is more money to earn it.
            </p>
          </>
        ),
      },
      {
        id: 'means',
        title: 'What 12% means, and what it does not',
        content: (
          <>
            <p>
              No mutual fund pays 12%. It is a figure that you assume so that the sum can be done. An equity fund may
              gain 30% in one year and lose 20% in the next, and the order in which such years come changes what you end
              up with. Try more than one rate before you rely on a result.
            </p>
            <div className="table-scroll">
              <table className="table">
                <caption>₹5,000 a month for 10 years, at four assumed rates</caption>
                <thead>
                  <tr>
                    <th scope="col">Rate</th>
                    <th scope="col">Gain</th>
                    <th scope="col">Value</th>
                  </tr>
                </thead>
                <tbody>
                  {rates.map((annualRatePct) => {
                    const run = sip.run({ ...example, annualRatePct }).results;
                    return (
                      <tr key={annualRatePct}>
                        <th scope="row">{annualRatePct}%</th>
                        <td>{inr(run.gains)}</td>
                        <td>{inr(run.value)}</td>
                      </tr>
                    );
                  })}
                </tbody>
              </table>
            </div>
            <p className="caption">
              Above 13% effective, which is 12.28% nominal, this page shows a notice: AMFI lets calculators illustrate
              2% to 13%.
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
              <strong>Costs.</strong> A fund’s expense ratio is already inside its return, so assume a return after
              costs.
            </li>
            <li>
              <strong>Tax.</strong> Gains are taxed when you sell, by the rules of that year.
            </li>
            <li>
              <strong>Prices.</strong> At 6% inflation, {inr(results.value)} in ten years buys what{' '}
              {inr(todaysRupees(6).amount(results.value, 120))} buys today. The switch above shows this for your
              figures.
            </li>
            <li>
              <strong>Missed months.</strong> One instalment skipped early costs more than one skipped late.
            </li>
          </ul>
        ),
      },
      {
        id: 'amount',
        title: 'Choosing an amount',
        content: (
          <>
            <p>
              Start from the goal, not from the fund. If you know what you need and when, a goal planner turns it into a
              monthly amount. If you only know what you can spare, choose an amount that you can pay even in a difficult
              month, and raise it when your income rises: with a 10% step-up each year the same plan comes to{' '}
              {inr(stepped.value)}, on {inr(stepped.totalInvested)} invested.
            </p>
            <p>
              <Link to="/goals">Start from a goal</Link> or see the <Link to="/stepupsipcalculator">step-up SIP</Link>.
            </p>
          </>
        ),
      },
    ],
    questions: [
      {
        question: 'Can I lose money in a SIP?',
        answer:
          'Yes. A SIP spreads your purchases over time; it does not remove the risk of the market. After ten years the value can still be below what you paid in.',
      },
      {
        question: 'Can I stop or change it?',
        answer:
          'Yes, at any time, by an instruction to the fund house. Some schemes charge an exit load on units that are sold early.',
      },
      {
        question: 'Is the first instalment counted on day one?',
        answer: `Here it is, because most people pay at the start of the month. Choose “End of month” above to see the other way: ${inr(atEnd)} for the example.`,
      },
      {
        question: 'Why does my fund house show a slightly different figure?',
        answer:
          'It may turn the yearly rate into a monthly one in the other way, or let the first instalment wait a month. The four cards under the table show all four results; one of them usually matches.',
      },
    ],
    related: [
      { to: '/stepupsipcalculator', label: 'Step-up SIP: raise the instalment every year' },
      { to: '/lumpsumcalculator', label: 'Lumpsum: invest once' },
      { to: '/corpus', label: 'Corpus: from a target to a monthly amount' },
      { to: '/swpcalculator', label: 'SWP: a monthly income from what was saved' },
    ],
  };
}

/** P × ((1 + i)^n − 1) ÷ i, times (1 + i) when paid at the start of the month, with the visitor's numbers. */
export default defineTexts(view, {
  formula: (inputs, { rateConvention, timing }, { results }) => {
    const rate = Number(inputs.annualRatePct);
    const count = Number(inputs.years) * 12;
    const i = monthlyFraction(rate, rateConvention);
    const atStart = timing === 'start';
    return {
      line: (
        <>
          {fieldText(Number(inputs.monthly))} × ((1 + {i})<sup>{count}</sup> − 1) ÷ {i}
          {atStart && ` × (1 + ${i})`} = <b className="nowrap">{inr(results.value)}</b>
        </>
      ),
      legend: `${i} is ${rateConvention === 'nominal' ? `${fieldText(rate)}% ÷ 12` : `the twelfth root of ${yearlyFactor(rate)}, less 1`}. ${count} is ${inputs.years} years × 12 instalments. ${
        atStart
          ? 'The last factor is there because you pay at the start of each month.'
          : 'There is no further factor because you pay at the end of each month.'
      }`,
    };
  },
  help,
});
