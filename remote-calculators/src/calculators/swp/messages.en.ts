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
  howToUseThisCalculator: 'How to use this calculator',
  aSystematicWithdrawalPlan:
    'A systematic withdrawal plan (SWP) sells a fixed amount of your fund every month and pays it to your bank account, while the rest stays invested. Type what you have invested, what you want to receive each month, the return you want to assume and for how many years. A yearly step raises the payout, to keep up with prices.',
  thePageShowsWhatRemains:
    'The page shows what remains at the end and everything that was paid out. If the money runs out before, it names the month and the last, smaller payout. The chart lets the balance fall to nothing in that month; below it stands what each year pays, on a scale of its own. A withdrawal can be as large as the investment, but not larger.',
  howTheBalanceMoves: 'How the balance moves',
  newBalanceFormula: 'new balance = (balance − withdrawal) × (1 + i)',
  thatIsOneMonthWhen:
    'That is one month when the payout comes at its start; i is the monthly rate. With payouts at the end of the month, growth comes first: balance × (1 + i) − withdrawal. When less is left than you ask for, the payout is what is left. The balance never falls below zero.',
  aWorkedExample: 'A worked example',
  atWithAMonthTaken:
    '₹10,00,000 at 12%, with ₹10,000 a month taken at the start of each month for 10 years: you receive {totalWithdrawn} in all and <strong>{remainingInvestment}</strong> remains. The payout of the first month is 1% of the investment and the monthly rate is 1% too, so the balance sinks only because each payout leaves before it has earned anything. Taken at the end of the month instead, exactly {remainingInvestment2} remains.',
  withAMonthTheSame:
    'With ₹20,000 a month the same investment is empty in {toLowerCase}, whose last payout is {lastWithdrawal}. And if the return were 8% rather than 12%, ₹10,000 a month would leave {remainingInvestment} after ten years. Always try a lower rate as well.',
  whatThisFigureLeavesOut: 'What this figure leaves out',
  theOrderOfGood:
    '<strong>The order of good and bad years.</strong> This page lets the fund earn the same rate every month. In reality, a fall in the first years hurts a plan that pays out far more than the same fall at the end, because units are sold while they are cheap.',
  taxEachPayout:
    '<strong>Tax.</strong> Each payout is a sale; the gain inside it is taxed by how long those units were held.',
  pricesTheSamePayoutBuys:
    '<strong>Prices.</strong> The same payout buys less every year. Use the step, or show the result in <todays>today’s rupees</todays>: each payout counts for what it buys in its own month.',
  isAnSwpASafe: 'Is an SWP a safe income?',
  noPayoutsContinueAsLong:
    'No. Payouts continue as long as there is money in the fund; they are not interest and nobody promises them. A deposit or an annuity gives a fixed income, usually a lower one.',
  howMuchCanIWithdraw: 'How much can I withdraw without running out?',
  tryAmountsUntilRunsOut:
    'Try amounts until “Lasts until” disappears for the years you need, then lower the rate by three or four points and see whether the plan still holds.',
  whichConventionDoFund: 'Which convention do fund houses use?',
  theySellUnits:
    'They sell units on a date that you choose. A date early in the month is nearest to “Start of month”, a late one to “End of month”.',
  canIChangeTheAmount: 'Can I change the amount later?',
  yesYouMayStopRaise: 'Yes. You may stop, raise or lower an SWP by an instruction to the fund house at any time.',
  retirementHowLargeShould: 'Retirement: how large should the investment be?',
  stpMoveMoneyBetweenFunds: 'STP: move money between funds',
  lumpsumTheSameInvestment: 'Lumpsum: the same investment without payouts',
  isTheMonthlyRate:
    '{i} is the monthly rate. A withdrawal is never more than what is left, so the balance never falls below zero.',
  withdrawals: '{count} withdrawals{end, select, none {} other {, to {end}}}',
  formulaInNumbers:
    '{timing, select, start {(Balance − {pay}) × (1 + {i})} other {Balance × (1 + {i}) − {pay}}}, {times} times from {investment}{raise, select, none {} other {, with {pay} becoming × {raise} each year}} = <nowrap>{remaining}</nowrap>',
});
