import { catalogue } from 'shared/messages';

export const messages = catalogue({
  title: 'Child’s education planner',
  collegeFeesAtThePrices: 'College fees in their own year’s prices.',
  crumb: 'Child plan',
  whatCollegeWillCostWhen: 'What college will cost, and what to invest each month until then.',
  why: 'It turns today’s cost and the child’s age into a monthly amount, at the prices of that year.',
  cardName: 'Child’s education',
  cardQuestion: 'What will college cost when my child turns eighteen?',
  cardExample: '₹10 lakh today, from age 5 to 18',
  cardText: 'College costs at tomorrow’s prices',
});
