import { stepUpSipTurned } from '#calculators/corpus/turns.ts';
import { messages } from '#calculators/step-up-sip/messages.en.ts';
import { stepUpSip } from '#calculators/step-up-sip/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { rateSentence } from '#figures/rate-text.ts';
import { growthColumns, growthFigures, rateField } from '#looks/growth-looks.ts';
import { instalmentsNote } from '#looks/notes.ts';

export const view = defineCalculator({
  model: stepUpSip,
  path: '/stepupsipcalculator',
  title: messages.stepUpSipCalculator,
  lead: messages.aMonthlyInvestment,
  icon: 'steps',
  parent: { to: '/calculators', label: messages.calculators },
  fields: [
    { name: 'monthly', label: messages.monthlyInvestment, slider: { max: 100_000, step: 500 } },
    {
      name: 'years',
      label: messages.timePeriodYears,
      wholeOnly: true,
      slider: { max: 40, step: 1 },
      note: instalmentsNote,
    },
    rateField('annualRatePct', messages.expectedAnnualReturn, 0),
    {
      name: 'stepUpPct',
      label: messages.annualStepUp,
      slider: { max: 50, step: 1 },
      note: () => messages.raisesTheInstalment,
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
    { result: 'lastInstalment', label: messages.finalInstalment, atEnd: true, isFlow: true },
    { result: 'flatSipValue', label: messages.withoutAnyStepUp, atEnd: true },
    { result: 'extraOverFlat', label: messages.addedByTheStepUp, atEnd: true },
  ],
  columns: [{ column: 'instalment', label: messages.instalment, short: messages.instalment }, ...growthColumns],
  stack: ['totalInvested', 'gains'],
  chartLabel: messages.valueOfTheSip,
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
  emptyText: messages.enterAnAmountAPeriod,
});

export const listing = {
  description: messages.aSipThatRisesEvery,
  pick: {
    title: messages.stepUpSip,
    intention: 'putAside',
    line: messages.whatIfTheInstalmentRises,
    drawing: ['M6 48h44', 'M8 48V40h11V32h11V24h11V16h9v32z', 'M42.5 9a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'],
    asked: messages.aMonthMoreEachYear,
    result: 'value',
  },
  start: {
    list: 'calculators',
    place: 3,
    name: messages.stepUpSipCalculator,
    line: messages.aMonthlyAmountThatRises,
  },
  example: { monthly: 5000, years: 10, annualRatePct: 0, stepUpPct: 10 },
} satisfies Listing<typeof stepUpSip>;
