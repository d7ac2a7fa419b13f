import { messages } from '#calculators/glide-path/messages.en.ts';
import { glidePath } from '#calculators/glide-path/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { digits } from '#engine/exact.ts';
import { equityShares } from '#engine/goals/mix.ts';
import { fieldText } from '#figures/amount-text.ts';
import { rateSentence } from '#figures/rate-text.ts';
import { goalInflation, goalTakes, goalYears, growingFields, growingGoalSpecs } from '#specs/goal-specs.ts';
import { A_MONTH, rateField } from '#specs/growth-specs.ts';

/** Steps of a glide that are told one by one; a longer one is told by its first and last. */
const MOST_TOLD = 6;

const percentText = (share: bigint) => fieldText(Number((100 * Number(digits(share))).toFixed(2)));

/**
 * The shares of equity in words: "80% equity until year 5, then 64, 48, 32, 16, 0%".
 *
 * @param term months, at least one
 */
export function sharesText(equityPct: number, glideYears: number, term: number): string {
  const shares = equityShares({ equityPct, glideYears }, term);
  const until = Math.max(0, shares.length - glideYears);
  const falling = shares.slice(until).map(percentText);
  if (falling.length === 0 || equityPct === 0) return messages.sameMix({ equity: fieldText(equityPct) });
  const steps =
    falling.length <= MOST_TOLD ? falling.join(', ') : [...falling.slice(0, 2), '…', ...falling.slice(-2)].join(', ');
  return until === 0
    ? messages.fallsAtOnce({ steps })
    : messages.fallsLater({ equity: fieldText(equityPct), until, steps });
}

export const view = defineCalculator({
  ...growingGoalSpecs,
  model: glidePath,
  path: '/glidepath',
  title: messages.title,
  lead: messages.lead,
  icon: 'steps',
  parent: { to: '/goals', label: messages.crumb },
  fields: [
    { name: 'amountToday', label: messages.fieldAmountToday, slider: { min: 100_000, max: 20_000_000, step: 50_000 } },
    goalYears,
    rateField('annualRatePct', messages.fieldEquityRate),
    {
      ...rateField('debtRatePct', messages.fieldDebtRate, 0),
      more: true,
      initial: 6.5,
      slider: { min: 0, max: 12, step: 0.1 },
    },
    {
      name: 'equityPct',
      label: messages.equityShareAtFirst,
      initial: 80,
      slider: { step: 5 },
      note: (equity) => messages.restIsDebt({ debt: fieldText(Number((100 - equity).toFixed(6))) }),
    },
    {
      name: 'glideYears',
      more: true,
      label: messages.movedOverYears,
      initial: 5,
      wholeOnly: true,
      slider: { max: 20, step: 1 },
      note: (glide) => (glide === 0 ? messages.mixStays : messages.lastYearIsDebt),
    },
    { ...goalInflation, more: true },
    ...growingFields,
  ],
  opensOn: { amountToday: 2_500_000, years: 15, annualRatePct: 12 },
  // Every other panel counts with one rate all the way.
  extras: {
    whatIf: { result: 'requiredSip', delay: 'none', rates: ['annualRatePct', 'debtRatePct'] },
    chance: 'goal',
  },
  convention(choices, { annualRatePct, debtRatePct, equityPct, glideYears, years }) {
    const equity = annualRatePct === undefined ? 'none' : rateSentence(annualRatePct, choices);
    const debt = debtRatePct === undefined ? 'none' : fieldText(debtRatePct);
    const shares =
      equityPct === undefined || glideYears === undefined || years === undefined
        ? 'none'
        : sharesText(equityPct, glideYears, 12 * years);
    return messages.linkHow({ equity, debt, shares, timing: choices.timing });
  },
});

export const listing = {
  description: messages.whatToInvestWhen,
  why: messages.why,
  takes: { ...goalTakes, term: 'years', secondRate: 'debtRatePct' },
  pick: {
    title: messages.cardName,
    intention: 'payFor',
    line: messages.howMuchWhenItGets,
    drawing: ['M6 48h44', 'M6 48V14h12v9h10v9h10v9h12v7z', 'M42 33a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z'],
    asked: messages.cardExample,
    result: 'requiredSip',
    unit: A_MONTH,
  },
  example: {
    ...{ amountToday: 2_500_000, years: 15, annualRatePct: 12, debtRatePct: 6.5, equityPct: 80, glideYears: 5 },
    inflationPct: 6,
  },
} satisfies Listing<typeof glidePath>;
