import { catalogue } from 'shared/messages';

export const messages = catalogue({
  title: 'Child’s marriage planner',
  whatAMarriageWillCost: 'What it will cost, and what to save.',
  crumb: 'Child plan',
  description: 'What a marriage will cost at tomorrow’s prices and what to invest each month until that age.',
  why: 'It turns today’s cost and the child’s age into a monthly amount, at the prices of that year.',
  cardName: 'Child’s marriage',
  cardQuestion: 'How do I pay for a marriage without a loan?',
  cardExample: '₹15 lakh today, from age 5 to 18',
});
