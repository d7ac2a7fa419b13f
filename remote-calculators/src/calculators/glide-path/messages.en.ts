import { catalogue } from 'shared/messages';

export const messages = catalogue({
  glidePathPlanner: 'Glide path planner',
  equityAtFirst: 'Equity at first, debt before the day.',
  goals: 'Goals',
  amountNeededToday: 'Amount needed today',
  returnOfEquity: 'Return of equity funds (%)',
  returnOfDebt: 'Return of debt funds (%)',
  equityShareAtFirst: 'Share of equity at first (%)',
  restIsDebt: 'The other {debt}% is debt',
  movedOverYears: 'Years of moving into debt',
  mixStays: 'The mix stays the same until the day',
  lastYearIsDebt: 'In equal steps, the last year all debt',
  howItIsCounted:
    '{equity, select, none {Equity and debt earn the yearly rates that you assume} other {Equity earns {equity}{debt, select, none {} other {; debt earns {debt}%}}}}. {shares, select, none {} other {{shares}. }}Paid and rebalanced at the {timing} of each month; one-time money grows yearly.',
  sameMix: '{equity}% in equity in every year',
  fallsLater: '{equity}% equity until year {until}, then {steps}%',
  fallsAtOnce: 'In equity, from year to year: {steps}%',
  whatToInvestWhen:
    'What to invest each month, or once, for a goal whose money moves from equity into debt before its day.',
  glidePath: 'Glide path',
  howMuchWhenItGets: 'How much must I invest when the plan gets calmer before the day?',
  lakhInYears: '₹25 lakh in 15 years, 80% equity at first',
  mixFormula: '{still} ÷ {factor} = <nowrap>{needed}</nowrap>',
  mixLegend:
    '{still} is what is still needed on the day. {factor} is what ₹1 {mode, select, oneTime {once, today,} other {at the {timing} of each of {count} months{step, select, none {} other {, raised by {step}% in months 13, 25 and so on,}}}} becomes, each year at the rate of its own mix: {rates}% a year.',
  howToUseThisPlanner: 'How to use this planner',
  typeTheGoal:
    'Type what the goal costs today and in how many years it is due. Then say what you assume of equity funds and of debt funds, which share of equity you begin with, and over how many of the last years it moves into debt.',
  theMoveIsInSteps:
    'The move is made in equal yearly steps, and in the last year nothing is left in equity. With 80% and five years these are 64, 48, 32, 16 and 0%. With 0 years the mix stays as it is.',
  howItIsWorkedOut: 'How it is worked out',
  mixedRate: 'rate of a year = share × equity + (1 − share) × debt',
  everyYearHas:
    'Every year has the rate of its own mix, and months 1 to 12 are the first year. Savings and instalments grow month by month, and the mix is set back to its shares every month. What ₹1 a month becomes in this way divides what is still needed. A one-time investment grows once a year, by the rates of the same years.',
  aWorkedExample: 'A worked example',
  withTheGlide:
    'A goal of ₹25,00,000 today in 15 years, with 12% of equity, 6.5% of debt, 80% in equity and a move over the last five years, asks for <strong>{glide}</strong> a month. Without the move it would be {steady}, and with equity alone {equity}.',
  theMoveCosts:
    'So the move costs {cost} a month. For that the last years depend much less on one bad year in the market. Open “How likely is it?” and compare in how many of 100 possible markets each plan reaches the goal.',
  whatThisLeavesOut: 'What this figure leaves out',
  taxOfMoving:
    '<strong>Tax on the way.</strong> Units that are sold to move into debt may bring taxable gains. They are not taken off here.',
  costOfMoving:
    '<strong>Costs of moving.</strong> An <exitLoad>exit load</exitLoad> may be due on units that were bought less than a year before.',
  stepsInMonths:
    '<strong>Smaller steps.</strong> The share falls once a year here. Whoever moves every month is in between.',
  whyMoveAtAll: 'Why move at all, when equity earns more?',
  theLastYearsHold:
    'The largest sum is invested in the last years. A fall of a third then takes away what many years have saved, and there is no time to wait.',
  whoseRates: 'Which rates should I type?',
  ratesAreYours:
    'They are your assumption. AMFI lets illustrations assume at most the rates that are marked on the sliders. Neither is certain.',
  howIsTheChance: 'How are ups and downs counted for a mix?',
  sharedAsTheMix:
    'Each year has the mean and the ups and downs of its own mix. Equity and debt are taken to rise and fall together, which is careful: in many years they do not.',
  corpusLabel: 'Corpus: a sum in the rupees of its day',
  severalGoals: 'Several goals on one budget',
  fromDebtToEquity: 'STP: from debt into equity',
});
