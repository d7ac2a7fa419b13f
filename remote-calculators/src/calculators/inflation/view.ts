import { messages } from '#calculators/inflation/messages.en.ts';
import { inflation } from '#calculators/inflation/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { fieldText } from '#figures/amount-text.ts';
import { yearlyFactor } from '#figures/rate-text.ts';
import { monthsNote } from '#looks/notes.ts';

export const view = defineCalculator({
  model: inflation,
  path: '/inflationcalculator',
  title: messages.inflationCalculator,
  lead: messages.whatTodaysCostBecomes,
  icon: 'bars',
  parent: { to: '/calculators', label: messages.calculators },
  fields: [
    { name: 'amountToday', label: messages.amountToday, slider: { max: 10_000_000, step: 1000 } },
    { name: 'years', label: messages.timePeriodYears, wholeOnly: true, slider: { step: 1 }, note: monthsNote },
    {
      name: 'inflationPct',
      label: messages.inflationRate,
      slider: { max: 15, step: 0.1 },
      note: (rate) => (rate === 0 ? messages.pricesStay : messages.eachYearMultiplies({ factor: yearlyFactor(rate) })),
    },
  ],
  conventions: [],
  figures: [
    { result: 'futureCost', label: messages.costThen, hero: true },
    { result: 'worthThen', label: messages.worthThen },
  ],
  dependsOn: messages.dependsOnPrices,
  unpriced: true,
  columns: [
    { column: 'futureCost', label: messages.costThen, short: messages.cost },
    { column: 'worthThen', label: messages.worthThen, short: messages.worth },
  ],
  stack: ['futureCost'],
  beside: { column: 'worthThen', label: messages.worthThen, short: messages.worth },
  chartLabel: messages.costAndWorth,
  whyText: messages.hereOnceAYear,
  convention: (_, { inflationPct }) => {
    const rate = inflationPct === undefined ? 'none' : fieldText(inflationPct);
    return messages.pricesRise({ rate });
  },
  extras: {},
  emptyText: messages.enterAnAmount,
});

export const listing = {
  description: messages.seeWhatTodaysCostBecomes,
  pick: {
    title: messages.inflation,
    intention: 'lookAt',
    line: messages.whatWillItCost,
    drawing: ['M6 48h44M12 48V36h8v12M24 48V28h8v20', 'M36 48V16h8v32z', 'M33 12l7-8 7 8z'],
    asked: messages.costInYears,
    result: 'futureCost',
  },
  example: { amountToday: 100_000, years: 10, inflationPct: 6 },
} satisfies Listing<typeof inflation>;
