import { stp } from '#calculators/stp/model.ts';
import { view } from '#calculators/stp/view.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';
import { monthlyFraction } from '#figures/rate-text.ts';
import { monthInWords } from '#looks/notes.ts';

const example = {
  investment: 100_000,
  monthlyTransfer: 5000,
  months: 12,
  sourceRatePct: 8,
  targetRatePct: 12,
} as const;

/** How the STP page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results } = stp.run(example);
  const longer = stp.run({ ...example, months: 36 }).results;
  return {
    sections: [
      {
        id: 'use',
        title: 'How to use this calculator',
        content: (
          <>
            <p>
              A systematic transfer plan (STP) keeps a sum in one fund, the source, and moves a fixed part of it into
              another, the target, every month. Type the sum, the monthly transfer, the number of months, and what you
              assume each fund returns. The page shows both balances at every month’s end, and what has been moved.
            </p>
            <p>
              If the source cannot pay a full transfer any more, the last one takes what is left, and the page says in
              which month that happens. From then on the target fund grows alone.
            </p>
          </>
        ),
      },
      {
        id: 'works',
        title: 'How both balances move',
        content: (
          <>
            <p className="formula">
              source = source × (1 + i) − transfer
              <br />
              target = target × (1 + j) + transfer
            </p>
            <p>
              i and j are the monthly rates of the two funds. Each fund first grows by its month, then the transfer
              leaves one and reaches the other on the same day. So money earns the source’s rate until the day it moves
              and the target’s rate from that day on.
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
              ₹1,00,000 in a fund that returns 8%, with ₹5,000 moved each month for 12 months into a fund at 12%: after
              a year {inr(results.totalTransferred)} has moved, {inr(results.sourceRemaining)} is still in the source,
              and the target holds {inr(results.targetValue)}. Together that is <strong>{inr(results.value)}</strong>, a
              gain of {inr(results.gains)}.
            </p>
            <p>
              Let the same plan run for 36 months and the source is empty in{' '}
              {monthInWords(longer.sourceEmptyMonth ?? 0).toLowerCase()}. By then {inr(longer.totalTransferred)} has
              moved, more than the sum itself, because the source kept earning; after three years the target fund is
              worth {inr(longer.targetValue)}.
            </p>
          </>
        ),
      },
      {
        id: 'when',
        title: 'When an STP makes sense',
        content: (
          <ul>
            <li>
              <strong>You have a large sum and do not want to invest it on one day.</strong> A bonus or the sale price
              of a house can go into shares over several months.
            </li>
            <li>
              <strong>You are coming near a goal.</strong> The same plan works the other way round: from shares into a
              calmer fund, so that a fall in the last year cannot undo the plan.
            </li>
            <li>
              <strong>It is not free of risk.</strong> Spreading purchases evens out the price you pay. If prices rise
              throughout, investing at once would have done better, and if they fall after the last transfer, spreading
              has not helped.
            </li>
          </ul>
        ),
      },
      {
        id: 'leaves',
        title: 'What this figure leaves out',
        content: (
          <p>
            Every transfer is a sale in the source fund and a purchase in the target. The gain in what is sold may be
            taxed, and some schemes take an exit load within a period after purchase. Both funds must belong to the same
            fund house for an STP. Neither fund’s return is certain; the rates above are yours.
          </p>
        ),
      },
    ],
    questions: [
      {
        question: 'Which funds are used as the source?',
        answer:
          'Usually liquid or short-term debt funds, because their value moves little while the money waits. Their returns are not certain either.',
      },
      {
        question: 'How is an STP different from a SIP?',
        answer:
          'A SIP takes money from your bank account each month; an STP takes it from another fund in which it is already invested.',
      },
      {
        question: 'How many months should a transfer last?',
        answer:
          'Six to twelve months are common. More months spread the purchases further, but some of the money stays in the source fund for longer.',
      },
      {
        question: 'Why are rates between 1% and 30% only?',
        answer:
          'Rates outside that range are not realistic for a fund. The page explains this beside the field and leaves the result blank.',
      },
    ],
    related: [
      { to: '/lumpsumcalculator', label: 'Lumpsum: invest the whole sum at once' },
      { to: '/swpcalculator', label: 'SWP: from a fund to your bank account' },
      { to: '/sipcalculator', label: 'SIP: from your bank account to a fund' },
    ],
  };
}

export default defineTexts(view, {
  formula: (inputs, { rateConvention }, { results }) => {
    const i = monthlyFraction(Number(inputs.sourceRatePct), rateConvention);
    const j = monthlyFraction(Number(inputs.targetRatePct), rateConvention);
    const moved = fieldText(Number(inputs.monthlyTransfer));
    return {
      line: (
        <>
          Source × (1 + {i}) − {moved}, target × (1 + {j}) + {moved}, {inputs.months} times ={' '}
          <b className="nowrap">{inr(results.value)}</b>
        </>
      ),
      legend: `${i} and ${j} are the monthly rates. The last transfer takes what is left in the source fund, so it never falls below zero.`,
    };
  },
  help,
});
