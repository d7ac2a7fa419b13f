import { catalogue } from 'shared/messages';

export const messages = catalogue({
  title: 'FD calculator',
  whatADepositPays: 'What a fixed deposit pays at the end.',
  crumb: 'Calculators',
  fieldDeposit: 'Deposit amount',
  fieldInterest: 'Interest rate (%)',
  aQuarterEarns: 'Each quarter earns {rate}% of the balance',
  resultYield: 'Effective yield',
  yieldText: '{pct}% a year',
  chartLabel: 'Value of the deposit, as amount deposited and interest earned,',
  banksDiffer:
    'Here interest is added every quarter, as most banks in India do, and is simple for the one or two months after the last whole quarter. A bank that counts days, or adds interest once a year, pays a little more or less.',
  linkHow:
    '{rate, select, none {A yearly rate} other {{rate}% a year}}, added every quarter; simple interest for the months after the last whole quarter.',
  chartEmpty: 'Enter an amount, a number of months and a rate to see the years.',
  description:
    'See what a fixed deposit pays at the end, month by month, its effective yield, and what is left after tax at your slab.',
  why: 'It works out a fixed deposit, compounded each quarter, tax on the interest included.',
  cardName: 'Fixed deposit',
  whatDoesADeposit: 'What does a fixed deposit pay?',
  depositForYears: '₹1,00,000 for 5 years at 7%',
  formulaInNumbers:
    '{principal} × (1 + {rate} ÷ 400)<sup>{quarters}</sup>{left, select, 0 {} other { × (1 + {rate} ÷ 400 × {left} ÷ 3)}} = <nowrap>{value}</nowrap>',
  legend:
    '{rate}% is the yearly rate, a quarter of which is earned in each of {quarters} quarters{left, select, 0 {} 1 {, and simple interest in the month after them} other {, and simple interest in the {left} months after them}}.',
});
