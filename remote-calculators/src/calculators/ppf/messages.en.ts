import { catalogue } from 'shared/messages';

export const messages = catalogue({
  title: 'PPF calculator',
  lead: 'What PPF pays after 15 years or more.',
  crumb: 'Calculators',
  fieldYears: 'Time period (years)',
  withBlocks: '15 years and {blocks, plural, one {one block} other {{blocks} blocks}} of five',
  fieldDepositsAfter: 'Deposits after year 15',
  countsAfterYear15: 'Counts for accounts that are kept longer than 15 years',
  firstDeposit: 'Date of the first deposit',
  countsFromTheEnd: 'The 15 years count from the end of its financial year; left out, 15 whole years are counted',
  maturityNote:
    'Matures on {day}, and may take {count} deposits, one in each financial year {until, select, term {of its first term} other {until then}}',
  countedFromItsEnd: 'Counted from the end of the first deposit’s financial year',
  enterBlocks: 'Enter 15, 20, 25 and so on up to 50: the account is extended by five years at a time.',
  chartLabel: 'Balance of the account, as amount deposited and interest earned,',
  othersRound:
    'Here the account’s own rule is followed: each month earns a twelfth of the rate on its least balance after the 5th, and interest is added once a year, unrounded. A site that lets every deposit earn for its whole month or year shows a little more.',
  linkHow:
    '{rate, select, none {A yearly rate} other {{rate}% a year}} on the least balance of each month from its 5th, added at the end of March. The year runs from April.',
  chartEmpty: 'Enter a deposit, a period and a rate to see the years.',
  seeWhatPpfPays:
    'See what a PPF account pays after 15 years or longer, by the dates of your deposits and by whether they come before the 5th.',
  why: 'It follows a PPF account year by year, within the limits of the scheme.',
  cardName: 'PPF',
  whatDoesPpfPay: 'What does a PPF account pay at the end?',
  depositsForYears: '₹1,50,000 every April for 15 years',
  formulaInNumbers:
    '{frequency, select, monthly {{deposit} every month} other {{deposit} a year}} for {paidYears} years, {months} months at {rate} ÷ 1200 of the least balance = <nowrap>{value}</nowrap>',
  legend: '{rate}% is the yearly rate; a twelfth of it is earned in each month and added once a year.',
});
