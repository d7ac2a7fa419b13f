import { messages } from '#calculators/epf/messages.en.ts';
import { epf } from '#calculators/epf/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { governmentRates } from '#engine/government/rates.ts';
import { schemeLimits } from '#engine/government/scheme-limits.ts';
import { fieldText } from '#figures/amount-text.ts';
import { reviewText } from '#figures/review-text.ts';
import { withUnit } from '#figures/with-unit.ts';
import { laterAge } from '#specs/ages.ts';
import { dependsOnTheGovernment, governmentRate, yesOrNo } from '#specs/deposit-specs.ts';

const { eps } = schemeLimits;
const share = { optional: true, slider: { max: 20, step: 0.5 }, note: () => messages.ofThePay } as const;

export const view = defineCalculator({
  model: epf,
  path: '/epfcalculator',
  title: messages.title,
  lead: messages.whatEpfMayHold,
  icon: 'briefcase',
  parent: { to: '/calculators', label: messages.crumb },
  fields: [
    { name: 'basicMonthly', label: messages.fieldBasic, slider: { min: 5000, max: 500_000, step: 1000 } },
    { name: 'age', label: messages.fieldAge, wholeOnly: true, slider: { step: 1 } },
    { name: 'retirementAge', label: messages.fieldRetirementAge, wholeOnly: true, slider: { min: 40, step: 1 } },
    { name: 'employeePct', more: true, label: messages.fieldOwnShare, ...share },
    { name: 'employerPct', more: true, label: messages.fieldEmployerShare, ...share },
    {
      name: 'epsMember',
      more: true,
      label: messages.memberOfEps,
      called: yesOrNo,
      note: (_, { today }) => {
        const due = reviewText(schemeLimits, today) ?? 'none';
        return messages.goesToEps({ pct: eps.pct, most: withUnit(Number(eps.mostPay), 'rupees'), due });
      },
    },
    {
      name: 'salaryGrowthPct',
      more: true,
      label: messages.fieldPayRise,
      optional: true,
      slider: { step: 0.5 },
      note: () => messages.payRiseNote,
    },
    {
      name: 'savings',
      more: true,
      label: messages.fieldBalance,
      optional: true,
      slider: { max: 10_000_000, step: 10_000 },
    },
    governmentRate(governmentRates.epfPct),
  ],
  check: laterAge('retirementAge'),
  conventions: [],
  dependsOn: dependsOnTheGovernment,
  agreedRates: ['annualRatePct'],
  figures: [
    { result: 'value', label: messages.resultMaturity, hero: true },
    { result: 'employeeTotal', label: messages.columnOwn },
    { result: 'employerTotal', label: messages.columnEmployer },
    { result: 'interest', label: messages.resultInterest, swatch: 'second' },
    { result: 'epsTotal', label: messages.toEps },
  ],
  unpriced: true,
  columns: [
    { column: 'employeeTotal', label: messages.columnOwn, short: messages.shortOwn },
    { column: 'employerTotal', label: messages.columnEmployer, short: messages.shortEmployer },
    { column: 'paidIn', label: messages.shortPaid, short: messages.shortPaid },
    { column: 'interest', label: messages.resultInterest, short: messages.shortInterest },
    { column: 'value', label: messages.resultMaturity, short: messages.shortValue },
  ],
  stack: ['paidIn', 'interest'],
  chartLabel: messages.chartLabel,
  whyText: messages.othersDiffer,
  convention: (_, { annualRatePct, salaryGrowthPct }) => {
    const rate = annualRatePct === undefined ? 'none' : fieldText(annualRatePct);
    const rise = salaryGrowthPct === undefined ? 'none' : fieldText(salaryGrowthPct);
    return messages.linkHow({ rate, rise });
  },
  extras: { againstSip: { paidIn: 'paidIn', timing: () => 'end' } },
  emptyText: messages.chartEmpty,
});

export const listing = {
  description: messages.seeWhatEpfMayHold,
  why: messages.why,
  takes: { monthly: 'basicMonthly', age: 'age', laterAge: 'retirementAge', rate: 'annualRatePct', have: 'savings' },
  pick: {
    title: messages.cardName,
    intention: 'fixedRate',
    line: messages.whatWillMyEpfHold,
    drawing: ['M10 18h36v14H10zM22 18v-6h12v6', 'M10 30h36v15H10z', 'M24 26h8v8h-8z'],
    asked: messages.payFromAge,
    result: 'value',
  },
  example: {
    ...{ basicMonthly: 42_000, age: 33, retirementAge: 58, employeePct: 12, employerPct: 12, epsMember: 'false' },
    ...{ salaryGrowthPct: 6, savings: 350_000, annualRatePct: 8.25 },
  },
} satisfies Listing<typeof epf>;
