import { catalogue } from 'shared/messages';

export const messages = catalogue({
  title: 'Corpus calculator',
  theMonthlyOrOneTime: 'What to invest for a target amount.',
  crumb: 'Goals',
  fieldTarget: 'Target corpus',
  description: 'From a target sum and a number of years to the monthly or one-time investment that reaches it.',
  why: 'It turns an amount and a time into what you need each month, or at once.',
  cardName: 'Corpus',
  cardQuestion: 'What must I save to reach a round figure by a certain year?',
  cardExample: '₹1 crore, in 20 years',
});
