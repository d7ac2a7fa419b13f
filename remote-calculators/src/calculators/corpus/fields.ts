import { messages } from '#calculators/corpus/messages.en.ts';
import { corpus } from '#calculators/corpus/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { goalRate, goalYears, growingFields, growingGoalSpecs } from '#specs/goal-specs.ts';
import { A_MONTH } from '#specs/growth-specs.ts';
import { corpusTurned } from '#specs/turned.ts';

export const view = defineCalculator({
  ...growingGoalSpecs,
  model: corpus,
  path: '/corpus',
  title: messages.title,
  lead: messages.theMonthlyOrOneTime,
  icon: 'bars',
  parent: { to: '/goals', label: messages.crumb },
  fields: [
    { name: 'target', label: messages.fieldTarget, slider: { min: 100_000, max: 100_000_000, step: 100_000 } },
    goalYears,
    goalRate,
    ...growingFields,
  ],
  turned: corpusTurned,
  opensOn: { target: 10_000_000, years: 20, annualRatePct: 12 },
});

export const listing = {
  description: messages.description,
  why: messages.why,
  takes: { term: 'years', rate: 'annualRatePct', stepUp: 'stepUpPct', sum: 'target', have: 'savings' },
  pick: {
    title: messages.cardName,
    intention: 'payFor',
    line: messages.cardQuestion,
    drawing: ['M6 48h44M8 48V40h9v8M21 48V32h9v16', 'M34 48V14h14v34z', 'M41 14V3l9 4-9 4z'],
    asked: messages.cardExample,
    result: 'requiredSip',
    unit: A_MONTH,
  },
  example: { target: 10_000_000, years: 20, annualRatePct: 12 },
} satisfies Listing<typeof corpus>;
