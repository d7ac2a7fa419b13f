import { type ByExpenseInputs, retirementByExpense } from '#calculators/retirement/by-expense.ts';
import { byExpenseFields } from '#calculators/retirement/by-expense-fields.ts';
import { messages } from '#calculators/retirement/messages.en.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Roles } from '#definition/roles.ts';
import { ONE } from '#engine/exact.ts';
import { fieldText } from '#figures/amount-text.ts';
import { otherRate, rateSentence } from '#figures/rate-text.ts';
import { withUnit } from '#figures/with-unit.ts';
import { ageInWords } from '#specs/ages.ts';

/** The page's headline, and one figure of others where somebody says what they save. */
const needed = { result: 'requiredSip', label: messages.resultMonthlyNeeded, asPaid: true } as const;
const ofSavings = { follows: 'savings', mayBeMissing: true, atTableStart: true, unless: 'heldAtRetirement' } as const;

/** Which input takes which figure of a question; the listing's are those of somebody who names a sum. */
export const byExpenseTakes = {
  rate: 'annualRatePct',
  inflation: 'inflationPct',
  have: 'savings',
  expense: 'monthlyExpense',
  monthly: 'monthly',
  age: 'age',
  laterAge: 'retirementAge',
  term: 'age',
} satisfies Roles<keyof ByExpenseInputs>;

/** Retirement for someone who knows the expenses and not the corpus: the table is the years in which it is spent. */
export const byExpenseView = defineCalculator({
  model: retirementByExpense,
  path: '/retirementcalculator',
  title: messages.title,
  lead: messages.lead,
  icon: 'sunset',
  parent: { to: '/goals', label: messages.crumb },
  fields: byExpenseFields,
  opensOn: { age: 30, retirementAge: 60, monthlyExpense: 50_000, monthly: 15_000, annualRatePct: 12 },
  check: ({ age, retirementAge, lifeExpectancy }) => {
    if (age !== undefined && retirementAge !== undefined && retirementAge <= age) {
      return { name: 'retirementAge', message: messages.errorRetirementAge({ age: withUnit(age, 'years') }) };
    }
    return retirementAge !== undefined && lifeExpectancy !== undefined && lifeExpectancy <= retirementAge
      ? {
          name: 'lifeExpectancy',
          message: messages.errorLifeExpectancy({ retirementAge: withUnit(retirementAge, 'years') }),
        }
      : undefined;
  },
  conventions: ['rateConvention'],
  figures: [
    // Whoever says what they save asks whether that is enough.
    {
      ...{ result: 'lastsToAge', label: messages.canYouStopThen, hero: true, mayBeMissing: 'heldAtRetirement' },
      saysAmount: (age) => messages.resultNotQuite({ age: Number(age / ONE) }),
      saysNone: ({ lifeExpectancy = 0 }) => messages.yesUntil({ age: lifeExpectancy }),
    },
    { ...needed, hero: true, unless: 'heldAtRetirement' },
    { ...needed, mayBeMissing: 'heldAtRetirement' },
    { result: 'requiredLumpsum', label: messages.resultOnceNeeded, asPaid: true },
    {
      ...{
        result: 'soonestAge',
        label: messages.resultSoonest,
        mayBeMissing: 'heldAtRetirement',
        saysAmount: ageInWords,
      },
      saysNone: ({ lifeExpectancy = 0 }) => messages.resultNotBefore({ age: lifeExpectancy }),
    },
    { result: 'heldAtRetirement', label: messages.youHoldThen, mayBeMissing: true, atTableStart: true },
    {
      result: 'corpus',
      label: messages.resultCorpus,
      todayLabel: messages.resultCorpusToday,
      atTableStart: true,
    },
    // Without savings they are nothing, and the corpus once more; with what one saves a month they are in what one has.
    { result: 'savingsAtRetirement', label: messages.resultSavings, ...ofSavings },
    { result: 'target', label: messages.resultGap, ...ofSavings },
    {
      result: 'firstMonthExpense',
      label: messages.resultFirstMonth,
      todayLabel: messages.resultFirstMonthToday,
      atTableStart: true,
    },
    {
      ...{ result: 'remainingInvestment', label: messages.resultLeft },
      ...{ mayBeMissing: 'heldAtRetirement', unless: 'lastsToAge' },
    },
  ],
  columns: [
    { column: 'withdrawnInYear', label: messages.columnWithdrawn, short: messages.shortWithdrawn },
    { column: 'totalWithdrawn', label: messages.resultWithdrawn, short: messages.shortTotalWithdrawn },
    { column: 'remainingInvestment', label: messages.resultRemaining, short: messages.shortRemaining },
    { column: 'gains', label: messages.resultReturns, short: messages.shortReturns },
  ],
  stack: ['remainingInvestment', 'totalWithdrawn'],
  payouts: true,
  chartOf: messages.chartAfterWork,
  chartLabel: messages.chartLabel,
  convention: (choices, { annualRatePct, postReturnPct }) => {
    const yearly = annualRatePct === undefined ? 'none' : fieldText(annualRatePct);
    const after = postReturnPct === undefined ? 'none' : otherRate(postReturnPct, choices.rateConvention);
    return messages.paidAtTheEnd({ rate: rateSentence(annualRatePct, choices), yearly, after });
  },
  linkedBy: 'monthlyExpense',
  extras: { chance: 'retirement' },
  emptyText: messages.chartEmpty,
});
