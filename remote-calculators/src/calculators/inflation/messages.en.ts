import { catalogue } from 'shared/messages';

export const messages = catalogue({
  dependsOnPrices: 'The inflation is your assumption; real prices will rise by another rate.',
  inflationCalculator: 'Inflation calculator',
  whatTodaysCostBecomes: 'What today’s prices may become.',
  calculators: 'Calculators',
  amountToday: 'Amount today',
  timePeriodYears: 'Time period (years)',
  inflationRate: 'Inflation rate (%)',
  pricesStay: 'Prices stay as they are',
  eachYearMultiplies: 'Each year multiplies the price by {factor}',
  costThen: 'Cost then',
  worthThen: 'Worth then',
  cost: 'Cost',
  worth: 'Worth',
  costAndWorth: 'What the same goods cost, and what the amount itself still buys of today’s goods,',
  hereOnceAYear:
    'Here prices rise once a year by the rate that you type, as the yearly figure of the consumer price index is stated. A site that lets prices rise every month by a twelfth of the rate shows a higher cost.',
  pricesRise:
    '{rate, select, none {Prices rise by a yearly rate} other {Prices rise by {rate}% a year}}, compounded once a year. “Worth then” is what the amount still buys of today’s goods when it is kept as cash.',
  enterAnAmount: 'Enter an amount, a period and an inflation rate to see the years.',
  seeWhatTodaysCostBecomes:
    'See what today’s cost may become at an inflation rate that you choose, and what the same money may still buy, year by year.',
  inflation: 'Inflation',
  whatWillItCost: 'What will it cost when I need it?',
  costInYears: '₹1,00,000 of today, in 10 years at 6% inflation',
  howToUseThisCalculator: 'How to use this calculator',
  typeACost:
    'Type what something costs today: a month of your household, a year of college, a car. Then type after how many years you will pay for it, and how fast you think its price rises. “Cost then” is what the same thing may cost. “Worth then” looks at it from the other side: what the amount still buys, in today’s goods, if it lies idle until then.',
  differentPricesRise:
    'Not all prices rise alike. Try the figure of your own basket: school and hospital fees have often risen faster than food or clothes.',
  howItIsWorkedOut: 'How it is worked out',
  costFormula: 'Cost then = A × (1 + g)<sup>years</sup>',
  worthFormula: 'Worth then = A ÷ (1 + g)<sup>years</sup>',
  aIsTheAmount:
    'A is the amount of today and g the yearly inflation. For the months within a year, the twelfth root of the year’s rise is taken, so that twelve months make exactly one year.',
  aWorkedExample: 'A worked example',
  inTenYears:
    '₹1,00,000 at 6% for 10 years: the price is multiplied by 1.06 ten times, and what costs ₹1,00,000 today costs <strong>{cost}</strong>. ₹1,00,000 in cash then buys what {worth} buys today.',
  twentyYears:
    'After 20 years the cost is {cost20} and the cash is worth {worth20}. Money that grows by exactly the inflation rate keeps what it can buy; only what it earns beyond that makes you richer.',
  whatThisFigureLeavesOut: 'What this figure leaves out',
  theRateChanges:
    '<strong>The rate changes.</strong> This page lets prices rise by the same rate every year. In reality some years are far above it and some below.',
  theGoodsChange:
    '<strong>The goods change.</strong> A phone or a car in ten years is another thing than today’s, and its price with it.',
  whatMoneyEarns: '<strong>What money earns.</strong> “Worth then” assumes that the amount earns nothing at all.',
  whichRate: 'Which inflation rate should I type?',
  aRateBetween:
    'One that fits what you pay for. The government publishes the consumer price index every month; its rise over ten or twenty years says more than that of the last one. Many plans take 6% to be careful, and more for education.',
  isItTheSame: 'Is this the same as “today’s rupees” on other pages?',
  yesTheSame:
    'Yes. “Worth then” of an amount is what other pages show for it when “Show in today’s rupees” is on, at the same rate and date.',
  howDoIKeepUp: 'How do I keep up with rising prices?',
  whatEarnsMore:
    'Only with money that earns at least as much as prices rise, after tax. A deposit may do it in some years; a fund may do more, and may also lose.',
  canPricesFall: 'Can prices fall?',
  thePageTakes: 'Single prices do. This page takes rates from 0% to 30%, because prices as a whole have rarely fallen.',
  sipForACost: 'SIP: put money aside for a cost',
  severalGoals: 'Several goals on one budget',
  fire: 'FIRE: when savings pay for all your months',
  formulaInNumbers:
    '{amount} × {factor}<sup>{years}</sup> = <nowrap>{cost}</nowrap>, and {amount} ÷ {factor}<sup>{years}</sup> = <nowrap>{worth}</nowrap>',
  isWhatOneYearMakes: '{factor} is what one year makes of a price of one rupee at {rate}%; it does so {years} times.',
});
