import { defineLook } from '#calculator-page/definition.ts';
import { rateSentence } from '#calculator-page/explain/rate-text.ts';
import { instalmentsNote } from '#calculator-page/fields/notes.ts';
import { rateField } from '#calculator-page/fields/rate-field.ts';
import { growthColumns, growthFigures } from '#calculator-page/results/growth-looks.ts';
import { sip } from '#calculators/sip/model.ts';

export const sipLook = defineLook({
  model: sip,
  path: '/sipcalculator',
  title: 'SIP calculator',
  lead: 'What a fixed amount every month may become, with the sum shown in full.',
  icon: 'calculator',
  parent: { to: '/calculators', label: 'Calculators' },
  fields: [
    { name: 'monthly', label: 'Monthly investment', slider: { min: 1000, max: 100_000, step: 500 } },
    {
      name: 'years',
      label: 'Time period (years)',
      wholeOnly: true,
      slider: { min: 1, max: 30, step: 1 },
      note: instalmentsNote,
    },
    rateField(),
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
