import { catalogue } from 'shared/messages';

export const messages = catalogue({
  dreamHousePlanner: 'Dream house planner',
  whatAHouseWillCost: 'What it will cost, and what to save.',
  goals: 'Goals',
  housePriceToday: 'House price today',
  whatAHouseWillCostWhen:
    'What a house will cost when you are ready to buy, and the monthly or one-time investment it asks for.',
  dreamHouse: 'Dream house',
  howDoISave: 'How do I save for a house when its price keeps rising?',
  lakhHouseInYears: '₹80 lakh house, in 15 years',
  aPriceAndADate: 'A price and a date, turned into a monthly amount',
  howToUseThisPlanner: 'How to use this planner',
  typeWhatSuchAHouse:
    'Type what such a house costs today, the day on which you want to buy, and the return you want to assume until then. You may plan for the whole price or only for your own share of it: if a bank will lend you four fifths, type the remaining fifth and the fees. The price rises by 6% a year here until you change that figure.',
  nothingIsShownUntilAll:
    'Nothing is shown until all figures are filled in. Then the result follows every key, and the chart shows how the money gathers year by year.',
  howTheAmountIsFound: 'How the amount is found',
  futureCostFormula: 'future cost = price × (1 + inflation)<sup>years</sup>',
  oneTimeFormula: 'one-time = future cost ÷ (1 + R)<sup>years</sup>',
  monthlyFormula: 'monthly = future cost × i ÷ ((1 + i)<sup>n</sup> − 1)',
  rIsTheYearlyReturn:
    'R is the yearly return, i its monthly counterpart and n the number of whole months from today to your date. The one-time sum grows once a year, the instalments grow month by month, and both arrive at the same future cost on the same day. Switch between the two above the result.',
  aWorkedExample: 'A worked example',
  aHouseOfWillCost:
    'A house of ₹80,00,000 will cost {target} in fifteen years if prices rise by 6% a year. At an assumed 12%, <strong>{requiredSip}</strong> a month pays for it in full, or {requiredLumpsum} invested today. Were prices to rise by 8%, the same house would cost {target2} and ask for {requiredSip2} a month.',
  planningOnlyForADown:
    'Planning only for a down payment of one fifth, ₹16,00,000 at today’s prices, in six years, asks for {requiredSip} a month. That is the figure most families begin with.',
  whatToInclude: 'What to include in the price',
  stampDutyAndRegistration:
    '<strong>Stamp duty and registration.</strong> They differ by state and come on top of what the seller asks.',
  taxesOnAHouseUnder:
    '<strong>Taxes on a house under construction,</strong> the builder’s charges, parking and a deposit for upkeep.',
  whatMakesItAHome:
    '<strong>What makes it a home:</strong> a kitchen, fans and lights, moving. They can take 10% of the price.',
  howFastDoHousePrices: 'How fast do house prices rise?',
  itDependsOnTheLocality:
    'It depends on the locality more than on the country. There have been decades in which prices in a city doubled twice and decades in which they stood still. Try 4% and 8% beside the usual 6% and see whether your plan works at both.',
  shouldISave: 'Should I save for the whole house or for the down payment?',
  banksUsuallyLendUp:
    'Banks usually lend up to 75 to 90 per cent of the value. Saving for the rest keeps the instalment within reach; every rupee more lowers the loan.',
  isItSensibleToInvest: 'Is it sensible to invest in shares for a house?',
  forADate:
    'For a date that is far away many people do so with part of the money. As the day comes nearer, a fall can no longer be waited out, so the money is moved to calmer funds.',
  whatCountsAsAMonth: 'What counts as a month?',
  aWholeCalendarMonth:
    'A whole calendar month in Indian time: from the 20th of one month to the 20th of the next. A date that is less than a month away counts as one.',
  doesThePageKnowMy: 'Does the page know my city’s prices?',
  noItWorksOnly: 'No. It works only with the figures that you type, in your browser, and keeps none of them.',
  dreamCarTheSame: 'Dream car: the same for a nearer date',
  corpusAFixedSum: 'Corpus: a fixed sum by a certain year',
  severalGoalsOnOneBudget: 'Several goals on one budget',
});
