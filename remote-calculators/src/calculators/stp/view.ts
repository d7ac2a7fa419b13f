import { messages } from '#calculators/stp/messages.en.ts';
import { stp } from '#calculators/stp/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { fieldText } from '#figures/amount-text.ts';
import { otherRate } from '#figures/rate-text.ts';
import { rateField } from '#looks/growth-looks.ts';
import { endsIn, monthInWords } from '#looks/notes.ts';

export const view = defineCalculator({
  model: stp,
  path: '/stpcalculator',
  title: messages.stpCalculator,
  lead: messages.moveAnInvestmentFromOne,
  icon: 'share',
  parent: { to: '/calculators', label: messages.calculators },
  fields: [
    { name: 'investment', label: messages.totalInvestment, slider: { max: 10_000_000, step: 1000 } },
    { name: 'monthlyTransfer', label: messages.monthlyTransfer, slider: { max: 200_000, step: 500 } },
    {
      name: 'months',
      label: messages.timePeriodMonths,
      wholeOnly: true,
      slider: { max: 120, step: 1 },
      note: (count, { today }) => {
        const end = endsIn(count, today);
        return messages.transfersAtMonthEnd({ count: fieldText(count), end });
      },
    },
    rateField('sourceRatePct', messages.sourceFundReturn),
    rateField('targetRatePct', messages.targetFundReturn),
  ],
  conventions: ['rateConvention'],
  figures: [
    { result: 'value', label: messages.totalValue, hero: true },
    { result: 'totalInvested', label: messages.investedAmount },
    { result: 'gains', label: messages.estimatedReturns },
    { result: 'totalTransferred', label: messages.totalTransferred },
    { result: 'sourceRemaining', label: messages.sourceFundValue, swatch: 'first' },
    { result: 'targetValue', label: messages.targetFundValue, swatch: 'second' },
    {
      result: 'sourceEmptyMonth',
      label: messages.sourceIsEmpty,
      mayBeMissing: true,
      says: monthInWords,
      isMonth: true,
    },
  ],
  columns: [
    { column: 'totalTransferred', label: messages.totalTransferred, short: messages.transferred },
    { column: 'sourceRemaining', label: messages.sourceFundValue, short: messages.source },
    { column: 'targetValue', label: messages.targetFundValue, short: messages.target },
    { column: 'gains', label: messages.estimatedReturns, short: messages.returns },
    { column: 'value', label: messages.totalValue, short: messages.total },
  ],
  stack: ['sourceRemaining', 'targetValue'],
  chartLabel: messages.valueOfTheSourceFund,
  convention: ({ rateConvention }, { sourceRatePct, targetRatePct }) => {
    const isKnown = sourceRatePct !== undefined && targetRatePct !== undefined;
    const source = isKnown ? otherRate(sourceRatePct, rateConvention) : 'none';
    const target = isKnown ? otherRate(targetRatePct, rateConvention) : '';
    return messages.compoundedMonthly({ source, target });
  },
  extras: {
    whatIf: { result: 'value', delay: 'none', rates: ['sourceRatePct', 'targetRatePct'] },
    tax: 'transfer',
  },
  emptyText: messages.enterAnInvestmentATransfer,
});

export const listing = {
  description: messages.moveAnInvestmentFromOneFund,
  pick: {
    title: messages.stp,
    intention: 'receive',
    line: messages.howDoIMoveMoney,
    drawing: ['M6 48h44M10 48V16h12v32', 'M34 48V28h12v20z', 'M24 17h9v-5l9 7-9 7v-5h-9z'],
    asked: messages.lakhMovedForMonths,
    result: 'value',
  },
  start: {
    list: 'calculators',
    place: 5,
    name: messages.stpCalculator,
    line: messages.movingMoneyBetweenTwoFunds,
  },
  example: { investment: 100_000, monthlyTransfer: 5000, months: 19, sourceRatePct: 8, targetRatePct: 12 },
} satisfies Listing<typeof stp>;
