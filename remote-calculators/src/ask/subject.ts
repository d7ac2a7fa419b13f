import type { Concept } from '#ask/concepts.ts';

/** What a question is about, as far as its words and figures say it. */
export interface Said {
  says: (concept: Concept) => boolean;
  /** Whether an amount is paid every month. */
  monthly: boolean;
  /** Amounts that nobody pays every month or year. */
  sums: readonly number[];
  /** One of these sums is paid now. */
  paidNow: boolean;
  hasTerm: boolean;
  hasStepUp: boolean;
}

/** What a sum can be in a question that does not say it: the calculators to choose from. */
export type Unsure = 'monthlyOrOnce' | 'monthlyOrTarget' | 'onceOrTarget';

/** Words that name a calculator whatever else is said, the more particular first. */
export const named: readonly [Concept, calculator: string][] = [
  ['xirr', 'xirr'],
  ['ssy', 'ssy'],
  ['ppf', 'ppf'],
  ['epf', 'epf'],
  ['nps', 'nps'],
  ['rd', 'rd'],
  ['fd', 'fd'],
  ['emi', 'emi'],
  ['lifeCover', 'lifecover'],
  ['stp', 'stp'],
  ['swp', 'swp'],
  ['fire', 'fire'],
  ['regime', 'regime'],
  ['glidePath', 'glidePath'],
  ['goals', 'planYourGoal'],
];

export const purposes: readonly [Concept, calculator: string][] = [
  ['education', 'childEducation'],
  ['marriage', 'childMarriage'],
  ['car', 'dreamCar'],
  ['house', 'dreamHouse'],
];

/** From here on a sum with a term, and nothing said of paying it, is something to reach. */
const LEAST_TARGET = 1_000_000;
/** Above it nobody means an instalment who does not say so. */
const MOST_INSTALMENT = 100_000;

/** Tax without anything that is taxed otherwise: no gains, no property, no investment, no time for which money would lie. */
const isIncomeTax = ({ says, hasTerm }: Said): boolean =>
  says('tax') &&
  !hasTerm &&
  !(['otherTax', 'sip', 'lumpsum', 'invest', 'inflation', 'return', 'percent'] as const).some(says);

/** Which calculator is meant; a doubt where two are as likely, undefined where nothing points to any. */
export function subjectOf(said: Said): string | Unsure | undefined {
  const { says, monthly, sums, hasStepUp } = said;
  const [sum] = sums;
  const byName = named.find(([concept]) => says(concept));
  if (byName) return byName[1];
  if (isIncomeTax(said)) return 'regime';
  // Tax of another kind is no calculator's, whatever it is paid for.
  if (says('tax') && says('otherTax') && !said.hasTerm && !says('sip')) return undefined;
  if (says('later') && (monthly || says('sip'))) return 'delay';
  const purpose = purposes.find(([concept]) => says(concept));
  // "Retire, house expenses 50000" names no house to buy.
  const isExpense = says('retire') && says('expense');
  if (purpose && !isExpense && !(monthly && sum === undefined)) return purpose[1];
  if (says('retire')) return says('expense') ? 'retirementByExpense' : 'retirement';
  if (
    monthly &&
    (says('lumpsum') || said.paidNow || (sum !== undefined && says('invest'))) &&
    !says('want') &&
    sum !== undefined
  )
    return 'lumpsumSip';
  if (says('inflation') && !monthly && !says('want') && !says('aim') && !says('sip')) return 'inflation';
  if (monthly && sum !== undefined) return hasStepUp ? 'stepUpSip' : 'monthlyOrTarget';
  if (hasStepUp && (monthly || says('sip') || sum === undefined || sum <= MOST_INSTALMENT)) return 'stepUpSip';
  if (says('lumpsum')) return 'lumpsum';
  if (monthly) return 'sip';
  return ofSum(said);
}

/** The same for a question with no more than a sum, paid nobody says how. */
function ofSum({ says, sums, hasTerm }: Said): string | Unsure | undefined {
  const [sum] = sums;
  const isTarget = says('want') || says('aim') || says('trip');
  if (says('tax')) return undefined;
  if (says('sip')) {
    if (sum === undefined) return isTarget ? 'corpus' : 'sip';
    if (isTarget && sum > MOST_INSTALMENT / 2) return 'corpus';
    if (sum > LEAST_TARGET) return 'corpus';
    return sum > MOST_INSTALMENT ? 'monthlyOrTarget' : 'sip';
  }
  if (sum === undefined) return isTarget && hasTerm ? 'corpus' : undefined;
  if (isTarget) return 'corpus';
  const isPaid = says('invest') || says('become');
  if (isPaid && sum >= MOST_INSTALMENT) return 'lumpsum';
  if (isPaid) return 'monthlyOrOnce';
  if (!hasTerm && !says('return') && !says('howMuch')) return sum >= LEAST_TARGET ? 'onceOrTarget' : 'monthlyOrOnce';
  if (sum >= LEAST_TARGET) return 'corpus';
  return sum >= MOST_INSTALMENT ? 'onceOrTarget' : 'monthlyOrOnce';
}
