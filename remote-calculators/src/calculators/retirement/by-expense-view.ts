import { retirementByExpense } from '#calculators/retirement/by-expense.ts';
import { byExpenseFields } from '#calculators/retirement/by-expense-fields.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import { fieldText } from '#figures/amount-text.ts';
import { otherRate, rateSentence } from '#figures/rate-text.ts';
import { withUnit } from '#figures/with-unit.ts';

/** Retirement for someone who knows the expenses and not the corpus: the table is the years in which it is spent. */
export const byExpenseView = defineCalculator({
  model: retirementByExpense,
  path: '/retirementcalculator',
  title: 'Retirement calculator',
  lead: 'Enough for the years without a salary, in the money of those years.',
  icon: 'sunset',
  parent: { to: '/goals', label: 'Goals' },
  fields: byExpenseFields,
  check: ({ age, retirementAge, lifeExpectancy }) => {
    if (age !== undefined && retirementAge !== undefined && retirementAge <= age) {
      return { name: 'retirementAge', message: `Enter more than ${withUnit(age, 'years')}, the current age.` };
    }
    return retirementAge !== undefined && lifeExpectancy !== undefined && lifeExpectancy <= retirementAge
      ? { name: 'lifeExpectancy', message: `Enter more than ${withUnit(retirementAge, 'years')}, the retirement age.` }
      : undefined;
  },
  conventions: ['rateConvention'],
  figures: [
    { result: 'requiredSip', label: 'Monthly investment needed', hero: true, asPaid: true },
    { result: 'requiredLumpsum', label: 'One-time investment needed', asPaid: true },
    { result: 'corpus', label: 'Corpus at retirement', todayLabel: "Corpus in today's rupees", atTableStart: true },
    { result: 'savingsAtRetirement', label: 'Savings grow to', atTableStart: true },
    { result: 'target', label: 'Still to be saved', atTableStart: true },
    {
      result: 'firstMonthExpense',
      label: 'First month of retirement costs',
      todayLabel: "First month in today's rupees",
      atTableStart: true,
    },
    { result: 'endBalanceOfSwpCheck', label: 'Left at the end' },
  ],
  compared: 'requiredSip',
  columns: [
    { column: 'withdrawnInYear', label: 'Withdrawn in the year', short: 'In the year' },
    { column: 'totalWithdrawn', label: 'Total withdrawn', short: 'Withdrawn' },
    { column: 'remainingInvestment', label: 'Remaining value', short: 'Remaining' },
    { column: 'gains', label: 'Estimated returns', short: 'Returns' },
  ],
  stack: ['remainingInvestment', 'totalWithdrawn'],
  payouts: true,
  chartOf: 'The years after work',
  chartLabel: 'Remaining value of the retirement corpus',
  convention: (choices, { annualRatePct, postReturnPct }) => {
    const once = annualRatePct === undefined ? '' : `, by ${fieldText(annualRatePct)}% effective`;
    return `${rateSentence(annualRatePct, choices)}, paid at the end of each month; savings and a one-time investment grow once a year${once}.${
      postReturnPct === undefined ? '' : ` After retirement ${otherRate(postReturnPct, choices.rateConvention)}.`
    } Expenses are paid at the start of each month and raised once a year.`;
  },
  linkedBy: 'monthlyExpense',
  extras: {},
  emptyText: 'Please enter all inputs to view the graph.',
});
