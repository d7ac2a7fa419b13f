import { messages } from '#calculators/lumpsum/messages.en.ts';
import { lumpsum } from '#calculators/lumpsum/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { fieldText } from '#figures/amount-text.ts';
import { yearlyFactor } from '#figures/rate-text.ts';
import { growthColumns, growthFigures } from '#specs/growth-specs.ts';
import { monthsNote } from '#specs/notes.ts';
import { lumpsumTurned } from '#specs/turned.ts';

export const view = defineCalculator({
  model: lumpsum,
  path: '/lumpsumcalculator',
  title: messages.title,
  lead: messages.lead,
  icon: 'rupee',
  parent: { to: '/calculators', label: messages.crumb },
  fields: [
    {
      name: 'principal',
      label: messages.fieldInvestment,
      wholeOnly: true,
      slider: { max: 1_000_000, step: 5000 },
    },
    {
      name: 'years',
      label: messages.fieldYears,
      wholeOnly: true,
      slider: { max: 30, step: 1 },
      note: monthsNote,
    },
    {
      name: 'annualRatePct',
      label: messages.fieldRate,
      slider: { step: 0.1 },
      note: (rate) => messages.rateNote({ factor: yearlyFactor(rate) }),
    },
  ],
  growsOnce: true,
  conventions: ['rateConvention'],
  figures: growthFigures,
  columns: growthColumns,
  stack: ['totalInvested', 'gains'],
  chartLabel: messages.chartLabel,
  whyText: messages.whyText,
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
  emptyText: messages.chartEmpty,
});

export const listing = {
  description: messages.description,
  why: messages.why,
  takes: { term: 'years', rate: 'annualRatePct', sum: 'principal' },
  pick: {
    title: messages.cardName,
    intention: 'putAside',
    line: messages.cardQuestion,
    drawing: ['M6 48h44', 'M14 48V34h28v14z', 'M25 30V18h-6l9-11 9 11h-6v12z'],
    asked: messages.cardExample,
    result: 'value',
  },
  start: { list: 'calculators', place: 2, name: messages.title, line: messages.cardText },
  example: { principal: 50_000, years: 10, annualRatePct: 12 },
} satisfies Listing<typeof lumpsum>;
