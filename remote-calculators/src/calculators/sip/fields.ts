import { messages } from '#calculators/sip/messages.en.ts';
import { sip } from '#calculators/sip/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { rateSentence } from '#figures/rate-text.ts';
import { growthColumns, growthFigures, rateField } from '#specs/growth-specs.ts';
import { instalmentsNote } from '#specs/notes.ts';
import { sipTurned } from '#specs/turned.ts';

export const view = defineCalculator({
  model: sip,
  path: '/sipcalculator',
  title: messages.title,
  lead: messages.whatAFixedAmountEvery,
  icon: 'calculator',
  parent: { to: '/calculators', label: messages.crumb },
  fields: [
    { name: 'monthly', label: messages.fieldMonthly, slider: { min: 1000, max: 100_000, step: 500 } },
    {
      name: 'years',
      label: messages.fieldYears,
      wholeOnly: true,
      slider: { max: 30, step: 1 },
      note: instalmentsNote,
    },
    rateField('annualRatePct'),
  ],
  conventions: ['rateConvention', 'timing'],
  figures: growthFigures,
  columns: growthColumns,
  stack: ['totalInvested', 'gains'],
  chartLabel: messages.chartLabel,
  convention: (choices, { annualRatePct }) =>
    messages.paidEachMonth({ rate: rateSentence(annualRatePct, choices), timing: choices.timing }),
  turned: sipTurned,
  extras: {
    solve: 'savings',
    whatIf: { result: 'value', delay: 'term', rates: ['annualRatePct'] },
    tax: 'savings',
    chance: 'savings',
    range: 'savings',
  },
  emptyText: messages.chartEmpty,
});

export const listing = {
  description: messages.description,
  why: messages.why,
  takes: { term: 'years', rate: 'annualRatePct', monthly: 'monthly' },
  pick: {
    title: messages.cardName,
    intention: 'putAside',
    line: messages.cardQuestion,
    drawing: ['M6 48h44M12 48V38h8v10M24 48V30h8v18', 'M36 48V18h8v30z', 'M37 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'],
    asked: messages.cardExample,
    result: 'value',
  },
  start: { list: 'calculators', place: 1, name: messages.title, line: messages.cardText },
  example: { monthly: 5000, years: 10, annualRatePct: 12 },
} satisfies Listing<typeof sip>;
