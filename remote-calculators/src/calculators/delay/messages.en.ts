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
  formulaInNumbers: '{now} after {term} months, less {later} after {left} months = <nowrap>{cost}</nowrap>',
  catchUpInNumbers:
    'Both are the value of {monthly} a month at a monthly rate of {i}.{catchUp, select, none {} other { To catch up: {monthly} × {now} ÷ {later} = {catchUp}.}} Each figure is rounded to the paisa on its own.',
});
