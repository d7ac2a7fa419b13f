import { catalogue } from 'shared/messages';

export const messages = catalogue({
  title: 'SIP calculator',
  whatAFixedAmountEvery: 'What a fixed monthly sum may become.',
  crumb: 'Calculators',
  fieldMonthly: 'Monthly investment',
  fieldYears: 'Time period (years)',
  chartLabel: 'Value of the SIP, as invested amount and estimated returns,',
  paidEachMonth: '{rate}, paid at the {timing} of each month.',
  chartEmpty: 'Enter an amount, a period and a rate to see the years.',
  description: 'See what a monthly investment may become, year by year, with the formula and a table you can keep.',
  why: 'It shows what the same amount each month may become, at a rate that you assume.',
  cardName: 'SIP',
  cardQuestion: 'What does a fixed amount every month become?',
  cardExample: '₹5,000 a month, for 10 years',
  cardText: 'What a fixed amount every month may become',
  ratesCaption: '₹5,000 a month for 10 years, at four assumed rates',
  ratesColumnRate: 'Rate',
  ratesColumnGain: 'Gain',
  ratesColumnValue: 'Value',
  percent: '{annualRatePct}%',
  formulaInNumbers:
    '{monthly} × ((1 + {i})<sup>{count}</sup> − 1) ÷ {i}{timing, select, start { × (1 + {i})} other {}} = <nowrap>{value}</nowrap>',
  whereNumbersComeFrom:
    '{i} is {rateConvention, select, nominal {{rate}% ÷ 12} other {the twelfth root of {yearlyFactor}, less 1}}. {count} is {years} years × 12 instalments. {timing, select, start {The last factor is there because you pay at the start of each month.} other {There is no further factor because you pay at the end of each month.}}',
});
