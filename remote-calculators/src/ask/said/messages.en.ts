import { catalogue } from 'shared/messages';

/** One sentence for each calculator: what a question comes to. */
export const messages = catalogue({
  perMonth:
    '{paid} a month{rise, select, none {} other { (rising by {rise} each year)}}{have, select, none {} other { and the {have} you have}}',
  yearsAndMonths: '{years} and {months}',
  grows: '{paid} for {span} becomes {value}, if it grows by {rate} a year.',
  once: '{paid} at once becomes {value} in {span}, if it grows by {rate} a year.',
  both: '{once} at once and {paid} become {value} in {span}, if they grow by {rate} a year.',
  payoutLasts: '{sum} pays {paid} for {span} and leaves {value}, if it grows by {rate} a year.',
  payoutEnds: '{sum} pays {paid} for {lasted} and then runs out, if it grows by {rate} a year.',
  moved:
    '{sum} moved by {paid} becomes {value} in {span}, if the fund it comes from grows by {from} and the other by {rate} a year.',
  reaches: '{paid} for {span} makes {target}, if it grows by {rate} a year.',
  carOrHouse:
    '{paid} until {day} pays for a {thing, select, dreamHouse {house} other {car}} of {amount} at today’s prices, if it grows by {rate} and the price rises by {inflation} a year.',
  child:
    '{paid} from age {age} to {later} pays for {thing, select, childMarriage {a wedding} other {an education}} of {amount} at today’s prices, if it grows by {rate} and the price rises by {inflation} a year.',
  retire:
    '{paid} from age {age} to {later} makes {amount} of today’s value, which is {target} then, if it grows by {rate} and prices rise by {inflation} a year.',
  retireOnExpense:
    '{paid} from age {age} to {later} lets you spend {expense} of today’s value a month until {until}, if it grows by {rate} and prices rise by {inflation} a year.',
  canRetire:
    '{answer}. {paid} from age {age} to {later} {lasts, select, yes {pays for} other {does not pay for}} {expense} of today’s value a month until {until}, if it grows by {rate} and prices rise by {inflation} a year.{lasts, select, yes {} other {{soonest, select, none {} other { You can stop at {soonest}.}}}}',
  glides:
    '{paid} for {span} pays for {amount} at today’s prices, if equity grows by {rate}, debt by {debt} and the price rises by {inflation} a year.',
  loan: 'A loan of {sum} at {rate} for {span} costs {paid}, with {interest} of interest in all.',
  deposit: '{paid} deposited at {rate} for {span} becomes {value} before tax.',
  account: '{paid} {every, select, monthly {a month} other {a year}} at {rate} becomes {value}.',
  pension:
    '{paid} from age {age} to {later} makes {value} in NPS and a pension of {pension} a month, if it grows by {rate} a year.',
  providentFund: 'A basic pay of {pay} a month makes {value} in EPF from age {age} to {later}, at {rate} a year.',
  prices: 'What costs {amount} today costs {value} in {span}, if prices rise by {inflation} a year.',
  waiting: 'Starting {delay} late costs you {value} of what {paid} makes in {span}, if it grows by {rate} a year.',
  independence: 'You can live on your savings at {age}, if they grow by {rate} and prices rise by {inflation} a year.',
  cover: 'Your family needs a life cover of {value}.',
  incomeTax:
    'On a salary of {salary} the income tax is {fresh} in the new regime and {old} in the old one, {deducted, select, none {without deductions} other {with {deducted} under 80C}}.',
  goalsNeed: '{names} together need {needed} a month.',
  budgetSuffices: 'Yes: {budget} a month is enough for {names}, which need {needed}.',
  budgetIsShort: 'Not quite: {budget} a month is short by up to {short} until {until} for {names}.',
  savingsGrow: 'savings grow by {rate} a year',
  pricesRise: 'prices rise by {rate} a year',
  goalSaid: '{goal} {amount} in {span}',
  openGoals: 'Open the planner with these goals',
  figure: '{label}: {text}.',
});
