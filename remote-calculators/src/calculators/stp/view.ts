import { stp } from '#calculators/stp/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { fieldText } from '#figures/amount-text.ts';
import { otherRate } from '#figures/rate-text.ts';
import { endsIn, monthInWords } from '#looks/notes.ts';
import { rateField } from '#looks/rate-field.ts';

export const view = defineCalculator({
  model: stp,
  path: '/stpcalculator',
  title: 'STP calculator',
  lead: 'Move an investment from one fund to another, a fixed sum every month.',
  icon: 'share',
  parent: { to: '/calculators', label: 'Calculators' },
  fields: [
    { name: 'investment', label: 'Total investment', slider: { max: 10_000_000, step: 1000 } },
    { name: 'monthlyTransfer', label: 'Monthly transfer', slider: { max: 200_000, step: 500 } },
    {
      name: 'months',
      label: 'Time period (months)',
      wholeOnly: true,
      slider: { max: 120, step: 1 },
      note: (count, { today }) => `${fieldText(count)} transfers at month end${endsIn(count, today)}`,
    },
    rateField('sourceRatePct', 'Source fund return (%)'),
    rateField('targetRatePct', 'Target fund return (%)'),
  ],
  conventions: ['rateConvention'],
  figures: [
    { result: 'value', label: 'Total value', hero: true },
    { result: 'totalInvested', label: 'Invested amount' },
    { result: 'gains', label: 'Estimated returns' },
    { result: 'totalTransferred', label: 'Total transferred' },
    { result: 'sourceRemaining', label: 'Source fund value', swatch: 'first' },
    { result: 'targetValue', label: 'Target fund value', swatch: 'second' },
    { result: 'sourceEmptyMonth', label: 'Source is empty in', mayBeMissing: true, says: monthInWords },
  ],
  compared: 'value',
  columns: [
    { column: 'totalTransferred', label: 'Total transferred', short: 'Transferred' },
    { column: 'sourceRemaining', label: 'Source fund value', short: 'Source' },
    { column: 'targetValue', label: 'Target fund value', short: 'Target' },
    { column: 'gains', label: 'Estimated returns', short: 'Returns' },
    { column: 'value', label: 'Total value', short: 'Total' },
  ],
  stack: ['sourceRemaining', 'targetValue'],
  chartLabel: 'Value of the source fund and of the target fund',
  convention: ({ rateConvention }, { sourceRatePct, targetRatePct }) =>
    `${sourceRatePct === undefined || targetRatePct === undefined ? 'Both rates' : `${otherRate(sourceRatePct, rateConvention)}; ${otherRate(targetRatePct, rateConvention)}; both`} compounded monthly, transferred at the end of each month.`,
  extras: {
    whatIf: { result: 'value', delay: 'none', rates: ['sourceRatePct', 'targetRatePct'] },
    tax: 'transfer',
  },
  emptyText: 'Enter an investment, a transfer, a period and both rates to see the months.',
});

export const listing = {
  description: 'Move an investment from one fund to another month by month and see both balances to the paisa.',
  pick: {
    title: 'STP',
    line: 'How do I move money from one fund to another, month by month?',
    drawing: ['M6 48h44M10 48V16h12v32M34 48V28h12v20', 'M24 22h18M36 16l6 6-6 6'],
    asked: '₹1 lakh, ₹5,000 moved for 12 months',
    inputs: { investment: 100_000, monthlyTransfer: 5000, months: 12, sourceRatePct: 8, targetRatePct: 12 },
    result: 'value',
  },
  start: {
    list: 'calculators',
    place: 5,
    name: 'STP calculator',
    line: 'Moving money between two funds, month by month',
  },
  example: { investment: 100_000, monthlyTransfer: 5000, months: 19, sourceRatePct: 8, targetRatePct: 12 },
} satisfies Listing<typeof stp>;
