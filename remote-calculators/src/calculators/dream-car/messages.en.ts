import { catalogue } from 'shared/messages';

export const messages = catalogue({
  dreamCarPlanner: 'Dream car planner',
  theFullPrice: 'Its full price, saved before you buy.',
  goals: 'Goals',
  carPriceToday: 'Car price today',
  whatACarWillCost:
    'What a car will cost on the day you want it, and what to invest each month or once to pay it in full.',
  dreamCar: 'Dream car',
  whatMustISave: 'What must I save to pay the full price before I buy?',
  lakhCarInYears: '₹10 lakh car, in 5 years',
  theFullPriceSavedBefore: 'The full price, saved before you buy',
  howToUseThisPlanner: 'How to use this planner',
  typeWhatTheCarCosts:
    'Type what the car costs today, choose the day on which you want to buy it, and the yearly return you want to assume for the money until then. Take the price on the road, with registration, insurance and accessories: that is what you will pay. The price is assumed to rise by 6% a year; change that figure if you know better for your model.',
  thePlannerAnswers:
    'The planner answers with a monthly amount and, for those who have a sum ready, with the one-time investment that does the same. “Invest Monthly” and “Invest One-time” switch the chart and the table between the two.',
  howTheAmountIsFound: 'How the amount is found',
  firstThePrice: 'First the price on the day of purchase is worked out, then the monthly amount until then:',
  futureCostFormula: 'future cost = price × (1 + inflation)<sup>years</sup>',
  monthlyFormula: 'monthly = future cost × i ÷ ((1 + i)<sup>n</sup> − 1)',
  iIsTheMonthlyRate:
    'i is the monthly rate and n the number of whole calendar months from today to your date; a date within the next month counts as one. Instalments are paid at the end of each month, so the last one falls on the day itself. The last row of the table is therefore exactly the future cost.',
  aWorkedExample: 'A worked example',
  aCarThatCostsToday:
    'A car that costs ₹10,00,000 today will cost {target} in five years at 6% a year. At an assumed 12%, sixty instalments of <strong>{requiredSip}</strong> reach it, or {requiredLumpsum} invested once. With a careful 7% the instalment is {requiredSip2}: over five years the rate matters less than most people expect. Buying after three years instead asks for {requiredSip3} a month, although the car is cheaper then: time is what carries the plan.',
  savingFirstOrBorrowing: 'Saving first or borrowing?',
  withALoanYouPay:
    'With a loan you pay interest to the bank; with savings you earn a return. So the same car costs you more on a loan. If you cannot wait, a larger down payment helps on both counts. And if the instalment above is more than you can spare, think of a later date or a cheaper model before you assume a higher rate.',
  forDatesThatAreNear: 'For dates that are near',
  sharesCanFall:
    'Shares can fall by a third within months. Money that you will need in two or three years is usually kept in funds whose value changes little, so assume a lower rate here. If your date is five years away or more, you may begin with more growth and move the money to calmer funds as the day comes nearer, for example with an STP.',
  whyDoesThePageAsk: 'Why does the page ask for a date and not for years?',
  becauseMostPeopleHave:
    'Because most people have a day in mind, such as a festival or a birthday. Whole months from today are counted, in Indian time.',
  whatIfTheDateHas: 'What if the date has passed?',
  thenThereIsNoMonth:
    'Then there is no month left to save in. The page says so beside the field and leaves every result blank.',
  shouldISubtractTheValue: 'Should I subtract the value of my old car?',
  yesIfYouWillSell:
    'Yes, if you will sell it on the same day: type the price of the new car less what you expect for the old one, in today’s money.',
  isTheRiseCertain: 'Is the 6% rise certain?',
  noItIsACommon: 'No. It is a common assumption. Prices of some models rise faster, and taxes on cars change.',
  dreamHouseTheSame: 'Dream house: the same for a larger price',
  severalGoalsOnOneBudget: 'Several goals on one budget',
  stpMoveSavingsToCalmer: 'STP: move savings to calmer funds near the date',
});
