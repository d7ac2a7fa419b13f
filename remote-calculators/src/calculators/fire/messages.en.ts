import { catalogue } from 'shared/messages';

export const messages = catalogue({
  fireCalculator: 'FIRE calculator',
  whenSavingsCanPay: 'When your savings can pay for life.',
  calculators: 'Calculators',
  currentAge: 'Current age',
  monthlyExpenseToday: 'Monthly expense today',
  youSaveAMonth: 'You save a month',
  annualStepUp: 'Annual step-up (%)',
  theSameEveryMonth: 'The same amount every month',
  raisesWhatYouSave: 'Raises what you save in months 13, 25, 37 and so on',
  savingsSoFar: 'Savings so far',
  returnAfterwards: 'Return after independence (%)',
  inflationRate: 'Inflation rate (%)',
  expensesStay: 'Expenses stay as they are',
  whatExpensesRise: 'What your expenses rise by every year',
  lastsToAge: 'Money lasts to age',
  enterMoreThan: 'Enter more than {age}, the current age. Results stay blank until then.',
  ageOfIndependence: 'Age of independence',
  notBefore: 'Not before {age} with these figures.',
  reached: 'Reached in',
  today: 'Today',
  corpusNeededThen: 'Corpus needed then',
  youHoldThen: 'You have by then',
  corpusToStopToday: 'Corpus to stop working today',
  held: 'What you hold',
  heldShort: 'Held',
  needed: 'What would be needed',
  neededShort: 'Needed',
  whatYouHold: 'What you hold, and what would be needed if work ended then,',
  whyOthersDiffer:
    'Many sites multiply the expense of a year by 25 or 30. Here the corpus is worked out month by month for your own years: younger means more years to pay for. How a yearly rate becomes a monthly one differs as well.',
  howItIsCounted:
    '{rate}, saved at the end of each month{after, select, none {} other {; after independence {after}}}. The expense is paid at the start of each month and {inflation, select, none {rises once a year} other {rises {inflation}% once a year}}.',
  enterWhatYouSpend: 'Enter what you spend and save, your age and the rates to see when both meet.',
  seeWhenSavingsCanPay:
    'Find the age at which your savings can pay for your expenses up to an age that you choose, year by year, with inflation.',
  fire: 'FIRE',
  whenCanIStop: 'When can my savings pay for the rest of my life?',
  spendAndSave: 'At 30, ₹50,000 spent and ₹60,000 saved a month, at 11% and later 8%',
  howToUseThisCalculator: 'How to use this calculator',
  typeWhatYouSpend:
    'FIRE stands for financial independence, retire early. Type what you spend and save a month, by how much you raise your savings every year, what you have already, and up to which age the money has to last. The page looks for the first month in which what you hold is enough to pay for all the months after it.',
  theChart:
    'The bars of the chart are what you hold, the line is what would be needed if you stopped working at that time. Where the bars reach the line you are independent.',
  howItIsWorkedOut: 'How it is worked out',
  corpusFormula:
    'needed after m months = expense × (1 + g)<sup>m/12</sup> × (1 + … + (1 + g)<sup>year</sup> ÷ (1 + i)<sup>month</sup>)',
  theExpenseIsPaid:
    'g is the yearly inflation and i the monthly return after independence. The sum in brackets runs over all months up to the age that you chose, each paid at its start and raised once a year. What you hold is your savings, grown every month, and what you save at the end of each month.',
  aWorkedExample: 'A worked example',
  atThirty:
    'At 30 with ₹10 lakh saved, spending ₹50,000 and saving ₹40,000 a month, 5% more each year, at 11% before and 8% after: independent at <strong>{age}</strong>. By then {needed} are needed and {held} are there. To stop today, {today} would be needed.',
  savingMore:
    'Saving ₹20,000 a month more from the start brings the age to {ageMore}. Spending ₹10,000 a month less brings it to {ageLess}: less is needed, too.',
  whatThisFigureLeavesOut: 'What this figure leaves out',
  theOrder:
    '<strong>The order of good and bad years.</strong> A fall in the first years after you stop hurts a plan that pays out far more than a later one.',
  health: '<strong>Health.</strong> A hospital bill is not in a monthly expense: insurance comes first.',
  tax: '<strong>Tax.</strong> Each sale of a fund is taxed: type a lower return to leave room for it.',
  pension:
    '<strong>Other income.</strong> A pension or a rent lowers the expense that the savings have to pay: type the rest.',
  whatIsTheFourPercent: 'What about 25 times the yearly expense?',
  aRuleOfThumb:
    'That rule comes from past returns in the United States over 30 years. This page follows your own figures, and the sum is often larger.',
  whyNotBefore: 'Why does it say “Not before”?',
  neverEnough: 'In no month up to that age is what you hold enough. Save more, spend less, or try other rates.',
  whatIsLeft: 'Is anything left at the end?',
  nothingIsLeft: 'No: the last month is just paid for. Choose a later age to keep something in reserve.',
  retirement: 'Retirement: what to save for a fixed age',
  swp: 'SWP: how long a sum pays you every month',
  inflation: 'Inflation: what today’s cost becomes',
  formulaInNumbers:
    'Held: balance × (1 + {i}) + {monthly}, {months} times from {savings}{raise, select, none {} other {, with {monthly} becoming × {raise} each year}} = <nowrap>{held}</nowrap>',
  formulaWhenNever:
    'Held: balance × (1 + {i}) + {monthly} every month from {savings}{raise, select, none {} other {, with {monthly} becoming × {raise} each year}}. It never reaches what would be needed.',
  neededInNumbers:
    '{i} is the monthly return until then and {after} afterwards; the expense of {expense} is multiplied by {factor} each year.{needed, select, none {} other { Needed by then: {needed}.}}',
});
