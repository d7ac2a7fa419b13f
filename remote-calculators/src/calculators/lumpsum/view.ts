import { lumpsumTurned } from '#calculators/corpus/turns.ts';
import { messages } from '#calculators/lumpsum/messages.en.ts';
import { lumpsum } from '#calculators/lumpsum/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { fieldText } from '#figures/amount-text.ts';
import { yearlyFactor } from '#figures/rate-text.ts';
import { growthColumns, growthFigures } from '#looks/growth-looks.ts';
import { monthsNote } from '#looks/notes.ts';

export const view = defineCalculator({
  model: lumpsum,
  path: '/lumpsumcalculator',
  title: messages.lumpsumCalculator,
  lead: messages.whatOneInvestmentMayBecome,
  icon: 'rupee',
  parent: { to: '/calculators', label: messages.calculators },
  fields: [
    {
      name: 'principal',
      label: messages.totalInvestment,
      wholeOnly: true,
      slider: { max: 1_000_000, step: 5000 },
    },
    {
      name: 'years',
      label: messages.timePeriodYears,
      wholeOnly: true,
      slider: { max: 30, step: 1 },
      note: monthsNote,
    },
    {
      name: 'annualRatePct',
      label: messages.expectedAnnualReturn,
      slider: { step: 0.1 },
      note: (rate) => messages.eachYearMultiplies({ factor: yearlyFactor(rate) }),
    },
  ],
  growsOnce: true,
  conventions: ['rateConvention'],
  figures: growthFigures,
  columns: growthColumns,
  stack: ['totalInvested', 'gains'],
  chartLabel: messages.valueOfTheInvestment,
  whyText: messages.hereTheInvestmentGrowsOnce,
  convention: (_, { annualRatePct }) => {
    const rate = annualRatePct === undefined ? 'none' : fieldText(annualRatePct);
    return messages.compoundedOnceAYear({ rate });
  },
  turned: lumpsumTurned,
  extras: {
    solve: 'once',
    whatIf: { result: 'value', delay: 'term', rates: ['annualRatePct'] },
    tax: 'once',
    chance: 'once',
    range: 'once',
  },
  emptyText: messages.enterAnAmountAPeriod,
});

export const listing = {
  description: messages.seeWhatOneInvestmentMay,
  pick: {
    title: messages.lumpsum,
    intention: 'putAside',
    line: messages.whatDoesOneInvestment,
    drawing: ['M6 48h44', 'M14 48V34h28v14z', 'M25 30V18h-6l9-11 9 11h-6v12z'],
    asked: messages.onceForYears,
    result: 'value',
  },
  start: { list: 'calculators', place: 2, name: messages.lumpsumCalculator, line: messages.whatOneInvestmentTodayMay },
  example: { principal: 50_000, years: 10, annualRatePct: 12 },
} satisfies Listing<typeof lumpsum>;
