import { catalogue } from 'shared/messages';

export const messages = catalogue({
  title: 'STP calculator',
  moveAnInvestmentFromOne: 'One fund to another, month by month.',
  crumb: 'Calculators',
  fieldInvestment: 'Total investment',
  fieldTransfer: 'Monthly transfer',
  fieldMonths: 'Time period (months)',
  transfersNote: '{count} transfers at month end{end, select, none {} other {, to {end}}}',
  fieldSourceRate: 'Source fund return (%)',
  fieldTargetRate: 'Target fund return (%)',
  resultValue: 'Total value',
  resultInvested: 'Invested amount',
  resultReturns: 'Estimated returns',
  resultTransferred: 'Total transferred',
  resultSource: 'Source fund value',
  resultTarget: 'Target fund value',
  resultSourceEmpty: 'Source is empty in',
  shortTransferred: 'Transferred',
  shortSource: 'Source',
  shortTarget: 'Target',
  shortReturns: 'Returns',
  shortTotal: 'Total',
  chartLabel: 'Value of the source fund and of the target fund',
  chartEmpty: 'Enter an investment, a transfer, a period and both rates to see the months.',
  description: 'Move an investment from one fund to another month by month and see both balances to the paisa.',
  why: 'It moves a sum from one fund to another in steps and follows both.',
  cardName: 'STP',
  cardQuestion: 'How do I move money from one fund to another, month by month?',
  cardExample: '₹1 lakh, ₹5,000 moved for 12 months',
  cardText: 'Moving money between two funds, month by month',
  formulaInNumbers:
    'Source × (1 + {i}) − {moved}, target × (1 + {j}) + {moved}, {months} times = <nowrap>{value}</nowrap>',
  formulaLegend:
    '{i} and {j} are the monthly rates. The last transfer takes what is left in the source fund, so it never falls below zero.',
  compoundedMonthly:
    '{source, select, none {Both rates} other {{source}; {target}; both}} compounded monthly, transferred at the end of each month.',
});
