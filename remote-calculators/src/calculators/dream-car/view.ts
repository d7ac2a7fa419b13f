import { messages } from '#calculators/dream-car/messages.en.ts';
import { dreamCar } from '#calculators/dream-car/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { dreamFields } from '#looks/dream-fields.ts';
import { carExample, growingGoalLooks } from '#looks/goal-looks.ts';
import { A_MONTH } from '#looks/growth-looks.ts';

export const view = defineCalculator({
  ...growingGoalLooks,
  model: dreamCar,
  path: '/dreamcar',
  title: messages.dreamCarPlanner,
  lead: messages.theFullPrice,
  icon: 'car',
  parent: { to: '/goals', label: messages.goals },
  fields: dreamFields(messages.carPriceToday, 10_000_000, 50_000),
  opensOn: carExample,
});

export const listing = {
  description: messages.whatACarWillCost,
  pick: {
    title: messages.dreamCar,
    intention: 'payFor',
    line: messages.whatMustISave,
    drawing: [
      'M13 27h30M28 16v11',
      'M6 40V30l7-3 5-11h20l5 11 7 3v10z',
      'M11 41a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM35 41a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z',
    ],
    asked: messages.lakhCarInYears,
    result: 'requiredSip',
    unit: A_MONTH,
  },
  start: { list: 'goals', place: 4, name: messages.dreamCar, line: messages.theFullPriceSavedBefore },
  example: {
    amountToday: 1_000_000,
    annualRatePct: 12,
    inflationPct: 6,
    targetDate: '2031-11-20',
    today: '2026-11-20',
  },
} satisfies Listing<typeof dreamCar>;
