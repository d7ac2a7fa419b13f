import { catalogue } from 'shared/messages';

export const messages = catalogue({
  howToUseThisPlanner: 'How to use this planner',
  beginWithOneGoalWhat:
    'Begin with one goal: what it costs today, in how many years you need it, and the return you want to assume. Tick “Adjust for inflation” if its price will rise until then.',
  thenAddTheOthersGive:
    'Then add the others. Put them in the order in which they matter to you, and type what you can spare every month as the budget. The page shows in which months all goals need more than that, and which goal would go short.',
  howTheAmountsAreFound: 'How the amounts are found',
  futureCostFormula: 'future cost = amount today × (1 + inflation)<sup>years</sup>',
  monthlyFormula: 'monthly = future cost × i ÷ ((1 + i)<sup>n</sup> − 1)',
  everyGoalIsSaved:
    'Every goal is saved for from the first month until it is due, and instalments are paid at the end of the month. When a goal is reached, its instalment becomes free; that is why the need falls in steps. The budget is given out by priority: the first goal gets all it needs, then the second, and so on.',
  aWorkedExample: 'A worked example',
  inTenYears:
    '₹10,00,000 in ten years at an assumed 10%, without inflation, asks for <strong>{requiredSip}</strong> a month or {requiredLumpsum} once. With prices rising by 6% a year the same goal will cost {target} and asks for {requiredSip2} a month.',
  addACar:
    'Add a car of ₹8,00,000 in four years and it alone asks for {requiredSip} a month. Together that is {requiredSip2} for four years, and after that only the first instalment is left.',
  whenTheBudgetDoesNot: 'When the budget does not reach',
  moveADateOne: '<strong>Move a date.</strong> One or two years help the goals that are near the most.',
  makeAGoalSmaller: '<strong>Make a goal smaller.</strong> A share of the price may be enough for a down payment.',
  raiseTheBudgetWhen:
    '<strong>Pass freed money on.</strong> What a reached goal frees serves the next one that lacks some.',
  leaveTheRateAlone: '<strong>Leave the rate alone.</strong> A higher assumption does not earn more.',
  whereYourPlanIsKept: 'Where your plan is kept',
  inTheAddressOfThis:
    'In the address of this page and in this browser, and nowhere else. The link that you copy holds figures and the kind of each goal, never the name you gave it.',
  whyDoesEveryGoalStart: 'Why does every goal start today?',
  becauseEarlyInstalments:
    'Because early instalments have the most time to grow. A goal that waits needs far more later; try it by shortening its years.',
  canEachGoalHaveIts: 'Can each goal have its own rate?',
  yesGoalsThatAreNear: 'Yes. Near goals deserve a lower rate: one bad year can reduce their money.',
  whatDoesShortMean: 'What does “short” mean?',
  thePartOfAGoals:
    'The part of a goal’s instalment that your budget does not cover once the goals above it have been served.',
  allGoalPlanners: 'All goal planners',
  retirementTheGoalMost: 'Retirement: the goal most budgets forget',
  stepUpSipBeginLower: 'Step-up SIP: begin lower and rise',
});
