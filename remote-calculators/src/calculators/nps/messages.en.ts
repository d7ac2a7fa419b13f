import { catalogue } from 'shared/messages';

export const messages = catalogue({
  title: 'NPS calculator',
  whatNpsMayPay: 'Corpus and pension of an NPS account.',
  crumb: 'Calculators',
  fieldMonthly: 'Monthly contribution',
  fieldAge: 'Current age',
  fieldRetirementAge: 'Retirement age',
  fieldStepUp: 'Annual step-up (%)',
  theSameEveryMonth: 'The same contribution every month',
  raisesTheContribution: 'Raises it in months 13, 25, 37 and so on',
  fieldBalance: 'In the account today',
  fieldAnnuityShare: 'Share for annuity (%)',
  leastShare:
    'At least {general}%, government staff {government}%; from 0% for a corpus up to {whole}. By the rules of {dated}{due, select, none {} other {. {due}}}',
  enterTheLeastShare:
    'Enter {general}% or more: the corpus is {corpus}, and only up to {whole} may be paid out as a whole.',
  fieldAnnuityRate: 'Annuity rate (%)',
  whatAnnuityPays: 'What an insurer pays a year on what buys the annuity',
  resultCorpus: 'Corpus at retirement',
  contributed: 'Invested amount',
  resultReturns: 'Estimated returns',
  resultLumpsum: 'Lump sum',
  resultAnnuity: 'Buys the annuity',
  resultPension: 'Monthly pension',
  chartLabel: 'Value of the account, as invested amount and estimated returns,',
  linkHow:
    '{rate}, contributions paid at the {timing} of each month. What buys the annuity pays a twelfth of the annuity rate every month.',
  chartEmpty: 'Enter a contribution, both ages and a rate to see the years.',
  seeWhatNpsMayPay:
    'What an NPS account may hold when you retire, what is paid out at once, and the pension that the rest may buy.',
  why: 'It shows what an NPS account may pay out at once, and the pension that the rest may buy.',
  cardName: 'NPS',
  whatTheyBecome: 'What may my contributions become by retirement?',
  contributionsFromAge: '₹5,000 a month from 30 to 60',
  formulaInNumbers:
    '{corpus} × {share}% × {rate}% ÷ 12 = <nowrap>{pension}</nowrap> a month; {corpus} less that share = <nowrap>{lumpSum}</nowrap>',
  legend: '{corpus} is what the contributions may come to; {share}% of it buys an annuity that pays {rate}% a year.',
});
