import { catalogue } from 'shared/messages';

export const messages = catalogue({
  sipCalculator: 'SIP calculator',
  whatAFixedAmountEvery: 'What a fixed monthly sum may become.',
  calculators: 'Calculators',
  monthlyInvestment: 'Monthly investment',
  timePeriodYears: 'Time period (years)',
  valueOfTheSip: 'Value of the SIP, as invested amount and estimated returns,',
  paidEachMonth: '{rate}, paid at the {timing} of each month.',
  enterAnAmountAPeriod: 'Enter an amount, a period and a rate to see the years.',
  seeWhatAMonthlyInvestment:
    'See what a monthly investment may become, year by year, with the formula and a table you can keep.',
  sip: 'SIP',
  whatDoesAFixedAmount: 'What does a fixed amount every month become?',
  aMonthForYears: '₹5,000 a month, for 10 years',
  whatAFixedAmountEveryMonth: 'What a fixed amount every month may become',
  howToUseThisCalculator: 'How to use this calculator',
  typeWhatYouCanInvest:
    'Type what you can invest each month, for how many years, and the yearly return you want to assume; or drag the sliders. With a keyboard that has letters you may also write 5k, or 1L for a lakh. The result changes with every key, and the chart and the table below show how it comes about, year by year and month by month.',
  howTheSumGrows: 'How the sum grows',
  aSystematicInvestmentPlan:
    'A systematic investment plan (SIP) takes the same amount from your bank account each month and buys units of a mutual fund. This calculator adds your instalment to the balance, lets the balance grow by one month’s rate, and does so once for every month you chose.',
  valueFormula: 'Value = P × ((1 + i)<sup>n</sup> − 1) ÷ i × (1 + i)',
  pIsTheInstalmentI:
    'P is the instalment, i the monthly rate and n the number of instalments. Take ₹5,000 a month for 10 years at 12%: i is 0.01, n is 120, and the value is <strong>{value}</strong>, of which {totalInvested} is what you paid in. In the first year you pay ₹60,000.00 and the sum earns {gainsOf}. In the tenth year you pay the same and it earns <strong>{gainsOf2}</strong>. The rate is the same; there is more money to earn it.',
  whatMeansAndWhat: 'What 12% means, and what it does not',
  noMutualFundPays:
    'No mutual fund pays 12%. It is a figure that you assume so that the sum can be done. An equity fund may gain 30% in one year and lose 20% in the next, and the order in which such years come changes what you end up with. Try more than one rate before you rely on a result.',
  aMonthForYearsAtFour: '₹5,000 a month for 10 years, at four assumed rates',
  rate: 'Rate',
  gain: 'Gain',
  value: 'Value',
  percent: '{annualRatePct}%',
  aboveEffectiveWhich:
    'Above 13% <effective>effective</effective>, which is 12.28% <nominal>nominal</nominal>, this page shows a notice: AMFI lets calculators illustrate 2% to 13%.',
  whatThisFigureLeavesOut: 'What this figure leaves out',
  costsAFundsExpenseRatio:
    '<strong>Costs.</strong> A fund’s <expenseRatio>expense ratio</expenseRatio> is already inside its return, so assume a return after costs.',
  taxGainsAreTaxedWhen: '<strong>Tax.</strong> Gains are taxed when you sell, by the rules of that year.',
  pricesAtInflationInTen:
    '<strong>Prices.</strong> At 6% inflation, {value} in ten years buys what {amount} buys today. The switch above shows this for your figures.',
  missedMonthsOneInstalment:
    '<strong>Missed months.</strong> One instalment skipped early costs more than one skipped late.',
  choosingAnAmount: 'Choosing an amount',
  startFromTheGoalNot:
    'Start from the goal, not from the fund. If you know what you need and when, a goal planner turns it into a monthly amount. If you only know what you can spare, choose an amount that you can pay even in a difficult month, and raise it when your income rises: with a 10% step-up each year the same plan comes to {value}, on {totalInvested} invested.',
  startFromAGoal: '<goals>Start from a goal</goals> or see the <stepupsipcalculator>step-up SIP</stepupsipcalculator>.',
  canILoseMoney: 'Can I lose money in a SIP?',
  yesASipSpreads:
    'Yes. A SIP spreads your purchases over time; it does not remove the risk of the market. After ten years the value can still be below what you paid in.',
  canIStopOrChange: 'Can I stop or change it?',
  yesAtAnyTime:
    'Yes, at any time, by an instruction to the fund house. Some schemes charge an <exitLoad>exit load</exitLoad> on units that are sold early.',
  isTheFirstInstalment: 'Is the first instalment counted on day one?',
  hereItIsBecauseMost:
    'Here it is, because most people pay at the start of the month. Choose “End of month” above to see the other way: {atEnd} for the example.',
  whyDoesMyFundHouse: 'Why does my fund house show a slightly different figure?',
  itMayTurnTheYearly:
    'It may turn the yearly rate into a monthly one in the other way, or let the first instalment wait a month. The four cards under the table show all four results; one of them usually matches.',
  stepUpSipRaise: 'Step-up SIP: raise the instalment every year',
  lumpsumInvestOnce: 'Lumpsum: invest once',
  corpusFromATarget: 'Corpus: from a target to a monthly amount',
  swpAMonthlyIncomeFrom: 'SWP: a monthly income from what was saved',
  formulaInNumbers:
    '{monthly} × ((1 + {i})<sup>{count}</sup> − 1) ÷ {i}{timing, select, start { × (1 + {i})} other {}} = <nowrap>{value}</nowrap>',
  whereNumbersComeFrom:
    '{i} is {rateConvention, select, nominal {{rate}% ÷ 12} other {the twelfth root of {yearlyFactor}, less 1}}. {count} is {years} years × 12 instalments. {timing, select, start {The last factor is there because you pay at the start of each month.} other {There is no further factor because you pay at the end of each month.}}',
});
