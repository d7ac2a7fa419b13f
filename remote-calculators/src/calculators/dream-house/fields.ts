import { messages } from '#calculators/dream-house/messages.en.ts';
import { dreamHouse } from '#calculators/dream-house/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { dreamFields } from '#specs/dream-fields.ts';
import { goalTakes, growingGoalSpecs, houseExample } from '#specs/goal-specs.ts';
import { A_MONTH } from '#specs/growth-specs.ts';

export const view = defineCalculator({
  ...growingGoalSpecs,
  model: dreamHouse,
  path: '/dreamhouse',
  title: messages.title,
  lead: messages.whatAHouseWillCost,
  icon: 'house',
  parent: { to: '/goals', label: messages.crumb },
  fields: dreamFields(messages.fieldPrice, 50_000_000, 100_000),
  opensOn: houseExample,
});

export const listing = {
  description: messages.description,
  why: messages.why,
  takes: { ...goalTakes, term: 'targetDate' },
  pick: {
    title: messages.cardName,
    intention: 'payFor',
    line: messages.cardQuestion,
    drawing: ['M12 24v24h32V24', 'M5 27 28 8l23 19z', 'M23 48V34h10v14z'],
    asked: messages.cardExample,
    result: 'requiredSip',
    unit: A_MONTH,
  },
  start: { list: 'goals', place: 3, name: messages.cardName, line: messages.cardText },
  example: {
    amountToday: 1_000_000,
    annualRatePct: 12,
    inflationPct: 6,
    targetDate: '2031-11-20',
    today: '2026-11-20',
  },
} satisfies Listing<typeof dreamHouse>;
