import { catalogue } from 'shared/messages';

export const messages = catalogue({
  title: 'RD calculator',
  whatMonthlyDepositsPay: 'What equal monthly deposits pay.',
  crumb: 'Calculators',
  fieldMonthly: 'Monthly deposit',
  fieldInterest: 'Interest rate (%)',
  aQuarterEarns: 'Each quarter earns {rate}% of the balance',
  chartLabel: 'Value of the deposits, as amount deposited and interest earned,',
  banksDiffer:
    'Here the formula of the Indian Banks’ Association is used: interest counts by the quarter, and a month earns the cube root of a quarter. A bank or post office that rounds interest, or counts days, pays a few rupees more or less.',
  linkHow:
    '{rate, select, none {A yearly rate} other {{rate}% a year}}, compounded every quarter; each deposit is paid at the start of its month.',
  chartEmpty: 'Enter a monthly deposit, a number of months and a rate to see the years.',
  description:
    'See what a recurring deposit pays at the end by the banks’ own formula, month by month, and what is left after tax at your slab.',
  why: 'It works out a recurring deposit, tax on the interest included.',
  cardName: 'Recurring deposit',
  whatDoMonthlyDeposits: 'What do deposits every month pay at a fixed rate?',
  depositsForYears: '₹5,000 a month for 5 years at 6.7%',
  formulaInNumbers:
    '{monthly} × ((1 + {rate} ÷ 400)<sup>{months} ÷ 3</sup> − 1) ÷ (1 − (1 + {rate} ÷ 400)<sup>−1 ÷ 3</sup>) = <nowrap>{value}</nowrap>',
  formulaWithoutInterest: '{monthly} × {months} = <nowrap>{value}</nowrap>',
  legend:
    '{rate}% is the yearly rate, a quarter of which is earned in three months, and {months} the number of deposits.',
});
