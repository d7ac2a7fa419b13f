import { catalogue } from 'shared/messages';

export const messages = catalogue({
  thereIsNoMonthLeft: 'There is no month left in which to invest.',
  nothingIsInvestedSo: 'Nothing is invested, so it pays for nothing.',
  itPaysForMoreThan: 'It pays for more than 1 lakh crore rupees.',
  nothingIsInvestedSoTheTarget: 'Nothing is invested, so the target is never reached.',
  notWithinYearsTheTarget: 'Not within 100 years: the target stays ahead of what this investment becomes.',
  notEvenLakhCroreRupees: 'Not even 1 lakh crore rupees reaches it.',
  thereIsNoTimeLeft: 'There is no time left in which to grow.',
  theInvestmentIsAlreadyMore: 'The investment is already more than the target.',
  nothingIsInvestedSoNothing: 'Nothing is invested, so nothing can grow into the target.',
  notEvenAReturn: 'Not even a return of 1,000% a year reaches it.',
  notWithinYearsTheTargetStays: 'Not within 100 years: the target stays ahead of what these instalments become.',
  theYearlyStepInRupees: 'The yearly step in rupees alone comes to more than the target.',
  notEvenLakhCroreRupeesA: 'Not even 1 lakh crore rupees a month reaches it.',
  withoutAnyStep: 'Without any step the instalments already come to more than the target.',
  withoutAnyReturn: 'Without any return the instalments already add up to more than the target.',
  aStepCountsOnlyFrom: 'A step counts only from the thirteenth month, and the plan ends before it.',
  notEvenAStepOrReturn: 'Not even {unknown, select, stepUpPct {a step} other {a return}} of 1,000% a year reaches it.',
});
