import { sip } from '#calculators/sip/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { rateSentence } from '#figures/rate-text.ts';
import { growthColumns, growthFigures } from '#looks/growth-looks.ts';
import { instalmentsNote } from '#looks/notes.ts';
import { rateField } from '#looks/rate-field.ts';

export const view = defineCalculator({
  model: sip,
  path: '/sipcalculator',
  title: 'SIP calculator',
  lead: 'What a fixed amount every month may become, with the sum shown in full.',
  icon: 'calculator',
  parent: { to: '/calculators', label: 'Calculators' },
  fields: [
    { name: 'monthly', label: 'Monthly investment', slider: { step: 500 } },
    {
      name: 'years',
      label: 'Time period (years)',
      wholeOnly: true,
      slider: { step: 1 },
      note: instalmentsNote,
    },
    rateField('annualRatePct'),
  ],
  conventions: ['rateConvention', 'timing'],
  figures: growthFigures,
  compared: 'value',
  columns: growthColumns,
  stack: ['totalInvested', 'gains'],
  chartLabel: 'Value of the SIP, as invested amount and estimated returns,',
  convention: (choices, { annualRatePct }) =>
    `${rateSentence(annualRatePct, choices)}, paid at the ${choices.timing} of each month.`,
  extras: {
    solve: 'savings',
    whatIf: { result: 'value', delay: 'term', rates: ['annualRatePct'] },
    tax: 'savings',
    range: 'savings',
  },
  emptyText: 'Enter an amount, a period and a rate to see the years.',
});

export const listing = {
  description: 'See what a monthly investment may become, year by year, with the formula and a table you can keep.',
  pick: {
    title: 'SIP',
    line: 'What does a fixed amount every month become?',
    drawing: ['M6 48h44M12 48V38h8v10M24 48V30h8v18', 'M36 48V16h8v32'],
    asked: '₹5,000 a month, for 10 years',
    inputs: { monthly: 5000, years: 10, annualRatePct: 12 },
    result: 'value',
  },
  start: { list: 'calculators', place: 1, name: 'SIP calculator', line: 'What a fixed amount every month may become' },
  example: { monthly: 5000, years: 10, annualRatePct: 12 },
} satisfies Listing<typeof sip>;
