import { defineLook } from '#calculator-page/definition.ts';
import { otherRate, rateSentence } from '#calculator-page/explain/rate-text.ts';
import { fieldText } from '#calculator-page/fields/amount-text.ts';
import { goalInflation, goalRate } from '#calculator-page/fields/goal-fields.ts';
import { withUnit } from '#calculator-page/fields/with-unit.ts';
import { retirementByExpense } from '#calculators/retirement/by-expense.ts';

/** Retirement for someone who knows the expenses and not the corpus: the table is the years in which it is spent. */
export const byExpenseLook = defineLook({
  model: retirementByExpense,
  path: '/retirementcalculator',
  title: 'Retirement calculator',
  lead: 'Enough for the years without a salary, in the money of those years.',
  icon: 'sunset',
  parent: { to: '/goals', label: 'Goals' },
  fields: [
    { name: 'age', label: 'Current age', wholeOnly: true, slider: { min: 18, max: 70, step: 1 } },
    { name: 'retirementAge', label: 'Retirement age', wholeOnly: true, slider: { min: 30, max: 80, step: 1 } },
    {
      name: 'lifeExpectancy',
      label: 'Life expectancy',
      wholeOnly: true,
      slider: { min: 60, max: 100, step: 1 },
      note: () => 'Plan for longer than you expect',
    },
    { name: 'monthlyExpense', label: 'Monthly expense today', slider: { min: 5000, max: 500_000, step: 1000 } },
    goalInflation,
    goalRate,
    {
      name: 'postReturnPct',
      label: 'Return after retirement (%)',
      slider: { min: 1, max: 15, step: 0.1 },
      note: (rate, { choices }) => otherRate(rate, choices.rateConvention),
    },
    { name: 'savings', label: 'Savings so far', optional: true, slider: { min: 0, max: 20_000_000, step: 50_000 } },
    {
      name: 'monthlyPension',
      label: "Monthly pension (today's value)",
      optional: true,
      slider: { min: 0, max: 200_000, step: 1000 },
    },
  ],
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
