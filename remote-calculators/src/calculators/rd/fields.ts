import { messages } from '#calculators/rd/messages.en.ts';
import { rd } from '#calculators/rd/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { fieldText } from '#figures/amount-text.ts';
import {
  dependsOnTheBank,
  interestColumnSpecs,
  interestFigures,
  slabField,
  slabTaxFigures,
  termField,
} from '#specs/deposit-specs.ts';

export const view = defineCalculator({
  model: rd,
  path: '/rdcalculator',
  title: messages.title,
  lead: messages.whatMonthlyDepositsPay,
  icon: 'calendar',
  parent: { to: '/calculators', label: messages.crumb },
  fields: [
    { name: 'monthly', label: messages.fieldMonthly, slider: { max: 100_000, step: 500 } },
    termField(6, 120),
    {
      name: 'annualRatePct',
      label: messages.fieldInterest,
      slider: { step: 0.05 },
      note: (rate) => messages.aQuarterEarns({ rate: fieldText(rate / 4) }),
    },
    slabField,
  ],
  conventions: [],
  dependsOn: dependsOnTheBank,
  agreedRates: ['annualRatePct'],
  figures: [...interestFigures, ...slabTaxFigures],
  unpriced: true,
  columns: interestColumnSpecs,
  stack: ['totalInvested', 'interest'],
  chartLabel: messages.chartLabel,
  whyText: messages.banksDiffer,
  convention: (_, { annualRatePct }) => {
    const rate = annualRatePct === undefined ? 'none' : fieldText(annualRatePct);
    return messages.linkHow({ rate });
  },
  extras: { againstSip: { paidIn: 'totalInvested', timing: () => 'start' } },
  emptyText: messages.chartEmpty,
});

export const listing = {
  description: messages.description,
  why: messages.why,
  takes: { term: 'months', rate: 'annualRatePct', monthly: 'monthly', slab: 'slabPct' },
  pick: {
    title: messages.cardName,
    intention: 'fixedRate',
    line: messages.whatDoMonthlyDeposits,
    drawing: [
      'M12 22v20h32V22M20 9v8M36 9v8',
      'M12 13h32v9H12z',
      'M17 32a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM25 32a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM33 32a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
    ],
    asked: messages.depositsForYears,
    result: 'value',
  },
  example: { monthly: 5000, months: 18, annualRatePct: 7.5, slabPct: 20 },
} satisfies Listing<typeof rd>;
