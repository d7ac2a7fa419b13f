import { messages } from '#calculators/inflation/messages.en.ts';
import { inflation } from '#calculators/inflation/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { fieldText } from '#figures/amount-text.ts';
import { yearlyFactor } from '#figures/rate-text.ts';
import { monthsNote } from '#specs/notes.ts';

export const view = defineCalculator({
  model: inflation,
  path: '/inflationcalculator',
  title: messages.title,
  lead: messages.whatTodaysCostBecomes,
  icon: 'bars',
  parent: { to: '/calculators', label: messages.crumb },
  fields: [
    { name: 'amountToday', label: messages.fieldAmountToday, slider: { max: 10_000_000, step: 1000 } },
    { name: 'years', label: messages.fieldYears, wholeOnly: true, slider: { step: 1 }, note: monthsNote },
    {
      name: 'inflationPct',
      label: messages.fieldInflation,
      slider: { max: 15, step: 0.1 },
      note: (rate) => (rate === 0 ? messages.inflationNoteNone : messages.rateNote({ factor: yearlyFactor(rate) })),
    },
  ],
  conventions: [],
  figures: [
    { result: 'futureCost', label: messages.resultCost, hero: true },
    { result: 'worthThen', label: messages.resultWorth },
  ],
  dependsOn: messages.dependsOnPrices,
  unpriced: true,
  columns: [
    { column: 'futureCost', label: messages.resultCost, short: messages.shortCost },
    { column: 'worthThen', label: messages.resultWorth, short: messages.shortWorth },
  ],
  stack: ['futureCost'],
  beside: { column: 'worthThen', label: messages.resultWorth, short: messages.shortWorth },
  chartLabel: messages.costAndWorth,
  whyText: messages.hereOnceAYear,
  convention: (_, { inflationPct }) => {
    const rate = inflationPct === undefined ? 'none' : fieldText(inflationPct);
    return messages.pricesRise({ rate });
  },
  extras: {},
  emptyText: messages.chartEmpty,
});

export const listing = {
  description: messages.seeWhatTodaysCostBecomes,
  why: messages.why,
  takes: { sum: 'amountToday', term: 'years', inflation: 'inflationPct', rate: 'inflationPct' },
  pick: {
    title: messages.cardName,
    intention: 'lookAt',
    line: messages.cardQuestion,
    drawing: ['M6 48h44M12 48V36h8v12M24 48V28h8v20', 'M36 48V16h8v32z', 'M33 12l7-8 7 8z'],
    asked: messages.costInYears,
    result: 'futureCost',
  },
  example: { amountToday: 100_000, years: 10, inflationPct: 6 },
} satisfies Listing<typeof inflation>;
