import { catalogue } from 'shared/messages';

export const messages = catalogue({
  title: 'Glide path planner',
  lead: 'Equity at first, debt before the day.',
  crumb: 'Goals',
  fieldAmountToday: 'Amount needed today',
  fieldEquityRate: 'Return of equity funds (%)',
  fieldDebtRate: 'Return of debt funds (%)',
  equityShareAtFirst: 'Share of equity at first (%)',
  restIsDebt: 'The other {debt}% is debt',
  movedOverYears: 'Years of moving into debt',
  mixStays: 'The mix stays the same until the day',
  lastYearIsDebt: 'In equal steps, the last year all debt',
  linkHow:
    '{equity, select, none {Equity and debt earn the yearly rates that you assume} other {Equity earns {equity}{debt, select, none {} other {; debt earns {debt}%}}}}. {shares, select, none {} other {{shares}. }}Paid and rebalanced at the {timing} of each month; one-time money grows yearly.',
  sameMix: '{equity}% in equity in every year',
  fallsLater: '{equity}% equity until year {until}, then {steps}%',
  fallsAtOnce: 'In equity, from year to year: {steps}%',
  whatToInvestWhen:
    'What to invest each month, or once, for a goal whose money moves from equity into debt before its day.',
  why: 'It moves the money from equity to debt in the last years, and shows the monthly amount.',
  cardName: 'Glide path',
  howMuchWhenItGets: 'How much must I invest when the plan gets calmer before the day?',
  cardExample: '₹25 lakh in 15 years, 80% equity at first',
  mixFormula: '{still} ÷ {factor} = <nowrap>{needed}</nowrap>',
  mixLegend:
    '{still} is what is still needed on the day. {factor} is what ₹1 {mode, select, oneTime {once, today,} other {at the {timing} of each of {count} months{step, select, none {} other {, raised by {step}% in months 13, 25 and so on,}}}} becomes, each year at the rate of its own mix: {rates}% a year.',
});
