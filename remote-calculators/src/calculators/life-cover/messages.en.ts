import { catalogue } from 'shared/messages';

export const messages = catalogue({
  lifeCoverCalculator: 'Life cover calculator',
  whatAFamilyWouldNeed: 'What a family needs without its earner.',
  calculators: 'Calculators',
  currentAge: 'Current age',
  retirementAge: 'Retirement age',
  annualIncome: 'Annual income',
  personalExpenses: 'Personal expenses (%)',
  whatYouSpendOnYourself: 'The part of the income that you spend on yourself',
  incomeGrowth: 'Income growth (%)',
  discountRate: 'Discount rate (%)',
  whatTheMoneyEarns: 'What the family’s money is assumed to earn in a year, effective',
  familyMonthlyExpense: "Family's monthly expense",
  supportFor: 'Support for (years)',
  howLongTheFamily: 'How long the family lives on the money',
  inflationRate: 'Inflation rate (%)',
  loans: 'Loans',
  goals: 'Goals',
  whatTheyCostToday: 'What a child’s education and other goals cost today',
  existingCover: 'Existing cover',
  liquidAssets: 'Liquid assets',
  whatCanBeSold: 'Savings that the family could use at once',
  coverByNeed: 'Cover by need',
  stillByNeed: 'Still to be covered, by need',
  coverByIncome: 'Cover by income',
  stillByIncome: 'Still to be covered, by income',
  familyCorpus: 'Part for monthly expenses',
  incomeOfTheYear: 'Income of the year',
  income: 'Income',
  worthToday: 'Worth today',
  worth: 'Worth',
  coverSoFar: 'Cover by income so far',
  soFar: 'So far',
  theIncomeThatWouldBeLost: 'Income lost',
  whatEachYearsIncome: 'What each year’s income is worth today, beside that income,',
  otherSitesMultiply:
    'Many sites multiply the income by ten or fifteen, or leave out what you spend on yourself. Others let the family’s money earn nothing. Ask which expenses, which growth and which discount rate stand behind a figure.',
  convention:
    '{rate, select, none {Amounts are valued today at the discount rate} other {Amounts are valued today at {rate}% a year, effective}}. Income counts at the start of each year, expenses at the start of each month. Neither figure is advice.',
  enterTheFigures: 'Enter the figures to see both covers.',
  seeHowMuchLifeCover:
    'Work out life cover in two ways, by the income that the family would lose and by what it would need, each with its formula.',
  lifeCover: 'Life cover',
  howMuchCoverWould: 'How much life cover would my family need?',
  exampleInWords: '₹50,000 a month for 30 years, at 8% and 6% inflation',
  howToUseThisCalculator: 'How to use this calculator',
  enterYourAge:
    'Enter your age, your income, and what your family spends in a month. Loans and goals are what the family would have to pay besides. Existing cover and savings are taken off at the end. Results follow every key.',
  thePageShowsTwo:
    'The page shows two figures, because there are two questions. Cover by income asks what your family would lose. Cover by need asks what it would have to pay. The table and the chart show the first, year by year.',
  howTheyAreWorkedOut: 'How they are worked out',
  byIncomeFormula: 'Cover by income = Σ income × (1 − p) × ((1 + g) ÷ (1 + d))<sup>year</sup>',
  byNeedFormula: 'Cover by need = corpus for expenses + loans + goals',
  whereTheLettersStand:
    'p is the part that you spend on yourself, g the growth of your income, and d the discount rate; the years run from 0 until the year before you retire. The corpus pays the monthly expense at the start of each month, raised once a year with inflation, and earns the discount rate until it is used up.',
  aWorkedExample: 'A worked example',
  atThirtyFive:
    'At 35, with ₹12,00,000 a year until 60, of which 30% is your own, growing 6% a year and valued at 8%, your income is worth <strong>{hlv}</strong> today. Expenses of ₹50,000 a month for 30 years at 6% inflation need {familyCorpus}; with loans of ₹30,00,000 and goals of ₹25,00,000 the need is <strong>{need}</strong>.',
  afterCover:
    'A cover of ₹50,00,000 and savings of ₹15,00,000 leave {needGap} to be covered by need, and {hlvGap} by income.',
  whatThisFigureLeavesOut: 'What this figure leaves out',
  taxLeftOut: '<strong>Tax.</strong> Income is counted as you type it. Type what reaches your account.',
  otherIncomeLeftOut:
    '<strong>Other income.</strong> A pension or the income of your spouse lowers the need. Lower the monthly expense by it.',
  policyLeftOut:
    '<strong>The policy.</strong> Premiums, conditions and exclusions are the insurer’s. This page compares no policies and sells none.',
  whichOfTheTwo: 'Which of the two figures should I take?',
  eachAnswers:
    'Each answers its own question, and neither is advice. The larger one shows what a careful family may want to talk about.',
  whyIsMyOwnPart: 'Why is my own spending taken off?',
  becauseThatMoney: 'Because the family would not need that money. It keeps the rest of your income.',
  whatIsTheDiscountRate: 'What is the discount rate?',
  theRateAtWhich:
    'The rate that the family’s money is assumed to earn. A lower rate makes both figures larger, so try one.',
  shouldTheCoverFall: 'Does the need fall with time?',
  yesAsLoans:
    'Usually yes, as loans are repaid and children finish their studies. Come back every few years with new figures.',
  sipInvest: 'SIP: what regular investments may become',
  retirementPlan: 'Retirement: enough for the years without a salary',
  educationPlan: 'Child education: what a goal costs in its year',
  formulaInNumbers: '{corpus} + {loans} + {goals} = <nowrap>{need}</nowrap>',
  formulaLegend:
    'The first amount pays the monthly expense of {years}; loans and goals come on top. By income: the years until {age} are worth {hlv} today.',
});
