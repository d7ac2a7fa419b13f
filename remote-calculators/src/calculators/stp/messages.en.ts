import { catalogue } from 'shared/messages';

export const messages = catalogue({
  stpCalculator: 'STP calculator',
  moveAnInvestmentFromOne: 'One fund to another, month by month.',
  calculators: 'Calculators',
  totalInvestment: 'Total investment',
  monthlyTransfer: 'Monthly transfer',
  timePeriodMonths: 'Time period (months)',
  transfersAtMonthEnd: '{count} transfers at month end{end, select, none {} other {, to {end}}}',
  sourceFundReturn: 'Source fund return (%)',
  targetFundReturn: 'Target fund return (%)',
  totalValue: 'Total value',
  investedAmount: 'Invested amount',
  estimatedReturns: 'Estimated returns',
  totalTransferred: 'Total transferred',
  sourceFundValue: 'Source fund value',
  targetFundValue: 'Target fund value',
  sourceIsEmpty: 'Source is empty in',
  transferred: 'Transferred',
  source: 'Source',
  target: 'Target',
  returns: 'Returns',
  total: 'Total',
  valueOfTheSourceFund: 'Value of the source fund and of the target fund',
  enterAnInvestmentATransfer: 'Enter an investment, a transfer, a period and both rates to see the months.',
  moveAnInvestmentFromOneFund:
    'Move an investment from one fund to another month by month and see both balances to the paisa.',
  stp: 'STP',
  howDoIMoveMoney: 'How do I move money from one fund to another, month by month?',
  lakhMovedForMonths: '₹1 lakh, ₹5,000 moved for 12 months',
  movingMoneyBetweenTwoFunds: 'Moving money between two funds, month by month',
  formulaInNumbers:
    'Source × (1 + {i}) − {moved}, target × (1 + {j}) + {moved}, {months} times = <nowrap>{value}</nowrap>',
  andAreTheMonthlyRates:
    '{i} and {j} are the monthly rates. The last transfer takes what is left in the source fund, so it never falls below zero.',
  compoundedMonthly:
    '{source, select, none {Both rates} other {{source}; {target}; both}} compounded monthly, transferred at the end of each month.',
});
