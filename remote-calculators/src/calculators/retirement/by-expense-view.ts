import { retirementByExpense } from '#calculators/retirement/by-expense.ts';
import { byExpenseFields } from '#calculators/retirement/by-expense-fields.ts';
import { messages } from '#calculators/retirement/messages.en.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import { ONE } from '#engine/exact.ts';
import { fieldText } from '#figures/amount-text.ts';
import { otherRate, rateSentence } from '#figures/rate-text.ts';
import { withUnit } from '#figures/with-unit.ts';
import { ageInWords } from '#looks/ages.ts';

/** The page's headline, and one figure of others where somebody says what they save. */
const needed = { result: 'requiredSip', label: messages.monthlyInvestmentNeeded, asPaid: true } as const;
const ofSavings = { follows: 'savings', mayBeMissing: true, atTableStart: true, unless: 'heldAtRetirement' } as const;

/** Retirement for someone who knows the expenses and not the corpus: the table is the years in which it is spent. */
export const byExpenseView = defineCalculator({
  model: retirementByExpense,
  path: '/retirementcalculator',
  title: messages.retirementCalculator,
  lead: messages.enoughForTheYearsWithout,
  icon: 'sunset',
  parent: { to: '/goals', label: messages.goals },
  fields: byExpenseFields,
  opensOn: { age: 30, retirementAge: 60, monthlyExpense: 50_000, monthly: 15_000, annualRatePct: 12 },
  check: ({ age, retirementAge, lifeExpectancy }) => {
    if (age !== undefined && retirementAge !== undefined && retirementAge <= age) {
      return { name: 'retirementAge', message: messages.enterMoreThanTheCurrent({ age: withUnit(age, 'years') }) };
    }
    return retirementAge !== undefined && lifeExpectancy !== undefined && lifeExpectancy <= retirementAge
      ? {
          name: 'lifeExpectancy',
          message: messages.enterMoreThanTheRetirement({ retirementAge: withUnit(retirementAge, 'years') }),
        }
      : undefined;
  },
  conventions: ['rateConvention'],
  figures: [
    // Whoever says what they save asks whether that is enough.
    {
      ...{ result: 'lastsToAge', label: messages.canYouStopThen, hero: true, mayBeMissing: 'heldAtRetirement' },
      saysAmount: (age) => messages.notQuite({ age: Number(age / ONE) }),
      saysNone: ({ lifeExpectancy = 0 }) => messages.yesUntil({ age: lifeExpectancy }),
    },
    { ...needed, hero: true, unless: 'heldAtRetirement' },
    { ...needed, mayBeMissing: 'heldAtRetirement' },
    { result: 'requiredLumpsum', label: messages.oneTimeInvestmentNeeded, asPaid: true },
    {
      ...{
        result: 'soonestAge',
        label: messages.youCanStopAt,
        mayBeMissing: 'heldAtRetirement',
        saysAmount: ageInWords,
      },
      saysNone: ({ lifeExpectancy = 0 }) => messages.notBefore({ age: lifeExpectancy }),
    },
    { result: 'heldAtRetirement', label: messages.youHoldThen, mayBeMissing: true, atTableStart: true },
    {
      result: 'corpus',
      label: messages.corpusAtRetirement,
      todayLabel: messages.corpusInTodaysRupees,
      atTableStart: true,
    },
    // Without savings they are nothing, and the corpus once more; with what one saves a month they are in what one has.
    { result: 'savingsAtRetirement', label: messages.savingsGrow, ...ofSavings },
    { result: 'target', label: messages.stillToBeSaved, ...ofSavings },
    {
      result: 'firstMonthExpense',
      label: messages.firstMonthOfRetirement,
      todayLabel: messages.firstMonthInTodaysRupees,
      atTableStart: true,
    },
    {
      ...{ result: 'remainingInvestment', label: messages.leftAtTheEnd },
      ...{ mayBeMissing: 'heldAtRetirement', unless: 'lastsToAge' },
    },
  ],
  columns: [
    { column: 'withdrawnInYear', label: messages.withdrawnInTheYear, short: messages.inTheYear },
    { column: 'totalWithdrawn', label: messages.totalWithdrawn, short: messages.withdrawn },
    { column: 'remainingInvestment', label: messages.remainingValue, short: messages.remaining },
    { column: 'gains', label: messages.estimatedReturns, short: messages.returns },
  ],
  stack: ['remainingInvestment', 'totalWithdrawn'],
  payouts: true,
  chartOf: messages.afterWork,
  chartLabel: messages.remainingValueOfTheRetirement,
  convention: (choices, { annualRatePct, postReturnPct }) => {
    const yearly = annualRatePct === undefined ? 'none' : fieldText(annualRatePct);
    const after = postReturnPct === undefined ? 'none' : otherRate(postReturnPct, choices.rateConvention);
    return messages.paidAtTheEnd({ rate: rateSentence(annualRatePct, choices), yearly, after });
  },
  linkedBy: 'monthlyExpense',
  extras: { chance: 'retirement' },
  emptyText: messages.pleaseEnterAllInputs,
});
