import { lumpsum } from '#calculators/lumpsum/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { fieldText } from '#figures/amount-text.ts';
import { yearlyFactor } from '#figures/rate-text.ts';
import { growthColumns, growthFigures } from '#looks/growth-looks.ts';
import { endsIn } from '#looks/notes.ts';

export const view = defineCalculator({
  model: lumpsum,
  path: '/lumpsumcalculator',
  title: 'Lumpsum calculator',
  lead: 'What one investment may become when it is left to grow.',
  icon: 'rupee',
  parent: { to: '/calculators', label: 'Calculators' },
  fields: [
    {
      name: 'principal',
      label: 'Total investment',
      wholeOnly: true,
      slider: { step: 5000 },
    },
    {
      name: 'years',
      label: 'Time period (years)',
      wholeOnly: true,
      slider: { step: 1 },
      note: (years, { today }) => `${fieldText(years * 12)} months${endsIn(years * 12, today)}`,
    },
    {
      name: 'annualRatePct',
      label: 'Expected annual return (%)',
      slider: { step: 0.1 },
      note: (rate) => `Each year multiplies it by ${yearlyFactor(rate)}`,
    },
  ],
  growsOnce: true,
  conventions: ['rateConvention'],
  figures: growthFigures,
  compared: 'value',
  columns: growthColumns,
  stack: ['totalInvested', 'gains'],
  chartLabel: 'Value of the investment, as invested amount and estimated returns,',
  whyText:
    'Here the investment grows once a year, so a nominal and an effective rate are the same thing. A site that lets it grow every month by a twelfth of the rate shows more: ask which one you are reading.',
  convention: (_, { annualRatePct }) =>
    `${annualRatePct === undefined ? 'A yearly rate' : `${fieldText(annualRatePct)}% a year`}, compounded once a year: nominal and effective are the same here.`,
  extras: {
    solve: 'once',
    whatIf: { result: 'value', delay: 'term', rates: ['annualRatePct'] },
    tax: 'once',
    range: 'once',
  },
  emptyText: 'Enter an amount, a period and a rate to see the years.',
});

export const listing = {
  description: 'See what one investment may become, year by year, with the formula shown in your own numbers.',
  pick: {
    title: 'Lumpsum',
    line: 'What does one investment become if I leave it alone?',
    drawing: ['M6 48h44M14 48V34h28v14', 'M28 28V8M20 16l8-8 8 8'],
    asked: '₹50,000 once, for 10 years',
    inputs: { principal: 50_000, years: 10, annualRatePct: 12 },
    result: 'value',
  },
  start: { list: 'calculators', place: 2, name: 'Lumpsum calculator', line: 'What one investment today may become' },
  example: { principal: 50_000, years: 10, annualRatePct: 12 },
} satisfies Listing<typeof lumpsum>;
