import { catalogue } from 'shared/messages';

export const messages = catalogue({
  title: 'Step-up SIP calculator',
  aMonthlyInvestment: 'A SIP that rises with your income.',
  crumb: 'Calculators',
  fieldMonthly: 'Monthly investment',
  fieldYears: 'Time period (years)',
  fieldRate: 'Expected annual return (%)',
  fieldStepUp: 'Annual step-up (%)',
  stepUpNote: 'Raises the instalment in months 13, 25, 37 and so on',
  annualStepUpInRupees: 'Annual step-up (₹)',
  resultLastInstalment: 'Final instalment',
  resultPlain: 'Without any step-up',
  resultAdded: 'Added by the step-up',
  shortInstalment: 'Instalment',
  chartLabel: 'Value of the SIP, as invested amount and estimated returns,',
  paidEachMonth: '{rate}, paid at the {timing} of each month, raised every twelve months.',
  chartEmpty: 'Enter an amount, a period, a rate and a step to see the years.',
  description:
    'A SIP that rises every year, by a share or by rupees: its value, its last instalment, and what it adds.',
  why: 'It raises the instalment once a year, and shows how much of the end comes from that.',
  cardName: 'Step-up SIP',
  cardQuestion: 'What if the instalment rises with my income?',
  cardExample: '₹5,000 a month, 10% more each year',
  cardText: 'A monthly amount that rises every year',
  formulaInNumbers:
    'Balance × (1 + {i}) every month, with an instalment of {monthly} that becomes × {raise}{extra, select, none {} other { + {extra}}} each year = <nowrap>{value}</nowrap>',
  whenInstalmentsAreAdded:
    'Each instalment is added {timing, select, start {before} other {after}} its month’s growth. Raised instalments are not rounded; only what is shown is.',
});
