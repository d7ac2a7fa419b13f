import { catalogue } from 'shared/messages';

export const messages = catalogue({
  costOfWaitingCalculator: 'Cost of waiting calculator',
  whatALaterStart: 'What a later start takes from a SIP.',
  calculators: 'Calculators',
  monthlyInvestment: 'Monthly investment',
  timePeriodYears: 'Time period (years)',
  expectedAnnualReturn: 'Expected annual return (%)',
  delayMonths: 'Delay (months)',
  beginsIn: '{months, plural, =0 {Begins now} other {Begins later{from, select, none {} other {, in {from}}}}}',
  enterOrLess: 'Enter {term} or fewer: the delay cannot be longer than the time period. Results stay blank until then.',
  costOfWaiting: 'Cost of waiting',
  valueIfYouBeginNow: 'Value if you begin now',
  valueIfYouBeginLater: 'Value if you begin later',
  instalmentsNotPaid: 'Instalments not paid',
  instalmentToCatchUp: 'Monthly investment to catch up',
  now: 'Now',
  later: 'Later',
  difference: 'Difference',
  valueOfTheLaterSip: 'Value of the SIP that begins later, and what it lacks of the one that begins now,',
  paidEachMonth: '{rate}, paid at the {timing} of each month. Both plans end on the same day.',
  enterAnAmount: 'Enter an amount, a period, a rate and a delay to see the years.',
  seeWhatALaterStart:
    'See what a later start takes from a SIP, how much of it is growth, and which instalment would catch up.',
  whatDoesItCost: 'What does it cost me to begin later?',
  oneYearLater: '₹5,000 a month for 20 years, begun one year later',
  howToUseThisCalculator: 'How to use this calculator',
  typeThePlan:
    'Type the SIP that you have in mind as if it began today: its amount, its years and the return you want to assume. Then type by how many months you may put it off. Both plans end on the same day, so the later one has fewer instalments.',
  thePageShows:
    'The page shows what both are worth at the end and the difference, the cost of waiting. A part of it is money that you did not pay in; the rest is growth that the missing months would have had. “Monthly investment to catch up” is what a later start would have to pay each month for the same end.',
  howItIsWorkedOut: 'How it is worked out',
  costFormula: 'cost of waiting = value after n months − value after n − d months',
  bothAreTheSip:
    'Both values are those of the <sipcalculator>SIP calculator</sipcalculator>: n is the whole term in months and d the delay. The instalment that catches up is your instalment multiplied by the first value and divided by the second, because the value of a SIP grows in step with its instalment.',
  aWorkedExample: 'A worked example',
  twelveMonthsLater:
    '₹5,000 a month for 10 years at 12% comes to {now}. Begun 12 months later it comes to {later}: <strong>{cost}</strong> less, although only {investedLess} were not paid in. To reach the same end, the later plan would have to pay {catchUp} a month.',
  fiveYearsLater:
    'Begun five years later, half of the time is gone, but more than half of the value: {later5} is left, and {catchUp5} a month would be needed to catch up.',
  whatThisFigureLeavesOut: 'What this figure leaves out',
  whatTheMoneyDoes:
    '<strong>What the money does meanwhile.</strong> Instalments that are not paid are still yours. If they earn something elsewhere, waiting costs less than is shown.',
  thePath:
    '<strong>The path.</strong> Both plans are assumed to earn the same rate in every month. In reality, whoever begins a year later may meet lower prices, or higher ones; nobody knows beforehand.',
  otherNeeds:
    '<strong>Other needs.</strong> Money for emergencies and costly loans usually come before a SIP. This page is no reason to skip them.',
  shouldIWait: 'Should I wait until markets fall?',
  nobodyKnows:
    'Nobody knows when they will. The page shows what waiting costs if the rate that you typed is earned all the time, and no more than that.',
  isTheLargerInstalment: 'Is a larger instalment later as good as an early start?',
  onlyIfTheRate: 'Only if the rate is the same in all years. A plan with more months depends less on any one of them.',
  whyNoInstalment: 'Why does “Monthly investment to catch up” disappear?',
  noMonthIsLeft:
    'When the delay is as long as the time period, no month is left to pay in, so no instalment can catch up.',
  startOfMonth: 'Why is the cost larger with payments at the start of the month?',
  eachInstalmentGrows: 'Each instalment then grows for one month more, and so does each one that is missing.',
  sip: 'SIP: the plan that begins today',
  stepUp: 'Step-up SIP: begin small and raise it',
  severalGoals: 'Several goals on one budget',
  formulaInNumbers: '{now} after {term} months, less {later} after {left} months = <nowrap>{cost}</nowrap>',
  catchUpInNumbers:
    'Both are the value of {monthly} a month at a monthly rate of {i}.{catchUp, select, none {} other { To catch up: {monthly} × {now} ÷ {later} = {catchUp}.}} Each figure is rounded to the paisa on its own.',
});
