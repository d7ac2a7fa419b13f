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
  howToUseThisPlanner: 'How to use this planner',
  typeYourChildsAgeNow:
    'Type your child’s age now, the age at which you want the money to be ready, and what the celebration you have in mind would cost today. Then choose the yearly return you want to assume. The planner lets the cost rise with prices until that age and shows what to invest each month, or once, to meet it without a loan.',
  theExampleBegins:
    'The example begins with the age of eighteen. Change the second age to what your family thinks likely, and see how much the monthly amount falls.',
  howTheAmountIsFound: 'How the amount is found',
  futureCostFormula: 'future cost = cost today × (1 + inflation)<sup>years</sup>',
  monthlyFormula: 'monthly = future cost × i ÷ ((1 + i)<sup>n</sup> − 1)',
  oneTimeFormula: 'one-time = future cost ÷ (1 + R)<sup>years</sup>',
  yearsAreTheSecondAge:
    'Years are the second age less the first, n is twelve times that, R is the yearly return and i the monthly one. Instalments are paid at the end of each month. What you see in the last row of the table is the future cost itself.',
  aWorkedExample: 'A worked example',
  atTodaysPrices:
    '₹10,00,000 at today’s prices, for a child of five and the age of eighteen, becomes {target} at 6% a year. At an assumed 10% it takes <strong>{requiredSip}</strong> a month or {requiredLumpsum} at once.',
  atTwentySevenInstead:
    'At twenty-seven instead of eighteen the cost has risen to {target}, yet the instalment falls to {requiredSip}, because there are nine more years to save. A celebration of ₹6,00,000 at that age asks for {requiredSip2} a month.',
  whatToCountAndWhat: 'What to count, and what not',
  countTheVenueFoodClothes:
    '<strong>Count</strong> the venue, food, clothes, guests’ travel, and 10% for unplanned costs.',
  goldHasItsOwnPrice: '<strong>Gold</strong> has a price of its own. Plan for a large part on its own.',
  doNotCountEducation:
    '<strong>Do not count</strong> education or a first home here: they have planners of their own, and they come first. A wedding can be made smaller; the fees of a course cannot.',
  whereThisGoalStandsAmong: 'Where this goal stands among others',
  ifYourMonthlyAmountDoes:
    'If your monthly amount does not reach for everything, put retirement and education before this goal: a wedding can be held on a smaller budget. The page for several goals shows what is left for each when the budget is served in your order.',
  whatIfTheMoney: 'What if the money is not needed at that age?',
  thenItStaysInvested:
    'Then it stays invested and can serve another goal. You can sell mutual fund units on any working day, apart from schemes with a lock-in.',
  canBothParentsInvest: 'Can both parents invest towards one plan?',
  yesDivideTheMonthlyAmount: 'Yes. Divide the monthly amount as you like; the sum is what counts.',
  whyIsAssumedAtFirst: 'Why is 10% assumed at first and not 12%?',
  itIsTheUsualStarting:
    'It is the usual starting figure of this planner, a little more careful than the others. Change it to your own.',
  isTheResultCertain: 'Is the result certain?',
  noReturnsVaryAndPrices: 'No. Returns vary and prices rise unevenly. Look at the plan every year.',
  childsEducationUsually: 'Child’s education: the earlier date',
  corpusAFixedSum: 'Corpus: a fixed sum by a certain year',
  severalGoalsOnOneBudget: 'Several goals on one budget',
});
