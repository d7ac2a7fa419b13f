import { catalogue } from 'shared/messages';

export const messages = catalogue({
  corpusCalculator: 'Corpus calculator',
  theMonthlyOrOneTime: 'What to invest for a target amount.',
  goals: 'Goals',
  targetCorpus: 'Target corpus',
  fromATargetSum: 'From a target sum and a number of years to the monthly or one-time investment that reaches it.',
  corpus: 'Corpus',
  whatMustISave: 'What must I save to reach a round figure by a certain year?',
  croreInYears: '₹1 crore, in 20 years',
});
