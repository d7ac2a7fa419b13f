import { catalogue } from 'shared/messages';

export const messages = catalogue({
  retirementCalculator: 'Retirement calculator',
  enoughForTheYearsWithout: 'Enough for the years without a salary.',
  goals: 'Goals',
  enterMoreThanTheCurrent: 'Enter more than {age}, the current age.',
  enterMoreThanTheRetirement: 'Enter more than {retirementAge}, the retirement age.',
  monthlyInvestmentNeeded: 'Monthly investment needed',
  oneTimeInvestmentNeeded: 'One-time investment needed',
  corpusAtRetirement: 'Corpus at retirement',
  corpusInTodaysRupees: "Corpus in today's rupees",
  savingsGrow: 'Savings grow to',
  stillToBeSaved: 'Still to be saved',
  firstMonthOfRetirement: 'First month of retirement costs',
  firstMonthInTodaysRupees: "First month in today's rupees",
  leftAtTheEnd: 'Left at the end',
  withdrawnInTheYear: 'Withdrawn in the year',
  inTheYear: 'In the year',
  totalWithdrawn: 'Total withdrawn',
  withdrawn: 'Withdrawn',
  remainingValue: 'Remaining value',
  remaining: 'Remaining',
  estimatedReturns: 'Estimated returns',
  returns: 'Returns',
  afterWork: 'After work',
  remainingValueOfTheRetirement: 'Remaining value of the retirement corpus',
  paidAtTheEnd:
    '{rate}, paid at each month’s end; sums grow once a year{yearly, select, none {} other {, by {yearly}%}}.{after, select, none {} other { After retirement {after}.}} Expenses: at each month’s start, raised yearly.',
  pleaseEnterAllInputs: 'Please enter all inputs to view the graph.',
  currentAge: 'Current age',
  retirementAge: 'Retirement age',
  corpusNeededTodaysValue: "Corpus needed (today's value)",
  whatYouNeed: 'What you need on the day you retire, in the money of that day, and the monthly investment for it.',
  retirement: 'Retirement',
  howMuchDoINeed: 'How much do I need after I retire?',
  croreInTodaysValueFrom: '₹1 crore in today’s value, from 30 to 60',
  aMonthlyAmount: 'A monthly amount for the years without a salary',
  lifeExpectancy: 'Life expectancy',
  youSaveAMonth: 'You save a month',
  whetherThatIsEnough: 'Says whether that is enough',
  canYouStopThen: 'Can you stop at that age?',
  yesUntil: 'Yes, to age {age}',
  notQuite: 'Not quite: to age {age}',
  youCanStopAt: 'You can stop at',
  notBefore: 'Not before {age} with these figures.',
  youHoldThen: 'You have at retirement',
  planForLongerThan: 'Plan for longer than you expect',
  monthlyExpenseToday: 'Monthly expense today',
  returnAfterRetirement: 'Return after retirement (%)',
  savingsSoFar: 'Savings so far',
  monthlyPensionTodaysValue: "Monthly pension (today's value)",
  formula:
    '{firstMonthExpense} a month, × {yearlyFactor} every year, each ÷ (1 + {i}) for every month it lies ahead = <nowrap>{corpus}</nowrap>',
  isTheMonthlyReturnAfter:
    '{i} is the monthly return after retirement. The corpus is what all these expenses are worth on the first day; paying them leaves exactly nothing. Less the grown savings, the rest is divided over the months until then.',
  iKnowTheCorpus: 'I know the corpus',
  fromMyExpenses: 'From my expenses',
  whereToStartFrom: 'Where to start from',
  howToUseThisCalculator: 'How to use this calculator',
  typeYourAgeTheAge:
    'Type your age, the age at which you want to stop working, and the corpus you would need if you stopped today, in today’s money. Then choose the yearly return you want to assume until then. The calculator raises the corpus by inflation, 6% a year unless you change it, and shows the monthly or one-time investment that reaches it.',
  opensOnAnExample:
    'The page opens on an example, because the figures differ for everyone: “Start with my own figures” empties it. If you do not know your corpus, use the part of this page that starts from your monthly expenses.',
  howTheAmountIsFound: 'How the amount is found',
  corpusThenFormula: 'corpus then = corpus today × (1 + inflation)<sup>years</sup>',
  monthlyFormula: 'monthly = corpus then × i ÷ ((1 + i)<sup>n</sup> − 1)',
  yearsAreTheRetirementAge:
    'Years are the retirement age less your age, n is twelve times that, and i is the monthly rate. Instalments are paid at the end of each month. The chart and the table follow the money until the last working month, where it equals the corpus to the paisa. “From my expenses” shows the years after it: what remains of the corpus, and what each year takes from it.',
  aWorkedExample: 'A worked example',
  atThirtyWithInTodays:
    'At thirty, with ₹1,00,00,000 in today’s money as the aim at sixty: thirty years of 6% turn it into {target}. At an assumed 12% that asks for <strong>{requiredSip}</strong> a month, or {requiredLumpsum} once. At 10% it is {requiredSip2} a month.',
  someoneWhoBeginsAtForty:
    'Someone who begins at forty with the same aim needs {requiredSip} a month. The corpus is smaller then, {target}, but there are only twenty years to save for it.',
  howMuchIsEnough: 'How much is enough?',
  startFromWhatYouSpend:
    'Start from what you spend in a month now. Take away what will end, such as a loan or school fees, and add what will grow, such as medicine. Twelve times that is a year. People often aim at twenty-five to thirty-three such years, less whatever a pension or rent will bring. The longer you may live and the less your money earns afterwards, the higher the figure.',
  toSeeHowLong:
    'To see how long a corpus pays, put it into the <swpcalculator>SWP calculator</swpcalculator> with a payout that rises every year.',
  whatThisFigureLeavesOut: 'What this figure leaves out',
  whatYouAlreadyOwnProvident:
    '<strong>What you already own,</strong> unless you type it: provident fund, NPS and savings reduce the corpus you still need.',
  risingPayAStepUp:
    '<strong>Rising pay,</strong> unless you type a yearly raise. A <stepupsipcalculator>step-up SIP</stepupsipcalculator> lets you begin lower.',
  taxOnGainsWhen:
    '<strong>Tax</strong> on gains when you sell, and the risk that the years just before and after you stop are bad ones.',
  canIRetireAt: 'Can I retire at 55 with ₹2 crore?',
  itDependsOnTheMonth:
    'It depends on what a month costs. Who has ₹2 crore at 40, saves nothing more and spends ₹60,000 a month at today’s prices holds {held} at 55 and needs {corpus} then to live to 85, at an assumed 12% before and 8% after, with prices that rise by 6%. “From my expenses” says it for your own figures: yes or not quite, until what age, and from what age it would last.',
  whyIsTheCorpusSo: 'Why is the corpus so large?',
  because:
    'Because it is in the money of a distant year. At 6% prices double about every twelve years; the figure you typed and the figure you see buy the same.',
  whichReturnShouldIAssume: 'Which return should I assume?',
  oneForTheWholeWay:
    'One for the whole way: long years with shares and calmer ones towards the end average out below the best rate. AMFI lets calculators illustrate 2% to 13%.',
  isHealthInsurancePart: 'Is health insurance part of this?',
  noPlanForItSeparately: 'No. Plan for it separately: one illness can cost more than a year’s expenses.',
  whatIfICanOnly: 'What if I can only spare half of the amount?',
  beginWithHalfThenWork:
    'Begin with half. Then work two or three years longer, spend less later, or raise the instalment every year: the page shows what each of these does.',
  swpAMonthlyIncomeFrom: 'SWP: a monthly income from the corpus',
  stepUpSipRaise: 'Step-up SIP: raise the instalment with your pay',
  severalGoalsOnOneBudget: 'Several goals on one budget',
});
