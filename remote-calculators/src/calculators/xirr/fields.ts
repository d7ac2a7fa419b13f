import { messages } from '#calculators/xirr/messages.en.ts';
import { xirr } from '#calculators/xirr/model.ts';
import { sentNames } from '#calculators/xirr/read-flows.ts';
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
  title: messages.title,
  lead: messages.lead,
  icon: 'calendar',
  dependsOn: messages.dependsOnTheFlows,
  parent: { to: '/calculators', label: messages.crumb },
  fields: [],
  figures: [
    {
      result: 'xirrPct',
      label: messages.resultRate,
      hero: true,
      saysAmount: (rate) => messages.perCentAYear({ rate: percent(rate) }),
    },
  ],
});

export const listing = {
  description: messages.description,
  why: messages.why,
  pick: {
    title: messages.cardName,
    intention: 'lookAt',
    line: messages.cardQuestion,
    drawing: ['M6 32h44', 'M10 32v9h7v-9zM21 32v14h7V32zM32 32v6h7v-6z', 'M42 32V10h7v22z'],
    asked: messages.exampleInWords,
    inputs: { flows: flowLines(exampleFlows) },
    result: 'xirrPct',
  },
  // Flows stay in the browser, unless there is no script to work with them there.
  query: () => sentNames,
  example: { flows: flowLines(exampleFlows) },
} satisfies Listing<typeof xirr>;
