import { stepUpSip } from '#calculators/step-up-sip/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { rateSentence } from '#figures/rate-text.ts';
import { growthColumns, growthFigures } from '#looks/growth-looks.ts';
import { instalmentsNote } from '#looks/notes.ts';
import { rateField } from '#looks/rate-field.ts';

export const view = defineCalculator({
  model: stepUpSip,
  path: '/stepupsipcalculator',
  title: 'Step-up SIP calculator',
  lead: 'A monthly investment that rises with your income, year after year.',
  icon: 'steps',
  parent: { to: '/calculators', label: 'Calculators' },
  fields: [
    { name: 'monthly', label: 'Monthly investment', slider: { max: 100_000, step: 500 } },
    {
      name: 'years',
      label: 'Time period (years)',
      wholeOnly: true,
      slider: { max: 40, step: 1 },
      note: instalmentsNote,
    },
    rateField('annualRatePct', 'Expected annual return (%)', 0),
    {
      name: 'stepUpPct',
      label: 'Annual step-up (%)',
      slider: { max: 50, step: 1 },
      note: () => 'Raises the instalment in months 13, 25, 37 and so on',
    },
    { name: 'stepUpRupees', label: 'Annual step-up (₹)', optional: true, slider: { max: 10_000, step: 100 } },
  ],
  conventions: ['rateConvention', 'timing'],
  figures: [
    ...growthFigures,
    { result: 'lastInstalment', label: 'Final instalment', atEnd: true, isFlow: true },
    { result: 'flatSipValue', label: 'Without any step-up', atEnd: true },
    { result: 'extraOverFlat', label: 'Added by the step-up', atEnd: true },
  ],
  compared: 'value',
  columns: [{ column: 'instalment', label: 'Instalment', short: 'Instalment' }, ...growthColumns],
  stack: ['totalInvested', 'gains'],
  chartLabel: 'Value of the SIP, as invested amount and estimated returns,',
  convention: (choices, { annualRatePct }) =>
    `${rateSentence(annualRatePct, choices)}, paid at the ${choices.timing} of each month, raised every twelve months.`,
  extras: {
    solve: 'savings',
    solvesStepUp: true,
    whatIf: { result: 'value', delay: 'term', rates: ['annualRatePct'] },
    tax: 'savings',
    range: 'savings',
  },
  emptyText: 'Enter an amount, a period, a rate and a step to see the years.',
});

export const listing = {
  description:
    'A SIP that rises every year, by a share or by rupees: its value, its last instalment, and what it adds.',
  pick: {
    title: 'Step-up SIP',
    line: 'What if the instalment rises with my income?',
    drawing: ['M6 48h12V38h12V28h12V16h10', 'M8 34 22 22l10 0L46 8M38 8h8v8'],
    asked: '₹5,000 a month, 10% more each year',
    inputs: { monthly: 5000, years: 10, annualRatePct: 12, stepUpPct: 10, stepUpRupees: 0 },
    result: 'value',
  },
  start: {
    list: 'calculators',
    place: 3,
    name: 'Step-up SIP calculator',
    line: 'A monthly amount that rises every year',
  },
  example: { monthly: 5000, years: 10, annualRatePct: 0, stepUpPct: 10 },
} satisfies Listing<typeof stepUpSip>;
