import { catalogue } from 'shared/messages';

export const messages = catalogue({
  lumpsumAndSipCalculator: 'Lumpsum and SIP calculator',
  whatOneAmountNow: 'One amount now, and one every month.',
  calculators: 'Calculators',
  lumpsumInvestment: 'Lumpsum investment',
  monthlyInvestment: 'Monthly investment',
  timePeriodYears: 'Time period (years)',
  expectedAnnualReturn: 'Expected annual return (%)',
  annualStepUp: 'Annual step-up (%)',
  theSameInstalment: 'The same instalment every month',
  raisesTheInstalment: 'Raises the instalment in months 13, 25, 37 and so on',
  valueOfBoth: 'Value of the lumpsum and the SIP, as invested amount and estimated returns,',
  howBothGrow:
    '{rate}, the SIP paid at the {timing} of each month. {convention, select, nominal {The lumpsum grows at the same monthly rate, so it comes to more than on the lumpsum page, where it grows once a year.} other {The lumpsum grows at the same monthly rate.}}',
  enterTheAmounts: 'Enter both amounts, a period and a rate to see the years. Either amount may be 0.',
  seeWhatOneAmountNow:
    'Add a SIP to a one-time investment and see what both may become together, year by year, with tax and today’s rupees.',
  lumpsumAndSip: 'Lumpsum and SIP',
  whatDoBothBecome: 'What do one amount now and a SIP become together?',
  bothForYears: '₹1,00,000 now and ₹5,000 a month for 10 years',
  howToUseThisCalculator: 'How to use this calculator',
  typeBothAmounts:
    'Type what you can invest today, what you can add every month, for how many years, and the yearly return you want to assume. If you expect to raise the instalment with your income, type a yearly step-up; leave it at 0 if not. Either amount may be 0: the page is then a plain SIP, or a plain one-time investment.',
  belowTheChart:
    'The chart and the table show what you have paid in and what it has earned, both parts together. Show in today’s rupees to see what each amount buys at its own date, and open “After tax” to see what remains when everything is sold at the end.',
  howItIsWorkedOut: 'How it is worked out',
  newBalanceFormula: 'new balance = (balance + instalment) × (1 + i)',
  theLumpsumIsThere:
    'The lumpsum is the balance before the first month; i is the monthly rate. With instalments at the end of the month, growth comes first and the instalment after it. With a step-up, the instalment is multiplied once a year, in months 13, 25 and so on, and is not rounded on the way.',
  aWorkedExample: 'A worked example',
  bothTogether:
    '₹1,00,000 now and ₹5,000 a month for 10 years at 12% come to <strong>{value}</strong>. You would have paid in {totalInvested}; the other {gains} is growth. The lumpsum alone accounts for {once} of it and the SIP for {sip}.',
  theSameMoneyLater:
    'Each rupee that is paid in at once has the whole time to grow; a rupee of the last instalment has one month.',
  whyItIsMore: 'Why the lumpsum is more here than on its own page',
  onItsOwnPage:
    'On the <lumpsumcalculator>lumpsum page</lumpsumcalculator> one investment grows once a year, so 12% means exactly 12% a year: {alone} after ten years. Here both parts are in the same fund and grow every month by a twelfth of the rate, which makes 12.68% a year and {once}. Choose an effective rate above, and the lumpsum part is the same on both pages.',
  whatThisFigureLeavesOut: 'What this figure leaves out',
  thePath:
    '<strong>The path.</strong> Real returns come unevenly. The lumpsum feels a fall in the first years in full; the later instalments buy more units at the lower price.',
  costs:
    '<strong>Costs and <exitLoad>exit load</exitLoad>.</strong> Type the return that you expect after the costs of the fund.',
  tax: '<strong>Tax.</strong> Not in the figure at the top. The panel “After tax” works it out for the sale of everything at the end.',
  shouldIInvest: 'Should I invest at once or in instalments?',
  moneyThatIsThere:
    'Money that is there now has the most time when it is invested now. If a fall right afterwards would make you sell, spreading it over some months may help you stay invested; the STP page shows how.',
  canEitherBeZero: 'May one of the amounts be 0?',
  yesEither: 'Yes. With a lumpsum of 0 the page agrees with the SIP page to the paisa.',
  isTheResultSure: 'Is the result sure?',
  noItIsAnAssumption:
    'No. The rate is your assumption, and markets fall as well as rise. Try a rate three or four points lower as well.',
  whatDoesTheStepUp: 'Does the step-up also raise the lumpsum?',
  noOnlyTheInstalment: 'No. It raises only the monthly instalment, once every twelve months.',
  sipOnly: 'SIP: the monthly amount alone',
  lumpsumOnly: 'Lumpsum: the one-time amount alone',
  waiting: 'Cost of waiting: what a later start takes',
  formulaInNumbers:
    '{timing, select, start {(Balance + {monthly}) × (1 + {i})} other {Balance × (1 + {i}) + {monthly}}}, {times} times from {principal}{raise, select, none {} other {, with {monthly} becoming × {raise} each year}} = <nowrap>{value}</nowrap>',
  iIsTheMonthlyRate: '{i} is the monthly rate; {principal} is the balance before the first month.',
});
