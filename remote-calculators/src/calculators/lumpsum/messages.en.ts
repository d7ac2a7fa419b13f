import { catalogue } from 'shared/messages';

export const messages = catalogue({
  lumpsumCalculator: 'Lumpsum calculator',
  whatOneInvestmentMayBecome: 'What one investment may become.',
  calculators: 'Calculators',
  totalInvestment: 'Total investment',
  timePeriodYears: 'Time period (years)',
  expectedAnnualReturn: 'Expected annual return (%)',
  eachYearMultiplies: 'Each year multiplies it by {factor}',
  valueOfTheInvestment: 'Value of the investment, as invested amount and estimated returns,',
  hereTheInvestmentGrowsOnce:
    'Here the investment grows once a year, so a nominal and an effective rate are the same thing. A site that lets it grow every month by a twelfth of the rate shows more: ask which one you are reading.',
  enterAnAmountAPeriod: 'Enter an amount, a period and a rate to see the years.',
  seeWhatOneInvestmentMay:
    'See what one investment may become, year by year, with the formula shown in your own numbers.',
  lumpsum: 'Lumpsum',
  whatDoesOneInvestment: 'What does one investment become if I leave it alone?',
  onceForYears: '₹50,000 once, for 10 years',
  whatOneInvestmentTodayMay: 'What one investment today may become',
  formulaInNumbers: '{principal} × {factor}<sup>{years}</sup> = <nowrap>{value}</nowrap>',
  isWhatOneYearMakes: '{factor} is what one year makes of one rupee at {rate}%; it does so {years} times.',
  compoundedOnceAYear:
    '{rate, select, none {A yearly rate} other {{rate}% a year}}, compounded once a year: nominal and effective are the same here.',
});
