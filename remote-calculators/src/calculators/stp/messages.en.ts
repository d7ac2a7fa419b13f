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
  howToUseThisCalculator: 'How to use this calculator',
  aSystematicTransferPlanStp:
    'A systematic transfer plan (STP) keeps a sum in one fund, the source, and moves a fixed part of it into another, the target, every month. Type the sum, the monthly transfer, the number of months, and what you assume each fund returns. The page shows both balances at every month’s end, and what has been moved.',
  ifTheSourceCannotPay:
    'If the source cannot pay a full transfer any more, the last one takes what is left, and the page says in which month that happens. From then on the target fund grows alone.',
  howBothBalancesMove: 'How both balances move',
  sourceFormula: 'source = source × (1 + i) − transfer',
  targetFormula: 'target = target × (1 + j) + transfer',
  iAndJAre:
    'i and j are the monthly rates of the two funds. Each fund first grows by its month, then the transfer leaves one and reaches the other on the same day. So money earns the source’s rate until the day it moves and the target’s rate from that day on.',
  aWorkedExample: 'A worked example',
  inAFundThatReturns:
    '₹1,00,000 in a fund that returns 8%, with ₹5,000 moved each month for 12 months into a fund at 12%: after a year {totalTransferred} has moved, {sourceRemaining} is still in the source, and the target holds {targetValue}. Together that is <strong>{value}</strong>, a gain of {gains}.',
  letTheSamePlanRun:
    'Let the same plan run for 36 months and the source is empty in {toLowerCase}. By then {totalTransferred} has moved, more than the sum itself, because the source kept earning; after three years the target fund is worth {targetValue}.',
  whenAnStpMakesSense: 'When an STP makes sense',
  youHaveALargeSum:
    '<strong>You have a large sum and do not want to invest it on one day.</strong> A bonus or the sale price of a house can go into shares over several months.',
  youAreComingNear:
    '<strong>You are coming near a goal.</strong> The same plan works the other way round: from shares into a calmer fund, so that a fall in the last year cannot undo the plan.',
  itIsNotFree:
    '<strong>It is not free of risk.</strong> Spreading purchases evens out the price you pay. If prices rise throughout, investing at once would have done better, and if they fall after the last transfer, spreading has not helped.',
  whatThisFigureLeavesOut: 'What this figure leaves out',
  everyTransferIsASale:
    'Every transfer is a sale in the source fund and a purchase in the target. The gain in what is sold may be taxed, and some schemes take an <exitLoad>exit load</exitLoad> within a period after purchase. Both funds must belong to the same fund house for an STP. Neither fund’s return is certain; the rates above are yours.',
  whichFundsAreUsed: 'Which funds are used as the source?',
  usuallyLiquidOrShortTerm:
    'Usually liquid or short-term debt funds, because their value moves little while the money waits. Their returns are not certain either.',
  howIsAnStpDifferent: 'How is an STP different from a SIP?',
  aSipTakesMoneyFrom:
    'A SIP takes money from your bank account each month; an STP takes it from another fund in which it is already invested.',
  howManyMonthsShould: 'How many months should a transfer last?',
  sixToTwelveMonthsAre:
    'Six to twelve months are common. More months spread the purchases further, but some of the money stays in the source fund for longer.',
  whyAreRatesBetween: 'Why are rates between 1% and 30% only?',
  ratesOutsideThatRangeAre:
    'Rates outside that range are not realistic for a fund. The page explains this beside the field and leaves the result blank.',
  lumpsumInvestTheWholeSum: 'Lumpsum: invest the whole sum at once',
  swpFromAFund: 'SWP: from a fund to your bank account',
  sipFromYourBankAccount: 'SIP: from your bank account to a fund',
  formulaInNumbers:
    'Source × (1 + {i}) − {moved}, target × (1 + {j}) + {moved}, {months} times = <nowrap>{value}</nowrap>',
  andAreTheMonthlyRates:
    '{i} and {j} are the monthly rates. The last transfer takes what is left in the source fund, so it never falls below zero.',
  compoundedMonthly:
    '{source, select, none {Both rates} other {{source}; {target}; both}} compounded monthly, transferred at the end of each month.',
});
