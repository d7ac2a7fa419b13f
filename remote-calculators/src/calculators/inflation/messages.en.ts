import { catalogue } from 'shared/messages';

export const messages = catalogue({
  dependsOnPrices: 'The inflation is your assumption; real prices will rise by another rate.',
  title: 'Inflation calculator',
  whatTodaysCostBecomes: 'What today’s prices may become.',
  crumb: 'Calculators',
  fieldAmountToday: 'Amount today',
  fieldYears: 'Time period (years)',
  fieldInflation: 'Inflation rate (%)',
  inflationNoteNone: 'Prices stay as they are',
  rateNote: 'Each year multiplies the price by {factor}',
  resultCost: 'Cost then',
  resultWorth: 'Worth then',
  shortCost: 'Cost',
  shortWorth: 'Worth',
  costAndWorth: 'What the same goods cost, and what the amount itself still buys of today’s goods,',
  hereOnceAYear:
    'Here prices rise once a year by the rate that you type, as the yearly figure of the consumer price index is stated. A site that lets prices rise every month by a twelfth of the rate shows a higher cost.',
  pricesRise:
    '{rate, select, none {Prices rise by a yearly rate} other {Prices rise by {rate}% a year}}, compounded once a year. “Worth then” is what the amount still buys of today’s goods when it is kept as cash.',
  chartEmpty: 'Enter an amount, a period and an inflation rate to see the years.',
  seeWhatTodaysCostBecomes:
    'See what today’s cost may become at an inflation rate that you choose, and what the same money may still buy, year by year.',
  why: 'It shows what an amount of today costs later, and what it still buys.',
  cardName: 'Inflation',
  cardQuestion: 'What will it cost when I need it?',
  costInYears: '₹1,00,000 of today, in 10 years at 6% inflation',
  formulaInNumbers:
    '{amount} × {factor}<sup>{years}</sup> = <nowrap>{cost}</nowrap>, and {amount} ÷ {factor}<sup>{years}</sup> = <nowrap>{worth}</nowrap>',
  formulaLegend: '{factor} is what one year makes of a price of one rupee at {rate}%; it does so {years} times.',
});
