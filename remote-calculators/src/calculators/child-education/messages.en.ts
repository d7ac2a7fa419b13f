import { catalogue } from 'shared/messages';

export const messages = catalogue({
  childsEducationPlanner: 'Child’s education planner',
  collegeFeesAtThePrices: 'College fees in their own year’s prices.',
  childPlan: 'Child plan',
  whatCollegeWillCostWhen: 'What college will cost, and what to invest each month until then.',
  childsEducation: 'Child’s education',
  whatWillCollegeCostWhen: 'What will college cost when my child turns eighteen?',
  lakhTodayFromAge: '₹10 lakh today, from age 5 to 18',
  collegeCostsAtTomorrows: 'College costs at tomorrow’s prices',
});
