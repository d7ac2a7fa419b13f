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
  howToUseThisCalculator: 'How to use this calculator',
  typeTheAmount:
    'Type the amount that you want to invest once, the number of years you can leave it alone, and the yearly return you want to assume. Whole rupees are enough: 50000, 50,000 and 50k all mean the same. The sliders do the same job with a thumb. Results follow every key, so try a few rates and see how far apart they end.',
  belowTheChartEachYear:
    'Below the chart, each year opens to its months. Within a year, each month uses the twelfth root of the year’s growth, so that twelve months make exactly one year. Keep a result with the Link, CSV, XLSX or Print button.',
  theFormulaAndAWorked: 'The formula and a worked example',
  valueFormula: 'Value = P × (1 + R)<sup>years</sup>',
  pIsWhatYouInvest:
    'P is what you invest and R the yearly return. ₹50,000 for 10 years at 12% is multiplied by 1.12 ten times and becomes <strong>{value}</strong>: your {totalInvested} and {gains} of growth. The first year adds {gainsOf}; the tenth adds {gainsOf2}, because by then there is more money for the rate to work on.',
  aLongerPeriodMakes:
    'A longer period makes a large difference. The same ₹50,000 left for 20 years instead of 10 comes to {twice}, which is far more than twice as much, although nothing was added.',
  whyOnceAYear: 'Why once a year?',
  aMutualFundPaysNo:
    'A mutual fund pays no interest on fixed dates: its value changes every working day. Reports state what it gained over whole years, and that is the figure most people have in mind when they say 12%. So this page lets the sum grow once a year by that figure. A bank deposit is different: it states a nominal rate and adds interest every quarter, which makes a little more than the stated rate over a year.',
  whatThisFigureLeavesOut: 'What this figure leaves out',
  thePathRealReturnsCome:
    '<strong>The path.</strong> Real returns come unevenly. With one investment on one day, the price of that very day matters more than it does with instalments.',
  pricesAtInflation: '<strong>Prices.</strong> At 6% inflation the example’s value buys what {amount} buys today.',
  taxAndExitLoadBoth:
    '<strong>Tax and <exitLoad>exit load</exitLoad>.</strong> Both are due when you sell, by the rules of that day and of the scheme.',
  allAtOnce: 'All at once, or in instalments?',
  ifYouHaveTheMoney:
    'If you have the money now, investing it at once gives it the most time. If a fall right afterwards would make you sell, spreading it out may help you stay invested. An <stpcalculator>STP</stpcalculator> does the spreading: the sum waits in a calmer fund and moves over month by month.',
  canTheResultBeBelow: 'Can the result be below what I invest?',
  onThisPageNoBecause:
    'On this page no, because a positive rate is assumed for every year. In a real fund yes: after a bad stretch the value can be below the amount invested, even after several years.',
  whichRateShouldIType: 'Which rate should I type?',
  oneThatYouFindRealistic:
    'One that you find realistic. Try lower rates as well, and see the notice above 13%: AMFI lets calculators illustrate 2% to 13%.',
  doesTheNominalOrEffective: 'Does the nominal or effective switch change anything here?',
  noGrowthIsCountedOnce:
    'No. Growth is counted once a year, and over one year both words mean the same. The cards show it.',
  canIAddMoneyLater: 'Can I add money later?',
  thisPageFollowsOne:
    'This page follows one investment. For regular additions use the SIP calculator, or run this one twice.',
  sipInvestEveryMonthInstead: 'SIP: invest every month instead',
  stpMoveASumOver: 'STP: move a sum over month by month',
  corpusWhatMustIInvest: 'Corpus: what must I invest to reach a sum?',
  formulaInNumbers: '{principal} × {factor}<sup>{years}</sup> = <nowrap>{value}</nowrap>',
  isWhatOneYearMakes: '{factor} is what one year makes of one rupee at {rate}%; it does so {years} times.',
  compoundedOnceAYear:
    '{rate, select, none {A yearly rate} other {{rate}% a year}}, compounded once a year: nominal and effective are the same here.',
});
