import { messages } from '#calculators/dream-car/messages.en.ts';
import { dreamCar } from '#calculators/dream-car/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { dreamFields } from '#specs/dream-fields.ts';
import { carExample, goalTakes, growingGoalSpecs } from '#specs/goal-specs.ts';
import { A_MONTH } from '#specs/growth-specs.ts';

export const view = defineCalculator({
  ...growingGoalSpecs,
  model: dreamCar,
  path: '/dreamcar',
  title: messages.title,
  lead: messages.theFullPrice,
  icon: 'car',
  parent: { to: '/goals', label: messages.crumb },
  fields: dreamFields(messages.fieldPrice, 10_000_000, 50_000),
  opensOn: carExample,
});

export const listing = {
  description: messages.description,
  why: messages.why,
  takes: { ...goalTakes, term: 'targetDate' },
  pick: {
    title: messages.cardName,
    intention: 'payFor',
    line: messages.cardQuestion,
    drawing: [
      'M13 27h30M28 16v11',
      'M6 40V30l7-3 5-11h20l5 11 7 3v10z',
      'M11 41a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM35 41a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z',
    ],
    asked: messages.cardExample,
    result: 'requiredSip',
    unit: A_MONTH,
  },
  start: { list: 'goals', place: 4, name: messages.cardName, line: messages.cardText },
  example: {
    amountToday: 1_000_000,
    annualRatePct: 12,
    inflationPct: 6,
    targetDate: '2031-11-20',
    today: '2026-11-20',
  },
} satisfies Listing<typeof dreamCar>;
