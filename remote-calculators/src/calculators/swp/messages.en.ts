import { catalogue } from 'shared/messages';

export const messages = catalogue({
  title: 'SWP calculator',
  howLongAnInvestmentCan: 'How long savings can pay you each month.',
  crumb: 'Calculators',
  fieldInvestment: 'Total investment',
  fieldWithdrawal: 'Monthly withdrawal',
  fieldYears: 'Time period (years)',
  fieldStepUp: 'Annual step-up (%)',
  stepUpNoteNone: 'The same withdrawal every month',
  stepUpNote: 'Raises the withdrawal every twelve months',
  errorWithdrawal: 'Enter ₹{investment} or less: a withdrawal cannot be more than the investment.',
  resultRemaining: 'Remaining value',
  resultWithdrawn: 'Total withdrawn',
  resultInvested: 'Invested amount',
  resultReturns: 'Estimated returns',
  resultLasts: 'Lasts until',
  resultLastPayout: 'Last payout',
  columnWithdrawn: 'Withdrawn in the year',
  shortWithdrawn: 'In the year',
  shortTotalWithdrawn: 'Withdrawn',
  shortRemaining: 'Remaining',
  shortReturns: 'Returns',
  chartLabel: 'Remaining value of the investment',
  withdrawnEachMonth: '{rate}, withdrawn at the {timing} of each month.',
  chartEmpty: 'Enter an investment, a withdrawal, a rate and a period to see the years.',
  description:
    'How long an investment can pay you every month, what remains at the end, and the month it would run dry.',
  cardName: 'SWP',
  cardQuestion: 'How long can my savings pay me every month?',
  leftOfLakhAfter: 'What is left of ₹10 lakh after ₹10,000 a month for 10 years',
  cardText: 'How long a sum lasts when you draw from it',
  formulaLegend:
    '{i} is the monthly rate. A withdrawal is never more than what is left, so the balance never falls below zero.',
  withdrawalsNote: '{count} withdrawals{end, select, none {} other {, to {end}}}',
  formulaInNumbers:
    '{timing, select, start {(Balance − {pay}) × (1 + {i})} other {Balance × (1 + {i}) − {pay}}}, {times} times from {investment}{raise, select, none {} other {, with {pay} becoming × {raise} each year}} = <nowrap>{remaining}</nowrap>',
});
