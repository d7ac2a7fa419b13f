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
});
