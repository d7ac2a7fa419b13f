import { messages } from '#calculators/ssy/messages.en.ts';
import { ssy } from '#calculators/ssy/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { governmentRates } from '#engine/government/rates.ts';
import { schemeLimits } from '#engine/government/scheme-limits.ts';
import { fieldText } from '#figures/amount-text.ts';
import { withUnit } from '#figures/with-unit.ts';
import {
  dateOfDeposits,
  dependsOnTheGovernment,
  depositField,
  governmentRate,
  interestColumnSpecs,
  interestFigures,
  paidInFields,
  withinTheYear,
} from '#specs/deposit-specs.ts';

const { least, most } = schemeLimits.ssy;

export const view = defineCalculator({
  model: ssy,
  path: '/sukanyasamriddhi',
  title: messages.ssyCalculator,
  lead: messages.whatSsyPays,
  icon: 'child',
  parent: { to: '/calculators', label: messages.crumb },
  fields: [
    depositField(least, most),
    ...paidInFields,
    {
      name: 'age',
      label: messages.girlsAge,
      wholeOnly: true,
      slider: { step: 1 },
      note: (age) => messages.paidInUntil({ paid: withUnit(age + 15, 'years') }),
    },
    governmentRate(governmentRates.ssyPct),
  ],
  check: withinTheYear(schemeLimits.ssy),
  conventions: [],
  dependsOn: dependsOnTheGovernment,
  agreedRates: ['annualRatePct'],
  figures: [
    ...interestFigures,
    { result: 'maturityAge', label: messages.ageAtMaturity, says: (age) => withUnit(age, 'years') },
  ],
  unpriced: true,
  columns: interestColumnSpecs,
  stack: ['totalInvested', 'interest'],
  chartLabel: messages.chartLabel,
  whyText: messages.othersRound,
  convention: (_, { annualRatePct }) => {
    const rate = annualRatePct === undefined ? 'none' : fieldText(annualRatePct);
    return messages.linkHow({ rate });
  },
  extras: { againstSip: { paidIn: 'totalInvested', timing: dateOfDeposits } },
  emptyText: messages.chartEmpty,
});

export const listing = {
  description: messages.seeWhatSsyPays,
  why: messages.why,
  takes: { yearly: 'deposit', monthly: 'deposit', rate: 'annualRatePct', age: 'age' },
  pick: {
    title: messages.ssy,
    intention: 'fixedRate',
    line: messages.whatDoesItPay,
    drawing: [
      'M6 48h44M28 8a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM12 35l9-6',
      'M16 48l8-24h8l8 24z',
      'M40 31a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z',
    ],
    asked: messages.depositsFromAge,
    result: 'value',
  },
  example: { deposit: 60_000, depositMonth: 7, byFifth: 'false', age: 3, annualRatePct: 8.2 },
} satisfies Listing<typeof ssy>;
