import { messages } from '#calculators/swp/messages.en.ts';
import { swp } from '#calculators/swp/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { fieldText } from '#figures/amount-text.ts';
import { rateSentence } from '#figures/rate-text.ts';
import { rateField } from '#looks/growth-looks.ts';
import { endsIn, monthInWords } from '#looks/notes.ts';

/** The page's headline where the money lasts, and one figure of others where it does not. */
const remaining = { result: 'remainingInvestment', label: messages.remainingValue, swatch: 'first' } as const;

export const view = defineCalculator({
  model: swp,
  path: '/swpcalculator',
  title: messages.swpCalculator,
  lead: messages.howLongAnInvestmentCan,
  icon: 'exchange',
  parent: { to: '/calculators', label: messages.calculators },
  fields: [
    { name: 'investment', label: messages.totalInvestment, slider: { min: 100_000, max: 20_000_000, step: 50_000 } },
    { name: 'monthlyWithdrawal', label: messages.monthlyWithdrawal, slider: { min: 1000, max: 200_000, step: 500 } },
    rateField('annualRatePct'),
    {
      name: 'years',
      label: messages.timePeriodYears,
      wholeOnly: true,
      slider: { min: 1, max: 40, step: 1 },
      note: (years, { today }) => {
        const end = endsIn(years * 12, today);
        return messages.withdrawals({ count: fieldText(years * 12), end });
      },
    },
    {
      name: 'stepUpPct',
      more: true,
      label: messages.annualStepUp,
      optional: true,
      slider: { max: 15, step: 0.5 },
      note: (step) => (step === 0 ? messages.theSameWithdrawalEvery : messages.raisesTheWithdrawalEvery),
    },
  ],
  check: ({ investment, monthlyWithdrawal }) =>
    investment !== undefined && monthlyWithdrawal !== undefined && monthlyWithdrawal > investment
      ? {
          name: 'monthlyWithdrawal',
          message: messages.enterOrLessAWithdrawal({ investment: fieldText(investment) }),
        }
      : undefined,
  conventions: ['rateConvention', 'timing'],
  figures: [
    // How long the money pays, where it does not last.
    {
      ...{ result: 'depletionMonth', label: messages.lastsUntil, hero: true, mayBeMissing: true },
      ...{ says: monthInWords, isMonth: true, isFlow: true },
    },
    { ...remaining, hero: true, unless: 'depletionMonth' },
    { result: 'totalWithdrawn', label: messages.totalWithdrawn, swatch: 'second' },
    { result: 'totalInvested', label: messages.investedAmount },
    { result: 'gains', label: messages.estimatedReturns },
    { ...remaining, mayBeMissing: 'depletionMonth' },
    { result: 'lastWithdrawal', label: messages.lastPayout, mayBeMissing: true, dueIn: 'depletionMonth', isFlow: true },
  ],
  columns: [
    { column: 'withdrawnInYear', label: messages.withdrawnInTheYear, short: messages.inTheYear },
    { column: 'totalWithdrawn', label: messages.totalWithdrawn, short: messages.withdrawn },
    { column: 'remainingInvestment', label: messages.remainingValue, short: messages.remaining },
    { column: 'gains', label: messages.estimatedReturns, short: messages.returns },
  ],
  stack: ['remainingInvestment', 'totalWithdrawn'],
  payouts: true,
  chartLabel: messages.remainingValueOfTheInvestment,
  convention: (choices, { annualRatePct }) =>
    messages.withdrawnEachMonth({ rate: rateSentence(annualRatePct, choices), timing: choices.timing }),
  extras: {
    whatIf: { result: 'remainingInvestment', delay: 'none', rates: ['annualRatePct'], endsSooner: true },
    tax: 'withdrawal',
    chance: 'withdrawal',
    range: 'withdrawal',
  },
  emptyText: messages.enterAnInvestment,
});

export const listing = {
  description: messages.howLongAnInvestmentCanPay,
  pick: {
    title: messages.swp,
    intention: 'receive',
    line: messages.howLongCanMySavings,
    drawing: ['M6 48h44M10 48V12h10v36M24 48V22h10v26', 'M38 48V36h10v12z', 'M41 14h4v9h4l-6 8-6-8h4z'],
    asked: messages.leftOfLakhAfter,
    result: 'remainingInvestment',
  },
  start: { list: 'calculators', place: 4, name: messages.swpCalculator, line: messages.howLongASumLasts },
  example: { investment: 1_000_000, monthlyWithdrawal: 20_000, annualRatePct: 12, years: 10 },
} satisfies Listing<typeof swp>;
