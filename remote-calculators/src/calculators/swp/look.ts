import { defineLook } from '#calculator-page/definition.ts';
import { rateSentence } from '#calculator-page/explain/rate-text.ts';
import { fieldText } from '#calculator-page/fields/amount-text.ts';
import { endsIn, monthInWords } from '#calculator-page/fields/notes.ts';
import { rateField } from '#calculator-page/fields/rate-field.ts';
import { swp } from '#calculators/swp/model.ts';

export const swpLook = defineLook({
  model: swp,
  path: '/swpcalculator',
  title: 'SWP calculator',
  lead: 'How long an investment can pay you every month, and what remains.',
  icon: 'exchange',
  parent: { to: '/calculators', label: 'Calculators' },
  fields: [
    { name: 'investment', label: 'Total investment', slider: { min: 100_000, max: 20_000_000, step: 50_000 } },
    { name: 'monthlyWithdrawal', label: 'Monthly withdrawal', slider: { min: 1000, max: 200_000, step: 500 } },
    rateField(),
    {
      name: 'years',
      label: 'Time period (years)',
      wholeOnly: true,
      slider: { min: 1, max: 40, step: 1 },
      note: (years, { today }) => `${fieldText(years * 12)} withdrawals${endsIn(years * 12, today)}`,
    },
    {
      name: 'stepUpPct',
      label: 'Annual step-up (%)',
      optional: true,
      slider: { min: 0, max: 15, step: 0.5 },
      note: (step) => (step === 0 ? 'The same withdrawal every month' : 'Raises the withdrawal every twelve months'),
    },
  ],
  check: ({ investment, monthlyWithdrawal }) =>
    investment !== undefined && monthlyWithdrawal !== undefined && monthlyWithdrawal > investment
      ? {
          name: 'monthlyWithdrawal',
          message: `Enter ₹${fieldText(investment)} or less: a withdrawal cannot be more than the investment. Results stay blank until then.`,
        }
      : undefined,
  conventions: ['rateConvention', 'timing'],
  figures: [
    { result: 'remainingInvestment', label: 'Remaining value', hero: true, swatch: 'first' },
    { result: 'totalWithdrawn', label: 'Total withdrawn', swatch: 'second' },
    { result: 'totalInvested', label: 'Invested amount' },
    { result: 'gains', label: 'Estimated returns' },
    { result: 'depletionMonth', label: 'Runs out in', mayBeMissing: true, says: monthInWords },
    { result: 'lastWithdrawal', label: 'Last payout', mayBeMissing: true, dueIn: 'depletionMonth', isFlow: true },
  ],
  compared: 'remainingInvestment',
  columns: [
    { column: 'withdrawnInYear', label: 'Withdrawn in the year', short: 'In the year' },
    { column: 'totalWithdrawn', label: 'Total withdrawn', short: 'Withdrawn' },
    { column: 'remainingInvestment', label: 'Remaining value', short: 'Remaining' },
    { column: 'gains', label: 'Estimated returns', short: 'Returns' },
  ],
  stack: ['remainingInvestment', 'totalWithdrawn'],
  payouts: true,
  chartLabel: 'Remaining value of the investment',
  convention: (choices, { annualRatePct }) =>
    `${rateSentence(annualRatePct, choices)}, withdrawn at the ${choices.timing} of each month.`,
  extras: {
    whatIf: { result: 'remainingInvestment', delay: 'none', rates: ['annualRatePct'], endsSooner: true },
    tax: 'withdrawal',
    range: 'withdrawal',
  },
  emptyText: 'Enter an investment, a withdrawal, a rate and a period to see the years.',
});
