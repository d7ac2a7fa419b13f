import { dreamHouse } from '#calculators/dream-house/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { dreamFields } from '#looks/goal-fields.ts';
import { goalLooks } from '#looks/goal-looks.ts';

export const view = defineCalculator({
  ...goalLooks,
  model: dreamHouse,
  path: '/dreamhouse',
  title: 'Dream house planner',
  lead: 'What a house will cost in your year, and what to save for it.',
  icon: 'house',
  parent: { to: '/goals', label: 'Goals' },
  fields: dreamFields('House price today', 50_000_000, 100_000),
});

export const listing = {
  description: 'What a house will cost when you are ready to buy, and the monthly or one-time investment it asks for.',
  pick: {
    title: 'Dream house',
    line: 'How do I save for a house when its price keeps rising?',
    drawing: ['M6 28 28 9l22 19M12 23v25h32V23', 'M23 48V33h10v15'],
    asked: '₹80 lakh house, in 15 years',
    inputs: { amountToday: 8_000_000, months: 180, annualRatePct: 12, inflationPct: 6 },
    result: 'requiredSip',
    unit: 'a month',
  },
  start: { list: 'goals', place: 3, name: 'Dream house', line: 'A price and a date, turned into a monthly amount' },
  example: {
    amountToday: 1_000_000,
    annualRatePct: 12,
    inflationPct: 6,
    targetDate: '2031-11-20',
    today: '2026-11-20',
  },
} satisfies Listing<typeof dreamHouse>;
