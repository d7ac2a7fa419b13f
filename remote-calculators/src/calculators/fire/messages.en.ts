import { catalogue } from 'shared/messages';

export const messages = catalogue({
  title: 'FIRE calculator',
  whenSavingsCanPay: 'When your savings can pay for life.',
  crumb: 'Calculators',
  fieldAge: 'Current age',
  fieldExpense: 'Monthly expense today',
  fieldMonthly: 'You save a month',
  fieldStepUp: 'Annual step-up (%)',
  theSameEveryMonth: 'The same amount every month',
  stepUpNote: 'Raises what you save in months 13, 25, 37 and so on',
  fieldSavings: 'Savings so far',
  returnAfterwards: 'Return after independence (%)',
  fieldInflation: 'Inflation rate (%)',
  inflationNoteNone: 'Expenses stay as they are',
  whatExpensesRise: 'What your expenses rise by every year',
  lastsToAge: 'Money lasts to age',
  errorLaterAge: 'Enter more than {age}, the current age.',
  resultAge: 'Age of independence',
  resultNotBefore: 'Not before {age} with these figures.',
  resultReached: 'Reached in',
  resultReachedNow: 'Today',
  resultCorpus: 'Corpus needed then',
  youHoldThen: 'You have by then',
  corpusToStopToday: 'Corpus to stop working today',
  held: 'What you hold',
  heldShort: 'Held',
  needed: 'What would be needed',
  neededShort: 'Needed',
  chartLabel: 'What you hold, and what would be needed if work ended then,',
  whyOthersDiffer:
    'Many sites multiply the expense of a year by 25 or 30. Here the corpus is worked out month by month for your own years: younger means more years to pay for. How a yearly rate becomes a monthly one differs as well.',
  linkHow:
    '{rate}, saved at the end of each month{after, select, none {} other {; after independence {after}}}. The expense is paid at the start of each month and {inflation, select, none {rises once a year} other {rises {inflation}% once a year}}.',
  chartEmpty: 'Enter what you spend and save, your age and the rates to see when both meet.',
  seeWhenSavingsCanPay:
    'Find the age at which your savings can pay for your expenses up to an age that you choose, year by year, with inflation.',
  why: 'It finds the age from which your savings may carry you.',
  cardName: 'FIRE',
  whenCanIStop: 'When can my savings pay for the rest of my life?',
  spendAndSave: 'At 30, ₹50,000 spent and ₹60,000 saved a month, at 11% and later 8%',
  formulaInNumbers:
    'Held: balance × (1 + {i}) + {monthly}, {months} times from {savings}{raise, select, none {} other {, with {monthly} becoming × {raise} each year}} = <nowrap>{held}</nowrap>',
  formulaWhenNever:
    'Held: balance × (1 + {i}) + {monthly} every month from {savings}{raise, select, none {} other {, with {monthly} becoming × {raise} each year}}. It never reaches what would be needed.',
  neededInNumbers:
    '{i} is the monthly return until then and {after} afterwards; the expense of {expense} is multiplied by {factor} each year.{needed, select, none {} other { Needed by then: {needed}.}}',
});
