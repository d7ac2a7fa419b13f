import { catalogue } from 'shared/messages';

export const messages = catalogue({
  swpCalculator: 'SWP calculator',
  howLongAnInvestmentCan: 'How long savings can pay you each month.',
  calculators: 'Calculators',
  totalInvestment: 'Total investment',
  monthlyWithdrawal: 'Monthly withdrawal',
  timePeriodYears: 'Time period (years)',
  annualStepUp: 'Annual step-up (%)',
  theSameWithdrawalEvery: 'The same withdrawal every month',
  raisesTheWithdrawalEvery: 'Raises the withdrawal every twelve months',
  enterOrLessAWithdrawal:
    'Enter ₹{investment} or less: a withdrawal cannot be more than the investment. Results stay blank until then.',
  remainingValue: 'Remaining value',
  totalWithdrawn: 'Total withdrawn',
  investedAmount: 'Invested amount',
  estimatedReturns: 'Estimated returns',
  lastsUntil: 'Lasts until',
  lastPayout: 'Last payout',
  withdrawnInTheYear: 'Withdrawn in the year',
  inTheYear: 'In the year',
  withdrawn: 'Withdrawn',
  remaining: 'Remaining',
  returns: 'Returns',
  remainingValueOfTheInvestment: 'Remaining value of the investment',
  withdrawnEachMonth: '{rate}, withdrawn at the {timing} of each month.',
  enterAnInvestment: 'Enter an investment, a withdrawal, a rate and a period to see the years.',
  howLongAnInvestmentCanPay:
    'How long an investment can pay you every month, what remains at the end, and the month it would run dry.',
  swp: 'SWP',
  howLongCanMySavings: 'How long can my savings pay me every month?',
  leftOfLakhAfter: 'What is left of ₹10 lakh after ₹10,000 a month for 10 years',
  howLongASumLasts: 'How long a sum lasts when you draw from it',
  isTheMonthlyRate:
    '{i} is the monthly rate. A withdrawal is never more than what is left, so the balance never falls below zero.',
  withdrawals: '{count} withdrawals{end, select, none {} other {, to {end}}}',
  formulaInNumbers:
    '{timing, select, start {(Balance − {pay}) × (1 + {i})} other {Balance × (1 + {i}) − {pay}}}, {times} times from {investment}{raise, select, none {} other {, with {pay} becoming × {raise} each year}} = <nowrap>{remaining}</nowrap>',
});
