import { catalogue } from 'shared/messages';

export const messages = catalogue({
  title: 'Lumpsum calculator',
  lead: 'What one investment may become.',
  crumb: 'Calculators',
  fieldInvestment: 'Total investment',
  fieldYears: 'Time period (years)',
  fieldRate: 'Expected annual return (%)',
  rateNote: 'Each year multiplies it by {factor}',
  chartLabel: 'Value of the investment, as invested amount and estimated returns,',
  whyText:
    'Here the investment grows once a year, so a nominal and an effective rate are the same thing. A site that lets it grow every month by a twelfth of the rate shows more: ask which one you are reading.',
  chartEmpty: 'Enter an amount, a period and a rate to see the years.',
  description: 'See what one investment may become, year by year, with the formula shown in your own numbers.',
  why: 'It shows what one amount may become, at a rate that you assume.',
  cardName: 'Lumpsum',
  cardQuestion: 'What does one investment become if I leave it alone?',
  cardExample: '₹50,000 once, for 10 years',
  cardText: 'What one investment today may become',
  formulaInNumbers: '{principal} × {factor}<sup>{years}</sup> = <nowrap>{value}</nowrap>',
  formulaLegend: '{factor} is what one year makes of one rupee at {rate}%; it does so {years} times.',
  compoundedOnceAYear:
    '{rate, select, none {A yearly rate} other {{rate}% a year}}, compounded once a year: nominal and effective are the same here.',
});
