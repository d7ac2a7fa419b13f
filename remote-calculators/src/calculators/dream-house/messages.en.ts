import { catalogue } from 'shared/messages';

export const messages = catalogue({
  title: 'Dream house planner',
  whatAHouseWillCost: 'What it will cost, and what to save.',
  crumb: 'Goals',
  fieldPrice: 'House price today',
  description: 'What a house will cost when you are ready to buy, and the monthly or one-time investment it asks for.',
  why: 'It turns today’s price and a date into a monthly amount, at the prices of that day.',
  cardName: 'Dream house',
  cardQuestion: 'How do I save for a house when its price keeps rising?',
  cardExample: '₹80 lakh house, in 15 years',
  cardText: 'A price and a date, turned into a monthly amount',
});
