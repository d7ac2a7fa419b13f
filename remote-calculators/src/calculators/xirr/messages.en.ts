import { catalogue } from 'shared/messages';

export const messages = catalogue({
  xirrCalculator: 'XIRR calculator',
  theYearlyReturn: 'The yearly return of money that you paid in and took out on different days.',
  calculators: 'Calculators',
  home: 'Home',
  yourNumbers: 'Your numbers',
  datesAndAmounts: 'Dates and amounts',
  oneRowEach:
    'One row for each date: what you paid in with a minus, what you received without. Paste from a sheet, or type.',
  addARow: 'Add a row',
  date: 'Date',
  amount: 'Amount',
  paidOrReceived: 'Paid in or received',
  paidIn: 'Paid in',
  received: 'Received',
  add: 'Add',
  enterADateAnd: 'Choose a date and type an amount such as 5,000.',
  openACsvFile: 'Open a CSV file',
  theFileCouldNot: 'The file could not be read. Choose a CSV file of at most 1 MB.',
  clearAll: 'Clear all',
  staysInThisBrowser: 'What you enter stays in this browser. The link carries none of it; CSV and XLSX do.',
  withoutScript:
    'This calculator works in your browser and needs JavaScript. With JavaScript off, a spreadsheet gives the same figure: its XIRR function takes the same dates and amounts.',
  yearlyReturn: 'Yearly return (XIRR)',
  totalPaid: 'Paid in',
  totalReceived: 'Received',
  profit: 'Profit',
  result: 'Result',
  perCentAYear: '{rate}%',
  noYearlyRate: 'No yearly rate fits these flows.',
  moreThanOneRate: 'More than one rate fits; shown is the one nearest zero.',
  annualised:
    'The flows cover {days} {days, plural, one {day} other {days}}, less than a year: the return is annualised, as if it went on for a whole year.',
  rowCannotBeRead:
    'Row {row}: enter {what, select, date {a date such as 2024-06-01, 01/06/2024 or 1 June 2024} other {an amount such as 5,000 or -5,000}}.',
  moreRows: 'And {more} more {more, plural, one {row} other {rows}}.',
  enterTwoRows: 'Enter at least two rows, to see the yearly return.',
  tooManyRows: 'Enter at most {most} rows.',
  amountsAtMost: 'Enter amounts of at most ₹1,00,000 crore.',
  nothingReceived: 'Enter what you received, or what it is worth today, as a row without a minus.',
  nothingPaidIn: 'Enter what you paid in as a row with a minus.',
  convention: 'Days are counted from the earliest date, and a year has 365 of them, leap years too.',
  theRowsAsRead: 'The rows as they were read',
  rowsByDate: '{count} {count, plural, one {row} other {rows}}, the earliest first',
  moreRowsInTheFile: 'The first {shown} rows are shown. CSV and XLSX hold all of them.',
  flows: 'Flows',
  findTheYearly:
    'Find the yearly return (XIRR) of SIPs, withdrawals and dividends on any dates: type them, paste them from a sheet, or open a CSV file.',
  xirr: 'XIRR',
  whatDidMyMoney: 'What did my money earn in a year?',
  exampleInWords: '₹10,000 paid in, ₹13,000 received in four payments',
  howToUseThisCalculator: 'How to use this calculator',
  enterEachPayment:
    'Enter each payment with its date. Dates may be written as 2024-06-01, 01/06/2024 (the day first), 1 June 2024 or 1-Jun-24; amounts as 5000, 5,000 or 5L. A minus or brackets mean that you paid in. If you still hold the investment, add a last row with today’s date and what it is worth.',
  whereItIsKept:
    'The rows stay in this tab until you close it, also over a reload. They are not sent anywhere, and the link of this page carries none of them.',
  howItIsWorkedOut: 'How it is worked out',
  formula: 'Σ amount × (1 + r)<sup>−days ÷ 365</sup> = 0',
  theRateIsFound:
    'r is the yearly rate at which everything that you paid in and received is worth nothing together on the earliest day. The page reads that sum at fixed rates from −99.99% to 10,000% and halves the step in which it changes its sign until the rate is exact. Spreadsheets use the same sum.',
  aWorkedExample: 'A worked example',
  tenThousand:
    '₹10,000 paid in on 1 January 2008, and four payments of {received} together received by 1 April 2009: the yearly return is <strong>{rate}%</strong>. The profit is only {profit}, but most of the money was back within ten months.',
  whatThisFigureLeavesOut: 'What this figure leaves out',
  taxLeftOut: '<strong>Tax and costs.</strong> Enter what really left and reached your account, and they are in it.',
  riskLeftOut: '<strong>Risk.</strong> Two funds with the same return may have moved very differently on the way.',
  futureLeftOut: '<strong>The future.</strong> It says what was. It promises nothing about what will be.',
  isItTheSame: 'Is this the return of my fund?',
  itIsYours: 'It is the return of your money in it. The fund’s own return takes no account of when you paid in.',
  whyAnnualised: 'Why is a return of a few months so large?',
  becauseItIsStretched:
    'XIRR is always a yearly rate. A gain of 5% in three months is stretched to a year as if it went on. Under a year, the page says so.',
  whichStatement: 'Where do I find my payments?',
  inTheAccount:
    'In the account statement of your fund or of its registrar: each purchase, redemption and dividend stands there with its date and amount.',
  whyTwoRates: 'How can more than one rate fit?',
  whenSigns:
    'When money goes in, comes out, and goes in again, the sum may be zero at several rates. The page then shows the one nearest zero and says that there are others.',
  sipNext: 'SIP: what regular investments may become',
  swpNext: 'SWP: a fixed sum every month',
  regimeNext: 'Lumpsum: what one investment may become',
});
