import { catalogue } from 'shared/messages';

export const messages = catalogue({
  calculators: 'Calculators',
  pickAQuestionEach: 'Pick a question, or ask your own.',
  examplesAssumeAYearNominal:
    'Examples assume 12% a year (nominal, monthly; the lumpsum grows yearly), 8% for the source fund of the STP, and instalments at the start of the month.',
  whichCalculator: 'Which calculator do I need?',
  answerAndSee: 'Two or three questions show which fits.',
  home: 'Home',
  goals: 'Goals',
  childPlan: 'Child plan',
  planForYourChildsEducation: 'A child’s education or marriage.',
  examplesAssumeAYear: 'Examples assume 10% a year, 6% inflation, and an instalment at the end of each month.',
  pickWhatYouWant: 'What to save each month, and until when.',
  examplesAssumeAYearForThe:
    'Examples assume 12% a year (10% for the child planners), 6% inflation except for the corpus, and an instalment at the end of each month.',
  iCanPutMoneyAside: 'I can put money aside',
  iWantMoneyToCome: 'I need a monthly income',
  iWantToPayForSomething: 'I want to pay for something',
  iWantAFixedRate: 'I want a deposit or a government scheme',
  iBorrowOrProtect: 'I want to borrow, or protect my family',
  iWantToUnderstand: 'I want to understand my figures',
  moreCalculators: 'More calculators',
  moreWaysToBegin: 'More ways to begin',
  moreThanOneGoal: 'More than one goal?',
  putThemOnOneMonthly: 'Put them on one monthly budget. You see which years are over the budget, and what would help.',
  planYourGoalsTogether: 'Plan your goals together',
  notSureWhereToBegin: 'Not sure where to begin?',
  mostPeopleStart:
    'Most people start with the goal that has the nearest date, as its money has the least time to grow.',
  bookAnAppointment: 'Book an appointment',
  mutualFundInvestmentsAre:
    '{assumptions} Mutual Fund investments are subject to market risks, read all scheme related documents carefully.',
});
