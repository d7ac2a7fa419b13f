import { swp } from '#calculators/swp/model.ts';
import { view } from '#calculators/swp/view.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { ZERO } from '#engine/exact.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';
import { monthlyFraction, yearlyFactor } from '#figures/rate-text.ts';
import { monthInWords } from '#looks/notes.ts';

const example = {
  investment: 1_000_000,
  monthlyWithdrawal: 10_000,
  annualRatePct: 12,
  years: 10,
  stepUpPct: 0,
} as const;

/** How the SWP page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results } = swp.run(example);
  const atEnd = swp.run({ ...example, timing: 'end' }).results;
  const dry = swp.run({ ...example, monthlyWithdrawal: 20_000 }).results;
  const lower = swp.run({ ...example, annualRatePct: 8 }).results;
  return {
    sections: [
      {
        id: 'use',
        title: 'How to use this calculator',
        content: (
          <>
            <p>
              A systematic withdrawal plan (SWP) sells a fixed amount of your fund every month and pays it to your bank
              account, while the rest stays invested. Type what you have invested, what you want to receive each month,
              the return you want to assume and for how many years. A yearly step raises the payout, to keep up with
              prices.
            </p>
            <p>
              The page shows what remains at the end and everything that was paid out. If the money runs out before, it
              names the month and the last, smaller payout. The chart lets the balance fall to nothing in that month;
              below it stands what each year pays, on a scale of its own. A withdrawal can be as large as the
              investment, but not larger.
            </p>
          </>
        ),
      },
      {
        id: 'works',
        title: 'How the balance moves',
        content: (
          <>
            <p className="formula">new balance = (balance − withdrawal) × (1 + i)</p>
            <p>
              That is one month when the payout comes at its start; i is the monthly rate. With payouts at the end of
              the month, growth comes first: balance × (1 + i) − withdrawal. When less is left than you ask for, the
              payout is what is left. The balance never falls below zero.
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
              ₹10,00,000 at 12%, with ₹10,000 a month taken at the start of each month for 10 years: you receive{' '}
              {inr(results.totalWithdrawn)} in all and <strong>{inr(results.remainingInvestment)}</strong> remains. The
              payout of the first month is 1% of the investment and the monthly rate is 1% too, so the balance sinks
              only because each payout leaves before it has earned anything. Taken at the end of the month instead,
              exactly {inr(atEnd.remainingInvestment)} remains.
            </p>
            <p>
              With ₹20,000 a month the same investment is empty in {monthInWords(dry.depletionMonth ?? 0).toLowerCase()}
              , whose last payout is {inr(dry.lastWithdrawal ?? ZERO)}. And if the return were 8% rather than 12%,
              ₹10,000 a month would leave {inr(lower.remainingInvestment)} after ten years. Always try a lower rate as
              well.
            </p>
          </>
        ),
      },
      {
        id: 'risks',
        title: 'What this figure leaves out',
        content: (
          <ul>
            <li>
              <strong>The order of good and bad years.</strong> This page lets the fund earn the same rate every month.
              In reality, a fall in the first years hurts a plan that pays out far more than the same fall at the end,
              because units are sold while they are cheap.
            </li>
            <li>
              <strong>Tax.</strong> Each payout is a sale; the gain inside it is taxed by how long those units were
              held.
            </li>
            <li>
              <strong>Prices.</strong> The same payout buys less every year. Use the step, or show the result in today’s
              rupees: each payout counts for what it buys in its own month.
            </li>
          </ul>
        ),
      },
    ],
    questions: [
      {
        question: 'Is an SWP a safe income?',
        answer:
          'No. Payouts continue as long as there is money in the fund; they are not interest and nobody promises them. A deposit or an annuity gives a fixed income, usually a lower one.',
      },
      {
        question: 'How much can I withdraw without running out?',
        answer:
          'Try amounts until “Runs out in” disappears for the years you need, then lower the rate by three or four points and see whether the plan still holds.',
      },
      {
        question: 'Which convention do fund houses use?',
        answer:
          'They sell units on a date that you choose. A date early in the month is nearest to “Start of month”, a late one to “End of month”.',
      },
      {
        question: 'Can I change the amount later?',
        answer: 'Yes. You may stop, raise or lower an SWP by an instruction to the fund house at any time.',
      },
    ],
    related: [
      { to: '/retirementcalculator', label: 'Retirement: how large should the investment be?' },
      { to: '/stpcalculator', label: 'STP: move money between funds' },
      { to: '/lumpsumcalculator', label: 'Lumpsum: the same investment without payouts' },
    ],
  };
}

export default defineTexts(view, {
  formula: (inputs, { rateConvention, timing }, { results }) => {
    const i = monthlyFraction(Number(inputs.annualRatePct), rateConvention);
    const pay = fieldText(Number(inputs.monthlyWithdrawal));
    const raise = Number(inputs.stepUpPct);
    return {
      line: (
        <>
          {timing === 'start' ? `(Balance − ${pay}) × (1 + ${i})` : `Balance × (1 + ${i}) − ${pay}`},{' '}
          {Number(inputs.years) * 12} times from {fieldText(Number(inputs.investment))}
          {raise > 0 && `, with ${pay} becoming × ${yearlyFactor(raise)} each year`} ={' '}
          <b className="nowrap">{inr(results.remainingInvestment)}</b>
        </>
      ),
      legend: `${i} is the monthly rate. A withdrawal is never more than what is left, so the balance never falls below zero.`,
    };
  },
  help,
});
