import { catalogue } from 'shared/messages';

export const messages = catalogue({
  home: 'Home',
  allCalculators: 'All calculators',
  mutualFundCalculators: 'Mutual fund calculators',
  aboutCalculators:
    'SIP, step-up SIP, lumpsum, SWP and STP calculators that show their formula and every year of the sum.',
  ask: 'Ask the calculators',
  whichCalculator: 'Which calculator do I need?',
  whichOne: 'Which calculator?',
  aboutWhich:
    'Answer two or three questions about what you have in mind, and see which of the calculators and goal planners fits, and why.',
  aboutAsk: 'Type a question with your figures and see what the calculator answers, with what it assumed.',
  goalPlanners: 'Goal planners',
  aboutGoals: 'Turn a car, a house, a child’s education or your retirement into a monthly amount at tomorrow’s prices.',
  childPlan: 'Child plan',
  goals: 'Goals',
  aboutChildPlan:
    'Plan for a child’s education or marriage: what it will cost, and what to invest each month until then.',
  calculators: 'Calculators',
});
