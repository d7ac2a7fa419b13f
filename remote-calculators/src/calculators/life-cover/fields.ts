import { messages } from '#calculators/life-cover/messages.en.ts';
import { lifeCover } from '#calculators/life-cover/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { fieldText } from '#figures/amount-text.ts';
import { laterAge } from '#specs/ages.ts';

/** Whole rupees keep a link with thirteen figures within its length. */
const optional = { optional: true, wholeOnly: true, slider: { min: 0, max: 20_000_000, step: 100_000 } } as const;
const rate = { optional: true, slider: { min: 0, max: 15, step: 0.1 } } as const;

export const view = defineCalculator({
  model: lifeCover,
  path: '/lifecovercalculator',
  title: messages.title,
  lead: messages.whatAFamilyWouldNeed,
  icon: 'shield',
  parent: { to: '/calculators', label: messages.crumb },
  fields: [
    { name: 'age', more: true, label: messages.fieldAge, wholeOnly: true, slider: { step: 1 } },
    {
      name: 'retirementAge',
      more: true,
      label: messages.fieldRetirementAge,
      wholeOnly: true,
      slider: { min: 30, max: 80, step: 1 },
    },
    {
      name: 'annualIncome',
      label: messages.fieldIncome,
      wholeOnly: true,
      slider: { min: 100_000, max: 10_000_000, step: 50_000 },
    },
    {
      name: 'personalExpensesPct',
      more: true,
      label: messages.fieldOwnExpenses,
      optional: true,
      slider: { step: 1 },
      note: () => messages.whatYouSpendOnYourself,
    },
    { name: 'incomeGrowthPct', more: true, label: messages.fieldIncomeGrowth, ...rate },
    {
      name: 'discountRatePct',
      more: true,
      label: messages.fieldDiscount,
      ...rate,
      note: () => messages.whatTheMoneyEarns,
    },
    {
      name: 'familyMonthlyExpense',
      label: messages.familyMonthlyExpense,
      wholeOnly: true,
      slider: { min: 5000, max: 500_000, step: 1000 },
    },
    {
      name: 'supportYears',
      more: true,
      label: messages.fieldSupportYears,
      wholeOnly: true,
      slider: { step: 1 },
      note: () => messages.supportNote,
    },
    { name: 'inflationPct', more: true, label: messages.fieldInflation, ...rate },
    { name: 'loans', label: messages.fieldLoans, ...optional },
    { name: 'goals', more: true, label: messages.fieldGoals, ...optional, note: () => messages.whatTheyCostToday },
    { name: 'existingCover', label: messages.fieldCover, ...optional },
    { name: 'liquidAssets', more: true, label: messages.fieldAssets, ...optional, note: () => messages.whatCanBeSold },
  ],
  check: laterAge('retirementAge'),
  conventions: [],
  figures: [
    { result: 'need', label: messages.resultByNeed, hero: true },
    { result: 'familyCorpus', label: messages.familyCorpus },
    { result: 'needGap', label: messages.stillByNeed },
    { result: 'hlv', label: messages.resultByIncome },
    { result: 'hlvGap', label: messages.stillByIncome },
  ],
  unpriced: true,
  columns: [
    { column: 'income', label: messages.columnIncome, short: messages.shortIncome },
    { column: 'worthToday', label: messages.columnWorth, short: messages.shortWorth },
    { column: 'hlv', label: messages.coverSoFar, short: messages.shortSum },
  ],
  stack: ['worthToday'],
  beside: { column: 'income', label: messages.columnIncome, short: messages.shortIncome },
  chartOf: messages.theIncomeThatWouldBeLost,
  chartLabel: messages.chartLabel,
  whyText: messages.otherSitesMultiply,
  convention: (_, { discountRatePct }) => {
    const rate = discountRatePct === undefined ? 'none' : fieldText(discountRatePct);
    return messages.convention({ rate });
  },
  extras: {},
  emptyText: messages.chartEmpty,
});

const example = {
  ...{ age: 35, retirementAge: 60, annualIncome: 1_200_000, personalExpensesPct: 30, incomeGrowthPct: 6 },
  ...{ discountRatePct: 8, familyMonthlyExpense: 50_000, supportYears: 30, inflationPct: 6 },
  ...{ loans: 3_000_000, goals: 2_500_000, existingCover: 5_000_000, liquidAssets: 1_500_000 },
};

export const listing = {
  description: messages.seeHowMuchLifeCover,
  why: messages.why,
  takes: {
    yearly: 'annualIncome',
    expense: 'familyMonthlyExpense',
    age: 'age',
    laterAge: 'retirementAge',
    inflation: 'inflationPct',
    have: 'existingCover',
  },
  pick: {
    title: messages.cardName,
    intention: 'borrowAndProtect',
    line: messages.howMuchCoverWould,
    drawing: ['M6 48h44M16 48V36l12-9 12 9v12', 'M5 25C6 12 18 5 28 5s22 7 23 20z', 'M25 48v-8h6v8z'],
    asked: messages.exampleInWords,
    result: 'need',
  },
  example,
} satisfies Listing<typeof lifeCover>;
