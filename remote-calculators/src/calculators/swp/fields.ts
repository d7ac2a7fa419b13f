import { messages } from '#calculators/swp/messages.en.ts';
import { swp } from '#calculators/swp/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { fieldText } from '#figures/amount-text.ts';
import { rateSentence } from '#figures/rate-text.ts';
import { rateField } from '#specs/growth-specs.ts';
import { endsIn, monthInWords } from '#specs/notes.ts';

/** The page's headline where the money lasts, and one figure of others where it does not. */
const remaining = { result: 'remainingInvestment', label: messages.resultRemaining, swatch: 'balance' } as const;

export const view = defineCalculator({
  model: swp,
  path: '/swpcalculator',
  title: messages.title,
  lead: messages.howLongAnInvestmentCan,
  icon: 'exchange',
  parent: { to: '/calculators', label: messages.crumb },
  fields: [
    { name: 'investment', label: messages.fieldInvestment, slider: { min: 100_000, max: 20_000_000, step: 50_000 } },
    { name: 'monthlyWithdrawal', label: messages.fieldWithdrawal, slider: { min: 1000, max: 200_000, step: 500 } },
    rateField('annualRatePct'),
    {
      name: 'years',
      label: messages.fieldYears,
      wholeOnly: true,
      slider: { min: 1, max: 40, step: 1 },
      note: (years, { today }) => {
        const end = endsIn(years * 12, today);
        return messages.withdrawalsNote({ count: fieldText(years * 12), end });
      },
    },
    {
      name: 'stepUpPct',
      more: true,
      label: messages.fieldStepUp,
      optional: true,
      slider: { max: 15, step: 0.5 },
      note: (step) => (step === 0 ? messages.stepUpNoteNone : messages.stepUpNote),
    },
  ],
  check: ({ investment, monthlyWithdrawal }) =>
    investment !== undefined && monthlyWithdrawal !== undefined && monthlyWithdrawal > investment
      ? {
          name: 'monthlyWithdrawal',
          message: messages.errorWithdrawal({ investment: fieldText(investment) }),
        }
      : undefined,
  conventions: ['rateConvention', 'timing'],
  figures: [
    // How long the money pays, where it does not last.
    {
      ...{ result: 'depletionMonth', label: messages.resultLasts, hero: true, mayBeMissing: true },
      ...{ says: monthInWords, isMonth: true, isFlow: true },
    },
    { ...remaining, hero: true, unless: 'depletionMonth' },
    { result: 'totalWithdrawn', label: messages.resultWithdrawn, swatch: 'second' },
    { result: 'totalInvested', label: messages.resultInvested },
    { result: 'gains', label: messages.resultReturns },
    { ...remaining, mayBeMissing: 'depletionMonth' },
    {
      result: 'lastWithdrawal',
      label: messages.resultLastPayout,
      mayBeMissing: true,
      dueIn: 'depletionMonth',
      isFlow: true,
    },
  ],
  columns: [
    { column: 'withdrawnInYear', label: messages.columnWithdrawn, short: messages.shortWithdrawn },
    { column: 'totalWithdrawn', label: messages.resultWithdrawn, short: messages.shortTotalWithdrawn },
    { column: 'remainingInvestment', label: messages.resultRemaining, short: messages.shortRemaining },
    { column: 'gains', label: messages.resultReturns, short: messages.shortReturns },
  ],
  stack: ['remainingInvestment', 'totalWithdrawn'],
  payouts: true,
  chartLabel: messages.chartLabel,
  convention: (choices, { annualRatePct }) =>
    messages.withdrawnEachMonth({ rate: rateSentence(annualRatePct, choices), timing: choices.timing }),
  extras: {
    whatIf: { result: 'remainingInvestment', delay: 'none', rates: ['annualRatePct'], endsSooner: true },
    tax: 'withdrawal',
    chance: 'withdrawal',
    range: 'withdrawal',
  },
  emptyText: messages.chartEmpty,
});

export const listing = {
  description: messages.description,
  why: messages.why,
  takes: { term: 'years', rate: 'annualRatePct', stepUp: 'stepUpPct', sum: 'investment', monthly: 'monthlyWithdrawal' },
  pick: {
    title: messages.cardName,
    intention: 'receive',
    line: messages.cardQuestion,
    drawing: ['M6 48h44M10 48V12h10v36M24 48V22h10v26', 'M38 48V36h10v12z', 'M41 14h4v9h4l-6 8-6-8h4z'],
    asked: messages.leftOfLakhAfter,
    result: 'remainingInvestment',
  },
  start: { list: 'calculators', place: 4, name: messages.title, line: messages.cardText },
  example: { investment: 1_000_000, monthlyWithdrawal: 20_000, annualRatePct: 12, years: 10 },
} satisfies Listing<typeof swp>;
