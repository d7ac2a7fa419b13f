import { amountInWords } from 'shared/format/words';
import { messages } from '#calculators/emi/messages.en.ts';
import { emi } from '#calculators/emi/model.ts';
import { whoIsAhead } from '#calculators/emi/who-is-ahead.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { NoteContext } from '#definition/definition.ts';
import type { Listing } from '#definition/listing.ts';
import { fieldText } from '#figures/amount-text.ts';
import { monthlyPercent, otherRate } from '#figures/rate-text.ts';
import { withUnit } from '#figures/with-unit.ts';
import { endsIn, monthInWords, monthsNote } from '#specs/notes.ts';

/** Whether the loan ends with that month's instalment, if not before; nothing extra is due then. */
const isLastMonth = (month: number, values: NoteContext['values']): boolean =>
  month >= 12 * (values?.years ?? Infinity);

export const view = defineCalculator({
  model: emi,
  path: '/emicalculator',
  title: messages.title,
  lead: messages.lead,
  icon: 'briefcase',
  parent: { to: '/calculators', label: messages.crumb },
  fields: [
    { name: 'principal', label: messages.fieldLoan, slider: { max: 20_000_000, step: 50_000 } },
    { name: 'years', label: messages.fieldYears, wholeOnly: true, slider: { step: 1 }, note: monthsNote },
    {
      name: 'annualRatePct',
      label: messages.fieldInterest,
      slider: { max: 20, step: 0.05 },
      note: (rate) => messages.aTwelfth({ monthly: monthlyPercent(rate, 'nominal') }),
    },
    {
      name: 'prepayYearly',
      more: true,
      label: messages.extraEveryYear,
      optional: true,
      slider: { max: 1_000_000, step: 5000 },
      note: (amount, { values }) =>
        amount === 0
          ? messages.noneInMonths
          : isLastMonth(12, values)
            ? messages.noneInTheLast
            : messages.prepayNote({ amount: fieldText(amount) }),
    },
    {
      name: 'prepayOnce',
      more: true,
      label: messages.extraOnce,
      optional: true,
      slider: { max: 5_000_000, step: 10_000 },
      // Its month may be left open; the note of one that is typed stands below that.
      note: (amount, { values }) =>
        amount > 0 && values?.prepayMonth === undefined && isLastMonth(12, values)
          ? messages.noneInTheLast
          : amountInWords(amount),
    },
    {
      name: 'prepayMonth',
      more: true,
      label: messages.extraOnceAfter,
      optional: true,
      wholeOnly: true,
      slider: { max: 480, step: 1 },
      note: (months, { today, values }) => {
        if (isLastMonth(months, values)) return messages.noneInTheLast;
        const day = endsIn(months, today);
        return messages.paidAtTheEndOf({ months, day });
      },
    },
    {
      name: 'investRatePct',
      more: true,
      label: messages.fieldInvestRate,
      optional: true,
      slider: { min: 0, max: 30, step: 0.1 },
      note: (rate, { choices }) => otherRate(rate, choices.rateConvention),
    },
  ],
  check: ({ years, prepayOnce, prepayMonth }) =>
    years !== undefined && (prepayOnce ?? 0) > 0 && prepayMonth !== undefined && prepayMonth > 12 * years
      ? { name: 'prepayMonth', message: messages.enterOrLess({ term: withUnit(12 * years, 'months') }) }
      : undefined,
  conventions: ['rateConvention'],
  dependsOn: messages.dependsOnTheLender,
  agreedRates: ['annualRatePct'],
  switchedRate: 'investRatePct',
  figures: [
    { result: 'emi', label: messages.resultInstalment, hero: true },
    { result: 'totalInterest', label: messages.resultInterest },
    { result: 'totalPaid', label: messages.resultPaid },
    { result: 'interestSaved', label: messages.resultSaved, mayBeMissing: true },
    { result: 'monthsTaken', label: messages.resultRepaid, mayBeMissing: true, says: monthInWords, isMonth: true },
    {
      result: 'monthsSaved',
      label: messages.monthsSaved,
      mayBeMissing: true,
      says: (months) => withUnit(months, 'months'),
    },
    { result: 'totalPrepaid', label: messages.extraPaidInAll, mayBeMissing: true },
    { result: 'wealthIfPrepaid', label: messages.wealthIfPrepaid, mayBeMissing: 'totalPrepaid' },
    { result: 'wealthIfInvested', label: messages.wealthIfInvested, mayBeMissing: 'totalPrepaid' },
    { result: 'investAhead', label: messages.resultAhead, mayBeMissing: 'totalPrepaid', saysAmount: whoIsAhead },
  ],
  unpriced: true,
  compared: 'wealthIfInvested',
  columns: [
    { column: 'principalPaid', label: messages.columnPrincipal, short: messages.shortPrincipal },
    { column: 'interestPaid', label: messages.columnInterest, short: messages.shortInterest },
    { column: 'prepaid', label: messages.columnExtra, short: messages.shortExtra },
    { column: 'balance', label: messages.columnOwed, short: messages.shortOwed },
  ],
  stack: ['balance'],
  beside: { column: 'balanceWithout', label: messages.withoutExtraPayments, short: messages.shortWithout },
  chartOf: messages.columnOwed,
  chartLabel: messages.chartLabel,
  whyText: messages.lendersCount,
  convention: ({ rateConvention }, { annualRatePct, investRatePct }) => {
    const rate = annualRatePct === undefined ? 'none' : fieldText(annualRatePct);
    const invest = investRatePct === undefined ? 'none' : otherRate(investRatePct, rateConvention);
    return messages.linkHow({ rate, invest });
  },
  extras: {},
  emptyText: messages.chartEmpty,
});

export const listing = {
  description: messages.seeWhatALoanCosts,
  why: messages.why,
  takes: {
    ...{ sum: 'principal', term: 'years', rate: 'annualRatePct' },
    ...{ have: 'prepayOnce', delay: 'prepayMonth', yearly: 'prepayYearly' },
  },
  pick: {
    title: messages.cardName,
    intention: 'borrowAndProtect',
    line: messages.cardQuestion,
    drawing: ['M6 48h44M12 48V14h8v34M24 48V24h8v24', 'M36 48V34h8v14z', 'M37 26a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'],
    asked: messages.loanForYears,
    result: 'emi',
    unit: messages.unitMonthly,
  },
  example: {
    ...{ principal: 5_000_000, years: 20, annualRatePct: 9, prepayYearly: 100_000 },
    ...{ prepayOnce: 500_000, prepayMonth: 24, investRatePct: 12 },
  },
} satisfies Listing<typeof emi>;
