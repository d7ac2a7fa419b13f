import { catalogue } from 'shared/messages';

export const messages = catalogue({
  childsMarriagePlanner: 'Child’s marriage planner',
  whatAMarriageWillCost: 'What it will cost, and what to save.',
  childPlan: 'Child plan',
  whatAMarriageWillCostAt:
    'What a marriage will cost at tomorrow’s prices and what to invest each month until that age.',
  childsMarriage: 'Child’s marriage',
  howDoIPay: 'How do I pay for a marriage without a loan?',
  lakhTodayFromAge: '₹15 lakh today, from age 5 to 18',
});
