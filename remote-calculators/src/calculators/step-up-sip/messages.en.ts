import { catalogue } from 'shared/messages';

export const messages = catalogue({
  stepUpSipCalculator: 'Step-up SIP calculator',
  aMonthlyInvestment: 'A SIP that rises with your income.',
  calculators: 'Calculators',
  monthlyInvestment: 'Monthly investment',
  timePeriodYears: 'Time period (years)',
  expectedAnnualReturn: 'Expected annual return (%)',
  annualStepUp: 'Annual step-up (%)',
  raisesTheInstalment: 'Raises the instalment in months 13, 25, 37 and so on',
  annualStepUpInRupees: 'Annual step-up (₹)',
  finalInstalment: 'Final instalment',
  withoutAnyStepUp: 'Without any step-up',
  addedByTheStepUp: 'Added by the step-up',
  instalment: 'Instalment',
  valueOfTheSip: 'Value of the SIP, as invested amount and estimated returns,',
  paidEachMonth: '{rate}, paid at the {timing} of each month, raised every twelve months.',
  enterAnAmountAPeriod: 'Enter an amount, a period, a rate and a step to see the years.',
  aSipThatRisesEvery:
    'A SIP that rises every year, by a share or by rupees: its value, its last instalment, and what it adds.',
  stepUpSip: 'Step-up SIP',
  whatIfTheInstalmentRises: 'What if the instalment rises with my income?',
  aMonthMoreEachYear: '₹5,000 a month, 10% more each year',
  aMonthlyAmountThatRises: 'A monthly amount that rises every year',
  formulaInNumbers:
    'Balance × (1 + {i}) every month, with an instalment of {monthly} that becomes × {raise}{extra, select, none {} other { + {extra}}} each year = <nowrap>{value}</nowrap>',
  whenInstalmentsAreAdded:
    'Each instalment is added {timing, select, start {before} other {after}} its month’s growth. Raised instalments are not rounded; only what is shown is.',
});
