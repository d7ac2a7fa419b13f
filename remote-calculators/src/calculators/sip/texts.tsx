import '#calculator-page/first-screen.css';
import { view } from '#calculators/sip/fields.ts';
import explained from '#calculators/sip/help.en.md';
import { messages } from '#calculators/sip/messages.en.ts';
import { sip } from '#calculators/sip/model.ts';
import { stepUpSip } from '#calculators/step-up-sip/model.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { ZERO } from '#engine/exact.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';
import { monthlyFraction, yearlyFactor } from '#figures/rate-text.ts';
import { todaysRupees } from '#outcome/price-basis.ts';

const example = { monthly: 5000, years: 10, annualRatePct: 12 } as const;
const rates = [8, 10, 12, 13];

/** How the SIP page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results, tables } = sip.run(example);
  const gainsOf = (year: number) => tables.yearly.years[year - 1]?.gains ?? ZERO;
  const atEnd = sip.run({ ...example, timing: 'end' }).results.value;
  const stepped = stepUpSip.run({ ...example, stepUpPct: 10, stepUpRupees: 0 }).results;
  return explained({
    value: inr(results.value),
    totalInvested: inr(results.totalInvested),
    gainsOf: inr(gainsOf(1)),
    gainsOf2: inr(gainsOf(10) - gainsOf(9)),
    table: (
      <div className="table-scroll">
        <table className="table">
          <caption>{messages.ratesCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.ratesColumnRate}</th>
              <th scope="col">{messages.ratesColumnGain}</th>
              <th scope="col">{messages.ratesColumnValue}</th>
            </tr>
          </thead>
          <tbody>
            {rates.map((annualRatePct) => {
              const run = sip.run({ ...example, annualRatePct }).results;
              return (
                <tr key={annualRatePct}>
                  <th scope="row">{messages.percent({ annualRatePct })}</th>
                  <td>{inr(run.gains)}</td>
                  <td>{inr(run.value)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    ),
    amount: inr(todaysRupees(6).amount(results.value, 120)),
    value2: inr(stepped.value),
    totalInvested2: inr(stepped.totalInvested),
    atEnd: inr(atEnd),
  });
}

/** P × ((1 + i)^n − 1) ÷ i, times (1 + i) when paid at the start of the month, with the visitor's numbers. */
export default defineTexts(view, {
  formula: (inputs, { rateConvention, timing }, { results }) => {
    const rate = Number(inputs.annualRatePct);
    const count = Number(inputs.years) * 12;
    const i = monthlyFraction(rate, rateConvention);
    return {
      line: messages.formulaInNumbers({
        monthly: fieldText(Number(inputs.monthly)),
        i,
        sup: (words) => <sup>{words}</sup>,
        count,
        timing,
        nowrap: (words) => <b className="nowrap">{words}</b>,
        value: inr(results.value),
      }),
      legend: messages.whereNumbersComeFrom({
        i,
        rateConvention,
        rate: fieldText(rate),
        yearlyFactor: yearlyFactor(rate),
        count,
        years: String(inputs.years),
        timing,
      }),
    };
  },
  help,
});
