import { catalogue } from 'shared/messages';

export const messages = catalogue({
  rdCalculator: 'RD calculator',
  whatMonthlyDepositsPay: 'What equal monthly deposits pay.',
  calculators: 'Calculators',
  monthlyDeposit: 'Monthly deposit',
  interestRate: 'Interest rate (%)',
  aQuarterEarns: 'Each quarter earns {rate}% of the balance',
  valueOfTheDeposits: 'Value of the deposits, as amount deposited and interest earned,',
  banksDiffer:
    'Here the formula of the Indian Banks’ Association is used: interest counts by the quarter, and a month earns the cube root of a quarter. A bank or post office that rounds interest, or counts days, pays a few rupees more or less.',
  howItIsCounted:
    '{rate, select, none {A yearly rate} other {{rate}% a year}}, compounded every quarter; each deposit is paid at the start of its month.',
  enterADeposit: 'Enter a monthly deposit, a number of months and a rate to see the years.',
  seeWhatARecurringDeposit:
    'See what a recurring deposit pays at the end by the banks’ own formula, month by month, and what is left after tax at your slab.',
  recurringDeposit: 'Recurring deposit',
  whatDoMonthlyDeposits: 'What do deposits every month pay at a fixed rate?',
  depositsForYears: '₹5,000 a month for 5 years at 6.7%',
  howToUseThisCalculator: 'How to use this calculator',
  typeTheDeposit:
    'In a recurring deposit (RD) you pay the same amount every month for an agreed number of months, at a rate that is fixed when you open it. Type the monthly deposit, the months and the yearly rate that your bank or the post office states. The table shows what has been deposited and what it has earned by the end of each year, and each year opens to its months.',
  chooseASlab:
    'The interest is taxable, as that of a fixed deposit is. Choose your income-tax slab to see the tax on it and what is left. Keep a result with the Link, CSV, XLSX or Print button.',
  howItIsWorkedOut: 'How it is worked out',
  valueFormula: 'Value = M × ((1 + q)<sup>n ÷ 3</sup> − 1) ÷ (1 − (1 + q)<sup>−1 ÷ 3</sup>)',
  mIsTheDeposit:
    'This is the formula of the Indian Banks’ Association. M is the monthly deposit, n the number of months and q a quarter of the yearly rate. It says the same as this: each deposit is there from the start of its month, and every month multiplies the balance by the cube root of 1 + q, so that three months make exactly one quarter.',
  aWorkedExample: 'A worked example',
  eighteenMonths:
    '₹5,000 a month for 18 months at 7.5%: q is 1.875%, and the deposits of {totalInvested} pay <strong>{value}</strong>. The first deposit earns for 18 months and the last for one, so the interest of {interest} is far less than 7.5% a year on the whole sum.',
  fiveYears:
    'At the 6.7% that this page begins with, ₹5,000 a month for five years pays {long}, of which {longInterest} is interest. At a slab of 30% the tax on that is {tax}, cess included, and {postTax} is left.',
  whatThisFigureLeavesOut: 'What this figure leaves out',
  missed: '<strong>Missed deposits.</strong> Banks charge a penalty for a deposit that is late or left out.',
  closing:
    '<strong>Closing early.</strong> A deposit that is closed before its term usually earns a lower rate, less a penalty.',
  taxEachYear:
    '<strong>Tax year by year.</strong> The tax is due for each year’s interest. This page adds it up, takes it to be paid from other money, and counts no surcharge.',
  prices: '<strong>Prices.</strong> The amount is fixed in rupees; what it buys depends on inflation.',
  rdOrFd: 'Is an RD better than an FD?',
  moneyNow:
    'They fit different money. With a sum at hand, a fixed deposit earns on all of it from the first day. With money that comes every month, a recurring deposit takes each part as it comes.',
  whyLess: 'Why is the interest less than the rate says?',
  halfTheTime:
    'Because on average a deposit is there for about half of the term. Each rupee earns the full rate for the time that it is there.',
  canTheRateChange: 'Can the rate of my RD change?',
  itIsFixed:
    'The rate of a running RD stays as it was when you opened it. A new one gets the rate of its day, and senior citizens are often paid a little more.',
  rdOrSip: 'How does it differ from a SIP?',
  sipIsNotAssured:
    'A SIP also takes an amount every month, but buys units of a fund, whose value goes up and down. An RD pays an agreed amount; a SIP may pay more or less and is not assured. The panel “Against a SIP” puts the same instalments on the same dates beside it.',
  fdNext: 'FD: one amount at a fixed rate',
  ppfNext: 'PPF: fifteen years at the government’s rate',
  sipNext: 'SIP: the same instalments in a fund',
  formulaInNumbers:
    '{monthly} × ((1 + {rate} ÷ 400)<sup>{months} ÷ 3</sup> − 1) ÷ (1 − (1 + {rate} ÷ 400)<sup>−1 ÷ 3</sup>) = <nowrap>{value}</nowrap>',
  formulaWithoutInterest: '{monthly} × {months} = <nowrap>{value}</nowrap>',
  legend:
    '{rate}% is the yearly rate, a quarter of which is earned in three months, and {months} the number of deposits.',
});
