import { messages } from '#calculators/xirr/messages.en.ts';
import { xirr } from '#calculators/xirr/model.ts';
import { sentNames } from '#calculators/xirr/sent-flows.ts';
import { definePage } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { flowLines } from '#engine/flows-input.ts';
import { percent } from '#engine/rounding.ts';

/** What stands there at first, and what the text below works out. */
export const exampleFlows = [
  { date: '2022-01-01', amount: '-10000' },
  { date: '2023-01-01', amount: '-10000' },
  { date: '2024-01-01', amount: '-10000' },
  { date: '2025-01-01', amount: '-10000' },
  { date: '2026-10-01', amount: '58000' },
] as const;

export const view = definePage({
  model: xirr,
  path: '/xirrcalculator',
  title: messages.xirrCalculator,
  lead: messages.theYearlyReturn,
  icon: 'calendar',
  dependsOn: messages.dependsOnTheFlows,
  parent: { to: '/calculators', label: messages.calculators },
  fields: [],
  figures: [
    {
      result: 'xirrPct',
      label: messages.yearlyReturn,
      hero: true,
      saysAmount: (rate) => messages.perCentAYear({ rate: percent(rate) }),
    },
  ],
});

export const listing = {
  description: messages.findTheYearly,
  pick: {
    title: messages.xirr,
    intention: 'lookAt',
    line: messages.whatDidMyMoney,
    drawing: ['M6 48h44M12 48V34M22 48V40M34 48V26', 'M44 48V10M38 16l6-6 6 6'],
    asked: messages.exampleInWords,
    inputs: { flows: flowLines(exampleFlows) },
    result: 'xirrPct',
  },
  // Flows stay in the browser, unless there is no script to work with them there.
  query: () => sentNames,
  example: { flows: flowLines(exampleFlows) },
} satisfies Listing<typeof xirr>;
