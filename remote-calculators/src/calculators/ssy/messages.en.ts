import { catalogue } from 'shared/messages';

export const messages = catalogue({
  ssyCalculator: 'Sukanya Samriddhi calculator',
  whatSsyPays: 'What the account pays after 21 years.',
  calculators: 'Calculators',
  girlsAge: 'Age of the girl',
  paidInUntil: 'Deposits until she is {paid} old',
  ageAtMaturity: 'Her age at maturity',
  valueOfTheAccount: 'Balance of the account, as amount deposited and interest earned,',
  othersRound:
    'Here the account’s own rule is followed: each month earns a twelfth of the rate on its least balance after the 5th, and interest is added once a year, unrounded. A site that lets every deposit earn for its whole month or year shows a little more.',
  howItIsCounted:
    '{rate, select, none {A yearly rate} other {{rate}% a year}} on the least balance of each month from its 5th, added at the end of March; deposits in the first 15 of 21 years.',
  enterADeposit: 'Enter a deposit, an age and a rate to see the years.',
  seeWhatSsyPays:
    'See what a Sukanya Samriddhi account pays after 21 years, by the month of your deposits and by the girl’s age.',
  ssy: 'Sukanya Samriddhi',
  whatDoesItPay: 'What does an account for my daughter pay?',
  depositsFromAge: '₹1,50,000 every April, from age 5',
  howToUseThisCalculator: 'How to use this calculator',
  typeTheDeposit:
    'A Sukanya Samriddhi (SSY) account is opened by a parent or guardian for a girl who is not yet ten years old. Deposits go in for 15 years, and the account is held for 21. Type what you deposit each time and choose whether that is once a year or every month: at most {most} may be deposited in one year, {monthly} a month, and at least {least} a year.',
  typeTheAge:
    'Type her age on opening, and the page says how old she is when the account matures. For a deposit once a year, choose its month: the account’s year runs from April to March. The rate is the one that the government has set; change it to see what another would do.',
  howItIsWorkedOut: 'How it is worked out',
  interestFormula: 'interest of a month = least balance from the 5th to its end × R ÷ 12',
  addedInMarch:
    'R is the yearly rate. The interest of twelve months is added once, at the end of the account’s year, and earns interest itself from then on. A deposit counts in its own month only if it is there by the 5th. In years 16 to 21 nothing is paid in, and the balance grows alone.',
  aWorkedExample: 'A worked example',
  everyApril:
    '₹1,50,000 every April by the 5th from age 5, at 8.2%: {totalInvested} is deposited by year 15, when the account holds {fifteen}. It grows for six years more and pays <strong>{value}</strong> when she is {age}. Of that {interest} is interest.',
  monthly:
    'The same money as ₹12,500 every month makes {monthlyValue}: the later deposits of each year earn for fewer months.',
  whatThisFigureLeavesOut: 'What this figure leaves out',
  theRateChanges:
    '<strong>The rate changes.</strong> The government sets it anew for each quarter; this page keeps one rate for all 21 years.',
  early:
    '<strong>Money taken out before.</strong> From her 18th birthday up to half of the balance may be taken out for education, and the account may be closed for her marriage. What is taken out earns nothing from then on.',
  missed:
    '<strong>Missed years.</strong> A year without the least deposit puts the account on hold until a small penalty is paid.',
  prices: '<strong>Prices.</strong> What the balance buys after 21 years depends on inflation.',
  whoCanOpen: 'Who can open the account?',
  parents:
    'A parent or guardian, for a girl below ten who lives in India. There is one account for each girl, and as a rule two in a family.',
  isItTaxed: 'Is the interest taxed?',
  exempt:
    'Under the rules of today the interest and what the account pays at the end are free of income tax. Whether deposits may be deducted depends on the tax regime that you choose.',
  until21: 'Does the account run until she is 21?',
  twentyOneYears:
    'No: it runs for 21 years from its opening. An account that is opened at age 5 matures when she is 26.',
  ssyOrFund: 'Is it better than a fund?',
  theyDiffer:
    'The government stands behind the account, and its rate is known for the quarter; the money is bound for years. A fund may earn more or lose, and is not assured. The panel “Against a SIP” shows the same deposits on the same dates in both.',
  ppfNext: 'PPF: fifteen years at the government’s rate',
  educationNext: 'Child education: what it will cost',
  marriageNext: 'Child marriage: what it will cost',
  formulaInNumbers:
    '{frequency, select, monthly {{deposit} every month} other {{deposit} a year}} for 15 years, 252 months at {rate} ÷ 1200 of the least balance = <nowrap>{value}</nowrap>',
  legend: '{rate}% is the yearly rate; a twelfth of it is earned in each month and added once a year.',
});
