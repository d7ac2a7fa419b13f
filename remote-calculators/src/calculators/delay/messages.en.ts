import { catalogue } from 'shared/messages';

export const messages = catalogue({
  title: 'Cost of waiting calculator',
  lead: 'What a later start takes from a SIP.',
  crumb: 'Calculators',
  fieldMonthly: 'Monthly investment',
  fieldYears: 'Time period (years)',
  fieldRate: 'Expected annual return (%)',
  fieldDelay: 'Delay (months)',
  beginsIn: '{months, plural, =0 {Begins now} other {Begins later{from, select, none {} other {, in {from}}}}}',
  enterOrLess: 'Enter {term} or fewer: the delay cannot be longer than the time period.',
  resultCost: 'Cost of waiting',
  resultNow: 'Value if you begin now',
  resultLater: 'Value if you begin later',
  resultNotPaid: 'Instalments not paid',
  instalmentToCatchUp: 'Monthly investment to catch up',
  shortNow: 'Now',
  shortLater: 'Later',
  shortDifference: 'Difference',
  valueOfTheLaterSip: 'Value of the SIP that begins later, and what it lacks of the one that begins now,',
  paidEachMonth: '{rate}, paid at the {timing} of each month. Both plans end on the same day.',
  chartEmpty: 'Enter an amount, a period, a rate and a delay to see the years.',
  description:
    'See what a later start takes from a SIP, how much of it is growth, and which instalment would catch up.',
  why: 'It shows what waiting costs: the same plan begun now and some months later.',
  cardQuestion: 'What does it cost me to begin later?',
  oneYearLater: '₹5,000 a month for 20 years, begun one year later',
  formulaInNumbers: '{now} after {term} months, less {later} after {left} months = <nowrap>{cost}</nowrap>',
  catchUpInNumbers:
    'Both are the value of {monthly} a month at a monthly rate of {i}.{catchUp, select, none {} other { To catch up: {monthly} × {now} ÷ {later} = {catchUp}.}} Each figure is rounded to the paisa on its own.',
});
