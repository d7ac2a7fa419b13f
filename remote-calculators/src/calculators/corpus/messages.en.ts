import { catalogue } from 'shared/messages';

export const messages = catalogue({
  corpusCalculator: 'Corpus calculator',
  theMonthlyOrOneTime: 'What to invest for a target amount.',
  goals: 'Goals',
  targetCorpus: 'Target corpus',
  fromATargetSum: 'From a target sum and a number of years to the monthly or one-time investment that reaches it.',
  corpus: 'Corpus',
  whatMustISave: 'What must I save to reach a round figure by a certain year?',
  croreInYears: '₹1 crore, in 20 years',
  howToUseThisCalculator: 'How to use this calculator',
  typeTheSum:
    'Type the sum that you want to own, in how many years, and the yearly return you want to assume. The calculator answers with the amount to invest each month and, beside it, with the single investment that would grow into the same sum. On a keyboard with letters you may type 1cr for a crore, or 25L.',
  theTargetIsTaken:
    'The target is taken as it is: nothing is added for rising prices. If you think in today’s prices, use one of the planners with inflation, or type a target that is already raised. The switch for today’s rupees shows what your sum will buy.',
  howTheAmountIsFound: 'How the amount is found',
  monthlyFormula: 'monthly = target × i ÷ ((1 + i)<sup>n</sup> − 1)',
  oneTimeFormula: 'one-time = target ÷ (1 + R)<sup>years</sup>',
  itIsTheSipFormula:
    'It is the SIP formula turned round: there the instalment is known and the value asked for, here the value is known. i is the monthly rate, n the number of months and R the yearly return. Instalments are paid at the end of each month; paying at the start needs a little less, and the cards below the table show how much.',
  aWorkedExample: 'A worked example',
  inYearsAtAnAssumed:
    '₹1,00,00,000 in 20 years at an assumed 12% asks for <strong>{requiredSip}</strong> a month. Paid at the start of each month it is {requiredSipIfStartOfMonth}, and once, today, it is {requiredLumpsum}. At 9% the instalment is {requiredSip2}.',
  withHalfTheTime:
    'With half the time you need more than twice as much: in 10 years the same sum asks for {requiredSip} a month. In a long plan most of the sum is growth; in a short one you pay nearly all of it yourself. The chart shows the two parts for your figures.',
  isARoundFigure: 'Is a round figure a good goal?',
  oneCroreIsAGood:
    'One crore is a good figure to begin with, but what it can buy depends on the year. At 6% inflation, one crore in twenty years buys what {amount} buys now. A goal with a purpose and a date is easier to plan for.',
  forPurposesThereAre:
    'For purposes there are planners: <dreamhouse>a house</dreamhouse>, <childeducation>a child’s education</childeducation>, <retirementcalculator>the years after work</retirementcalculator>. They start from today’s price and let it rise.',
  keepingToThePlan: 'Keeping to the plan',
  investOnTheDayAfter: '<strong>Invest on the day after pay-day,</strong> before you spend it.',
  compareOnceAYearWhat:
    '<strong>Compare once a year</strong> what you own with the table’s row for that year. If it is less, raise the instalment a little; small corrections suffice early on.',
  doNotChaseTheRate:
    '<strong>Do not chase the rate.</strong> If a plan works only at 15%, give it more time or a smaller target.',
  whichIsBetterMonthly: 'Which is better, monthly or one-time?',
  whicheverMoneyYouHaveOne:
    'Whichever money you have. One sum has more time to grow and meets the market on a single day; instalments meet it on many days and are easier to find.',
  canICombineBoth: 'Can I combine both?',
  yesTakeWhatYourSum:
    'Yes. Take what your sum will have become from the lumpsum calculator, subtract it from the target, and let this page divide the rest into instalments.',
  whoseFigures: 'Whose figures stand there at first?',
  theyAreAnExample:
    'Nobody’s: they are an example, because every target is different. “Start with my own figures” empties it, and the result appears when all three figures are there.',
  isTheTargetCertain: 'Is the target certain to be reached?',
  noTheRateIsAssumed:
    'No. The rate is assumed. Returns differ from year to year, and the end may be below or above the target.',
  sipFromAnInstalment: 'SIP: from an instalment to a value',
  lumpsumFromASum: 'Lumpsum: from a sum to a value',
  severalGoalsOnOneBudget: 'Several goals on one budget',
});
