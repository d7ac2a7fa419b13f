import { catalogue } from 'shared/messages';

export const messages = catalogue({
  ppfCalculator: 'PPF calculator',
  whatPpfPays: 'What PPF pays after 15 years or more.',
  calculators: 'Calculators',
  timePeriodYears: 'Time period (years)',
  withBlocks: '15 years and {blocks, plural, one {one block} other {{blocks} blocks}} of five',
  depositsAfter: 'Deposits after year 15',
  countsAfterYear15: 'Counts for accounts that are kept longer than 15 years',
  firstDeposit: 'Date of the first deposit',
  countsFromTheEnd: 'The 15 years count from the end of its financial year; left out, 15 whole years are counted',
  maturesOn: 'Matures on {day}, and may take sixteen deposits, one in each financial year until then',
  enterBlocks:
    'Enter 15, 20, 25 and so on up to 50: the account is extended by five years at a time. Results stay blank until then.',
  valueOfTheAccount: 'Balance of the account, as amount deposited and interest earned,',
  othersRound:
    'Here the account’s own rule is followed: each month earns a twelfth of the rate on its least balance after the 5th, and interest is added once a year, unrounded. A site that lets every deposit earn for its whole month or year shows a little more.',
  howItIsCounted:
    '{rate, select, none {A yearly rate} other {{rate}% a year}} on the least balance of each month from its 5th, added at the end of March. The year runs from April.',
  enterADeposit: 'Enter a deposit, a period and a rate to see the years.',
  seeWhatPpfPays:
    'See what a PPF account pays after 15 years or longer, by the dates of your deposits and by whether they come before the 5th.',
  ppf: 'PPF',
  whatDoesPpfPay: 'What does a PPF account pay at the end?',
  depositsForYears: '₹1,50,000 every April for 15 years',
  howToUseThisCalculator: 'How to use this calculator',
  typeTheDeposit:
    'A Public Provident Fund (PPF) account runs for 15 years from the end of the financial year of its first deposit, and may be extended by five years at a time: one of April 2026 matures on 1 April 2042 and may take sixteen deposits. With the date of the first deposit this page counts so; without it, 15 whole years. Type what you deposit each time, and choose whether that is once a year or every month. At most {most} may be deposited in one year, {monthly} a month, and at least {least} a year keeps the account alive.',
  chooseTheMonth:
    'For a deposit once a year, choose its month: the account’s year runs from April to March, so a deposit in April earns for twelve months. Say whether it comes by the 5th. After year 15 you may go on depositing, or let the balance grow alone. The rate is the one that the government has set; change it to see what another would do.',
  howItIsWorkedOut: 'How it is worked out',
  interestFormula: 'interest of a month = least balance from the 5th to its end × R ÷ 12',
  addedInMarch:
    'R is the yearly rate. The interest of twelve months is added once, at the end of the account’s year, and earns interest itself from then on. A deposit counts in its own month only if it is there by the 5th. Nothing is rounded on the way here.',
  aWorkedExample: 'A worked example',
  everyApril:
    '₹1,50,000 every April by the 5th, at 7.1%: after 15 years {totalInvested} has been deposited and the account holds <strong>{value}</strong>. The same money as ₹12,500 every month makes {monthlyValue}, because the later deposits of each year earn for fewer months. Paid after the 5th of each month it makes {lateValue}.',
  keptLonger:
    'Kept for five years more without a deposit, the yearly account grows to {longer}; with the same deposits to {longerPaid}.',
  whatThisFigureLeavesOut: 'What this figure leaves out',
  theRateChanges:
    '<strong>The rate changes.</strong> The government sets it anew for each quarter; this page keeps one rate for all years.',
  loans: '<strong>Loans and withdrawals.</strong> Money that is taken out on the way earns nothing from then on.',
  firstYear:
    '<strong>The sixteenth deposit.</strong> Without the date of the first deposit 15 whole years and 15 deposits are counted. The account of the example, opened on 1 April, holds {sixteen} when it matures.',
  prices: '<strong>Prices.</strong> What the balance buys after so many years depends on inflation.',
  isItTaxed: 'Is the interest taxed?',
  exempt:
    'Under the rules of today the interest of a PPF account and what it pays at the end are free of income tax. Whether a deposit may be deducted depends on the tax regime that you choose; the tax regime page counts it under 80C.',
  whyTheFifth: 'Why does the 5th matter?',
  leastBalance:
    'Because a month earns on its least balance between the 5th and its end. A deposit on the 6th earns from the next month on. With yearly deposits that is one month of interest in each year.',
  afterFifteen: 'What happens after 15 years?',
  threeWays:
    'You may close the account, keep it in blocks of five years with deposits, or keep it without any. For deposits after year 15 a form has to be handed in within a year.',
  ppfOrFund: 'Is PPF better than a fund?',
  theyDiffer:
    'The government stands behind the account, and its rate is known for the quarter; the money is bound for years. A fund may earn more or lose, and is not assured. The panel “Against a SIP” shows the same deposits on the same dates in both.',
  ssyNext: 'Sukanya Samriddhi: an account for a girl child',
  fdNext: 'FD: a fixed rate at a bank',
  regimeNext: 'Tax regimes: does the deduction help you?',
  formulaInNumbers:
    '{frequency, select, monthly {{deposit} every month} other {{deposit} a year}} for {paidYears} years, {months} months at {rate} ÷ 1200 of the least balance = <nowrap>{value}</nowrap>',
  legend: '{rate}% is the yearly rate; a twelfth of it is earned in each month and added once a year.',
});
