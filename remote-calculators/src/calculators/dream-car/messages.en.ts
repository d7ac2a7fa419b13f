import { catalogue } from 'shared/messages';

export const messages = catalogue({
  title: 'Dream car planner',
  theFullPrice: 'Its full price, saved before you buy.',
  crumb: 'Goals',
  fieldPrice: 'Car price today',
  description: 'What a car will cost on the day you want it, and what to invest each month or once to pay it in full.',
  why: 'It turns today’s price and a date into a monthly amount, at the prices of that day.',
  cardName: 'Dream car',
  cardQuestion: 'What must I save to pay the full price before I buy?',
  cardExample: '₹10 lakh car, in 5 years',
  cardText: 'The full price, saved before you buy',
});
