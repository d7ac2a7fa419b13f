import { swp } from '#calculators/swp/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { fieldText } from '#figures/amount-text.ts';
import { rateSentence } from '#figures/rate-text.ts';
import { endsIn, monthInWords } from '#looks/notes.ts';
import { rateField } from '#looks/rate-field.ts';

export const view = defineCalculator({
  model: swp,
  path: '/swpcalculator',
  title: 'SWP calculator',
  lead: 'How long an investment can pay you every month, and what remains.',
  icon: 'exchange',
  parent: { to: '/calculators', label: 'Calculators' },
  fields: [
    { name: 'investment', label: 'Total investment', slider: { min: 100_000, max: 20_000_000, step: 50_000 } },
    { name: 'monthlyWithdrawal', label: 'Monthly withdrawal', slider: { min: 1000, max: 200_000, step: 500 } },
    rateField('annualRatePct'),
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
      slider: { max: 15, step: 0.5 },
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

export const listing = {
  description:
    'How long an investment can pay you every month, what remains at the end, and the month it would run dry.',
  pick: {
    title: 'SWP',
    line: 'How long can my savings pay me every month?',
    drawing: ['M6 48h44M10 48V12h10v36M24 48V22h10v26', 'M38 48V32h10v16'],
    asked: 'Left of ₹10 lakh after ₹10,000 a month for 10 years',
    inputs: { investment: 1_000_000, monthlyWithdrawal: 10_000, years: 10, annualRatePct: 12, stepUpPct: 0 },
    result: 'remainingInvestment',
  },
  start: { list: 'calculators', place: 4, name: 'SWP calculator', line: 'How long a sum lasts when you draw from it' },
  example: { investment: 1_000_000, monthlyWithdrawal: 20_000, annualRatePct: 12, years: 10 },
} satisfies Listing<typeof swp>;
