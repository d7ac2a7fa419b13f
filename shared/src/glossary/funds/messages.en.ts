import { catalogue } from 'shared/messages';

export const messages = catalogue({
  nav: 'NAV',
  navAlso: 'Net asset value',
  navIs: 'The price of one unit of a fund: all that the fund holds, less its costs, divided by the number of units.',
  navMore:
    'It is worked out once on each business day. A low NAV is not cheap and a high one is not dear: what counts is how it changes.',
  exitLoad: 'Exit load',
  exitLoadAlso: 'Charge for leaving early',
  exitLoadIs: 'A percentage that a fund keeps back when you sell units before a certain time is over.',
  exitLoadMore:
    'Each scheme says its own in the scheme information document; many have none. In a SIP the time counts for each instalment by itself.',
  expenseRatio: 'Expense ratio',
  expenseRatioAlso: 'TER, total expense ratio',
  expenseRatioIs: 'What a fund takes each year for running it, as a percentage of your money.',
  expenseRatioMore:
    'It is taken a little every day, before the NAV that you see. ₹10,00,000 may become {cheap} in 20 years at an assumed 12%, and {dear} at 11%: that is what one point can cost.',
  directRegular: 'Direct and regular plan',
  directRegularAlso: 'Two plans of one scheme',
  directRegularIs:
    'Every scheme has two plans with the same holdings: you buy the direct plan from the fund house itself, the regular one through a distributor.',
  directRegularMore:
    'The regular plan pays the distributor’s commission out of its expense ratio, so it costs more and its NAV grows more slowly.',
  equityFund: 'Equity fund',
  equityFundAlso: 'Share fund',
  equityFundIs: 'A fund that puts most of its money into shares of companies.',
  equityFundMore:
    'Its value can fall by a third or more in a bad year. It suits money that you do not need for many years.',
  debtFund: 'Debt fund',
  debtFundAlso: 'Bond fund',
  debtFundIs: 'A fund that lends: it holds bonds and other papers of governments, banks and companies.',
  debtFundMore:
    'It swings less than shares, but not never: its value falls when interest rates rise or when a borrower does not pay.',
  hybridFund: 'Hybrid fund',
  hybridFundAlso: 'Balanced fund',
  hybridFundIs: 'A fund that holds both shares and bonds, and sometimes gold.',
  hybridFundMore: 'Its category says how much of each it may hold, from mostly bonds to mostly shares.',
  indexFund: 'Index fund',
  indexFundAlso: 'Passive fund',
  indexFundIs: 'A fund that holds what an index such as the Nifty 50 holds, in the same shares.',
  indexFundMore: 'Nobody picks shares in it, so it costs less. It falls when its index falls.',
  liquidFund: 'Liquid fund',
  liquidFundAlso: 'Fund for some days or weeks',
  liquidFundIs: 'A debt fund that holds only papers which are paid back within 91 days.',
  liquidFundMore:
    'People use it for money that they need soon, or as the source of an STP. Its value is not guaranteed.',
  elss: 'ELSS',
  elssAlso: 'Equity linked savings scheme, tax saver fund',
  elssIs:
    'An equity fund whose units cannot be sold for three years, and which counts for the tax deduction that was long known as section 80C.',
  elssMore: 'Only the old tax regime gives that deduction. Each instalment of a SIP has three years of its own.',
  lockIn: 'Lock-in',
  lockInAlso: 'Time before which you cannot sell',
  lockInIs: 'The time during which you cannot take money out of an investment at all.',
  lockInMore:
    'An ELSS has three years, a PPF account fifteen with exceptions. Most funds have none, though some charge an exit load.',
  riskometer: 'Riskometer',
  riskometerAlso: 'Level of risk',
  riskometerIs: 'The dial that every scheme must show: its risk in six levels from low to very high.',
  riskometerMore: 'It is worked out every month from what the scheme really holds, so it can change.',
  benchmark: 'Benchmark',
  benchmarkAlso: 'Index for comparison',
  benchmarkIs: 'The index against which a fund is measured, such as the Nifty 100 TRI.',
  benchmarkMore:
    'TRI says that dividends are counted in. A fund that stays behind its benchmark for years has not earned its cost.',
  nfo: 'NFO',
  nfoAlso: 'New fund offer',
  nfoIs: 'The days in which a new scheme takes money for the first time, usually at ₹10 a unit.',
  nfoMore: '₹10 does not make it cheap. It has no past by which to judge it.',
  cutOff: 'Cut-off time',
  cutOffAlso: 'Time of day that decides the NAV',
  cutOffIs: 'The time of day until which an order gets the NAV of that day; later orders get the next one.',
  cutOffMore: 'It differs by kind of scheme. When you buy, your money must also have reached the fund by then.',
});
