import { catalogue } from 'shared/messages';

export const messages = catalogue({
  fdCalculator: 'FD calculator',
  whatADepositPays: 'What a fixed deposit pays at the end.',
  calculators: 'Calculators',
  depositAmount: 'Deposit amount',
  interestRate: 'Interest rate (%)',
  aQuarterEarns: 'Each quarter earns {rate}% of the balance',
  effectiveYield: 'Effective yield',
  aYear: '{pct}% a year',
  valueOfTheDeposit: 'Value of the deposit, as amount deposited and interest earned,',
  banksDiffer:
    'Here interest is added every quarter, as most banks in India do, and is simple for the one or two months after the last whole quarter. A bank that counts days, or adds interest once a year, pays a little more or less.',
  howItIsCounted:
    '{rate, select, none {A yearly rate} other {{rate}% a year}}, added every quarter; simple interest for the months after the last whole quarter.',
  enterADeposit: 'Enter an amount, a number of months and a rate to see the years.',
  seeWhatAFixedDeposit:
    'See what a fixed deposit pays at the end, month by month, its effective yield, and what is left after tax at your slab.',
  fixedDeposit: 'Fixed deposit',
  whatDoesADeposit: 'What does a fixed deposit pay?',
  depositForYears: '₹1,00,000 for 5 years at 7%',
  howToUseThisCalculator: 'How to use this calculator',
  typeTheDeposit:
    'A fixed deposit (FD) is money that a bank keeps for an agreed time at an agreed rate. Type the amount, the number of months and the yearly rate that the bank offers for that term. The chart and the table show what the deposit is worth at the end of each year, and each year opens to its months.',
  chooseASlab:
    'Interest is taxable. Choose your income-tax slab, and the page adds the tax on the interest and what is left after it. Keep a result with the Link, CSV, XLSX or Print button.',
  howItIsWorkedOut: 'How it is worked out',
  valueFormula: 'Value = P × (1 + R ÷ 4)<sup>q</sup> × (1 + R ÷ 4 × r ÷ 3)',
  pIsTheDeposit:
    'P is the deposit, R the yearly rate, q the number of whole quarters, and r the one or two months that are left after them. Interest is added to the deposit at the end of each quarter and earns interest itself from then on. The months that make no whole quarter earn simple interest.',
  aWorkedExample: 'A worked example',
  fiveYears:
    '₹1,00,000 for 5 years at 7%: each of the 20 quarters earns 1.75% of the balance, and the deposit pays <strong>{value}</strong>, of which {interest} is interest. Four quarters together make {yield}%, which is called the effective yield of 7%.',
  fourteenMonths:
    'For 14 months it pays {odd}: four whole quarters, and simple interest for the two months after them. At a slab of 30% the tax on the interest of the five years is {tax}, cess included, which leaves {postTax}.',
  whatThisFigureLeavesOut: 'What this figure leaves out',
  taxEachYear:
    '<strong>Tax year by year.</strong> The tax on interest is due for the year in which it is earned, even when the bank pays it at the end. This page adds it up and takes it to be paid from other money, without surcharge. The bank may deduct a part of it before (TDS), which counts towards the same tax.',
  breaking:
    '<strong>Closing early.</strong> A bank usually pays a lower rate, less a penalty, when a deposit is closed before its term.',
  payouts:
    '<strong>Interest that is paid out.</strong> A deposit that pays its interest every month or quarter does not earn interest on interest.',
  prices: '<strong>Prices.</strong> The amount is fixed in rupees; what it buys at the end depends on inflation.',
  isItSafe: 'Is a fixed deposit safe?',
  insured:
    'The rate is agreed, so the amount does not move with markets. The deposit insurance corporation covers deposits of one person with one bank up to a limit; what lies above depends on the bank. Ask the bank what is covered today.',
  whyIsYieldHigher: 'Why is the effective yield above the rate?',
  interestOnInterest:
    'Because interest is added four times a year and earns interest from then on. At a rate of 0% both are the same.',
  whichRate: 'Which rate should I type?',
  theBanksRate:
    'The one that your bank states for your term and your age: senior citizens are often paid a little more. Rates of new deposits change; that of a running one stays.',
  fdOrFund: 'Is a fixed deposit better than a fund?',
  theyDiffer:
    'They are different things. A deposit pays an agreed amount; the value of a fund goes up and down and is not assured, and its gains are taxed by other rules. Money that you need on a fixed day is often kept where it cannot fall.',
  rdNext: 'RD: a deposit every month',
  ppfNext: 'PPF: fifteen years at the government’s rate',
  lumpsumNext: 'Lumpsum: the same amount in a fund',
  formulaInNumbers:
    '{principal} × (1 + {rate} ÷ 400)<sup>{quarters}</sup>{left, select, 0 {} other { × (1 + {rate} ÷ 400 × {left} ÷ 3)}} = <nowrap>{value}</nowrap>',
  legend:
    '{rate}% is the yearly rate, a quarter of which is earned in each of {quarters} quarters{left, select, 0 {} 1 {, and simple interest in the month after them} other {, and simple interest in the {left} months after them}}.',
});
