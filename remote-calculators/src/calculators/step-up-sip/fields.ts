import { messages } from '#calculators/step-up-sip/messages.en.ts';
import { stepUpSip } from '#calculators/step-up-sip/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { rateSentence } from '#figures/rate-text.ts';
import { growthColumns, growthFigures, rateField } from '#specs/growth-specs.ts';
import { instalmentsNote } from '#specs/notes.ts';
import { stepUpSipTurned } from '#specs/turned.ts';

export const view = defineCalculator({
  model: stepUpSip,
  path: '/stepupsipcalculator',
  title: messages.title,
  lead: messages.aMonthlyInvestment,
  icon: 'steps',
  parent: { to: '/calculators', label: messages.crumb },
  fields: [
    { name: 'monthly', label: messages.fieldMonthly, slider: { max: 100_000, step: 500 } },
    {
      name: 'years',
      label: messages.fieldYears,
      wholeOnly: true,
      slider: { max: 40, step: 1 },
      note: instalmentsNote,
    },
    rateField('annualRatePct', messages.fieldRate, 0),
    {
      name: 'stepUpPct',
      label: messages.fieldStepUp,
      slider: { max: 50, step: 1 },
      note: () => messages.stepUpNote,
    },
    {
      name: 'stepUpRupees',
      more: true,
      label: messages.annualStepUpInRupees,
      optional: true,
      slider: { max: 10_000, step: 100 },
    },
  ],
  conventions: ['rateConvention', 'timing'],
  figures: [
    ...growthFigures,
    { result: 'lastInstalment', label: messages.resultLastInstalment, atEnd: true, isFlow: true },
    { result: 'flatSipValue', label: messages.resultPlain, atEnd: true },
    { result: 'extraOverFlat', label: messages.resultAdded, atEnd: true },
  ],
  columns: [
    { column: 'instalment', label: messages.shortInstalment, short: messages.shortInstalment },
    ...growthColumns,
  ],
  stack: ['totalInvested', 'gains'],
  chartLabel: messages.chartLabel,
  convention: (choices, { annualRatePct }) =>
    messages.paidEachMonth({ rate: rateSentence(annualRatePct, choices), timing: choices.timing }),
  turned: stepUpSipTurned,
  extras: {
    solve: 'savings',
    solvesStepUp: true,
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
  takes: {
    term: 'years',
    rate: 'annualRatePct',
    stepUp: 'stepUpPct',
    monthly: 'monthly',
    stepUpRupees: 'stepUpRupees',
  },
  pick: {
    title: messages.cardName,
    intention: 'putAside',
    line: messages.cardQuestion,
    drawing: ['M6 48h44', 'M8 48V40h11V32h11V24h11V16h9v32z', 'M42.5 9a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'],
    asked: messages.cardExample,
    result: 'value',
  },
  start: {
    list: 'calculators',
    place: 3,
    name: messages.title,
    line: messages.cardText,
  },
  example: { monthly: 5000, years: 10, annualRatePct: 0, stepUpPct: 10 },
} satisfies Listing<typeof stepUpSip>;
