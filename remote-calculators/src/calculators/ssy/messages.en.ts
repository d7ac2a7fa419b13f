import { catalogue } from 'shared/messages';

export const messages = catalogue({
  ssyCalculator: 'Sukanya Samriddhi calculator',
  whatSsyPays: 'What the account pays after 21 years.',
  crumb: 'Calculators',
  girlsAge: 'Age of the girl',
  paidInUntil: 'Deposits until she is {paid} old',
  ageAtMaturity: 'Her age at maturity',
  chartLabel: 'Balance of the account, as amount deposited and interest earned,',
  othersRound:
    'Here the account’s own rule is followed: each month earns a twelfth of the rate on its least balance after the 5th, and interest is added once a year, unrounded. A site that lets every deposit earn for its whole month or year shows a little more.',
  linkHow:
    '{rate, select, none {A yearly rate} other {{rate}% a year}} on the least balance of each month from its 5th, added at the end of March; deposits in the first 15 of 21 years.',
  chartEmpty: 'Enter a deposit, an age and a rate to see the years.',
  seeWhatSsyPays:
    'See what a Sukanya Samriddhi account pays after 21 years, by the month of your deposits and by the girl’s age.',
  why: 'It follows a Sukanya Samriddhi account until the girl is grown up.',
  ssy: 'Sukanya Samriddhi',
  whatDoesItPay: 'What does an account for my daughter pay?',
  depositsFromAge: '₹1,50,000 every April, from age 5',
  formulaInNumbers:
    '{frequency, select, monthly {{deposit} every month} other {{deposit} a year}} for 15 years, 252 months at {rate} ÷ 1200 of the least balance = <nowrap>{value}</nowrap>',
  legend: '{rate}% is the yearly rate; a twelfth of it is earned in each month and added once a year.',
});
