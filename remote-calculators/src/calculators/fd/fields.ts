import { messages } from '#calculators/fd/messages.en.ts';
import { fd } from '#calculators/fd/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { rupees } from '#engine/rounding.ts';
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
  model: fd,
  path: '/fdcalculator',
  title: messages.title,
  lead: messages.whatADepositPays,
  icon: 'shield',
  parent: { to: '/calculators', label: messages.crumb },
  fields: [
    { name: 'principal', label: messages.fieldDeposit, slider: { max: 10_000_000, step: 5000 } },
    termField(1, 120),
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
  figures: [
    ...interestFigures,
    {
      result: 'effectiveYieldPct',
      label: messages.resultYield,
      saysAmount: (pct) => messages.yieldText({ pct: rupees(pct) }),
    },
    ...slabTaxFigures,
  ],
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
  takes: { term: 'months', rate: 'annualRatePct', sum: 'principal', slab: 'slabPct' },
  pick: {
    title: messages.cardName,
    intention: 'fixedRate',
    line: messages.whatDoesADeposit,
    drawing: ['M6 48h44M12 48V27h32v21', 'M6 26 28 11l22 15z', 'M23 37a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z'],
    asked: messages.depositForYears,
    result: 'value',
  },
  example: { principal: 100_000, months: 14, annualRatePct: 7, slabPct: 30 },
} satisfies Listing<typeof fd>;
