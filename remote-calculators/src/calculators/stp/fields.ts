import { messages } from '#calculators/stp/messages.en.ts';
import { stp } from '#calculators/stp/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { fieldText } from '#figures/amount-text.ts';
import { otherRate } from '#figures/rate-text.ts';
import { rateField } from '#specs/growth-specs.ts';
import { endsIn, monthInWords } from '#specs/notes.ts';

export const view = defineCalculator({
  model: stp,
  path: '/stpcalculator',
  title: messages.title,
  lead: messages.moveAnInvestmentFromOne,
  icon: 'share',
  parent: { to: '/calculators', label: messages.crumb },
  fields: [
    { name: 'investment', label: messages.fieldInvestment, slider: { max: 10_000_000, step: 1000 } },
    { name: 'monthlyTransfer', label: messages.fieldTransfer, slider: { max: 200_000, step: 500 } },
    {
      name: 'months',
      label: messages.fieldMonths,
      wholeOnly: true,
      slider: { max: 120, step: 1 },
      note: (count, { today }) => {
        const end = endsIn(count, today);
        return messages.transfersNote({ count: fieldText(count), end });
      },
    },
    rateField('sourceRatePct', messages.fieldSourceRate),
    rateField('targetRatePct', messages.fieldTargetRate),
  ],
  conventions: ['rateConvention'],
  figures: [
    { result: 'value', label: messages.resultValue, hero: true },
    { result: 'totalInvested', label: messages.resultInvested },
    { result: 'gains', label: messages.resultReturns },
    { result: 'totalTransferred', label: messages.resultTransferred },
    { result: 'sourceRemaining', label: messages.resultSource, swatch: 'first' },
    { result: 'targetValue', label: messages.resultTarget, swatch: 'second' },
    {
      result: 'sourceEmptyMonth',
      label: messages.resultSourceEmpty,
      mayBeMissing: true,
      says: monthInWords,
      isMonth: true,
    },
  ],
  columns: [
    { column: 'totalTransferred', label: messages.resultTransferred, short: messages.shortTransferred },
    { column: 'sourceRemaining', label: messages.resultSource, short: messages.shortSource },
    { column: 'targetValue', label: messages.resultTarget, short: messages.shortTarget },
    { column: 'gains', label: messages.resultReturns, short: messages.shortReturns },
    { column: 'value', label: messages.resultValue, short: messages.shortTotal },
  ],
  stack: ['sourceRemaining', 'targetValue'],
  chartLabel: messages.chartLabel,
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
  emptyText: messages.chartEmpty,
});

export const listing = {
  description: messages.description,
  why: messages.why,
  takes: {
    sum: 'investment',
    monthly: 'monthlyTransfer',
    term: 'months',
    rate: 'targetRatePct',
    secondRate: 'sourceRatePct',
  },
  pick: {
    title: messages.cardName,
    intention: 'receive',
    line: messages.cardQuestion,
    drawing: ['M6 48h44M10 48V16h12v32', 'M34 48V28h12v20z', 'M24 17h9v-5l9 7-9 7v-5h-9z'],
    asked: messages.cardExample,
    result: 'value',
  },
  start: {
    list: 'calculators',
    place: 5,
    name: messages.title,
    line: messages.cardText,
  },
  example: { investment: 100_000, monthlyTransfer: 5000, months: 19, sourceRatePct: 8, targetRatePct: 12 },
} satisfies Listing<typeof stp>;
