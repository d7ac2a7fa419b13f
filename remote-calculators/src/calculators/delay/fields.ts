import { messages } from '#calculators/delay/messages.en.ts';
import { delay } from '#calculators/delay/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { rateSentence } from '#figures/rate-text.ts';
import { withUnit } from '#figures/with-unit.ts';
import { rateField } from '#specs/growth-specs.ts';
import { endsIn, instalmentsNote } from '#specs/notes.ts';

export const view = defineCalculator({
  model: delay,
  path: '/delaycalculator',
  title: messages.title,
  lead: messages.lead,
  icon: 'clock',
  parent: { to: '/calculators', label: messages.crumb },
  fields: [
    { name: 'monthly', label: messages.fieldMonthly, slider: { max: 100_000, step: 500 } },
    { name: 'years', label: messages.fieldYears, wholeOnly: true, slider: { step: 1 }, note: instalmentsNote },
    rateField('annualRatePct', messages.fieldRate, 0),
    {
      name: 'delayMonths',
      label: messages.fieldDelay,
      wholeOnly: true,
      slider: { max: 120, step: 1 },
      note: (months, { today }) => {
        const from = endsIn(months, today);
        return messages.beginsIn({ months, from });
      },
    },
  ],
  check: ({ years, delayMonths }) =>
    years !== undefined && delayMonths !== undefined && delayMonths > 12 * years
      ? { name: 'delayMonths', message: messages.enterOrLess({ term: withUnit(12 * years, 'months') }) }
      : undefined,
  conventions: ['rateConvention', 'timing'],
  figures: [
    { result: 'costOfDelay', label: messages.resultCost, hero: true, swatch: 'second' },
    { result: 'valueNow', label: messages.resultNow },
    { result: 'valueLater', label: messages.resultLater, swatch: 'first' },
    { result: 'investedLess', label: messages.resultNotPaid },
    { result: 'instalmentToCatchUp', label: messages.instalmentToCatchUp, mayBeMissing: true },
  ],
  unpriced: true,
  columns: [
    { column: 'valueNow', label: messages.resultNow, short: messages.shortNow },
    { column: 'valueLater', label: messages.resultLater, short: messages.shortLater },
    { column: 'costOfDelay', label: messages.resultCost, short: messages.shortDifference },
  ],
  stack: ['valueLater', 'costOfDelay'],
  chartLabel: messages.valueOfTheLaterSip,
  convention: (choices, { annualRatePct }) =>
    messages.paidEachMonth({ rate: rateSentence(annualRatePct, choices), timing: choices.timing }),
  extras: {},
  emptyText: messages.chartEmpty,
});

export const listing = {
  description: messages.description,
  why: messages.why,
  takes: { term: 'years', rate: 'annualRatePct', monthly: 'monthly', delay: 'delayMonths' },
  pick: {
    title: messages.resultCost,
    intention: 'putAside',
    line: messages.cardQuestion,
    drawing: [
      'M28 50a22 22 0 1 0 0-44 22 22 0 0 0 0 44z',
      'M28 28V12a16 16 0 0 1 13.9 24z',
      'M24.5 28a3.5 3.5 0 1 0 7.0 0a3.5 3.5 0 1 0 -7.0 0z',
    ],
    asked: messages.oneYearLater,
    result: 'costOfDelay',
  },
  linkName: messages.resultCost,
  example: { monthly: 5000, years: 10, annualRatePct: 12, delayMonths: 12 },
} satisfies Listing<typeof delay>;
