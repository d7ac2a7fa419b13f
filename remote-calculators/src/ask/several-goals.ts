import { isDueYear, type Measure } from '#ask/measures.ts';
import type { Concept } from '#ask/subject.ts';
import { conceptOf, type Token } from '#ask/tokens.ts';

/** A goal of a question, by the letter that the planner has for its kind: 'g' for one without a name. */
export interface StatedGoal {
  kind: 'c' | 'h' | 'e' | 'm' | 'r' | 'g';
  /** What it costs today, in rupees. */
  amountToday: number;
  years: number;
}

/** Several goals, and what can be paid for all of them every month, in rupees. */
export interface StatedGoals {
  goals: readonly StatedGoal[];
  budget?: number;
  /** How many figures of the question these are. */
  used: number;
}

const kinds: { readonly [C in Concept]?: StatedGoal['kind'] } = {
  ...{ car: 'c', house: 'h', education: 'e', marriage: 'm', retire: 'r', trip: 'g' },
};
/** Beside these words a sum is no price of a goal. */
const otherwise: readonly Concept[] = ['expense', 'swp', 'stp', 'lumpsum', 'later', 'emi', 'have'];
/** Farther away a number is no year of the calendar. */
export const MOST_YEARS = 50;

interface Mention {
  kind: StatedGoal['kind'];
  at: number;
}

/** The goals that are named, in order: "college education" is one, "a house … and another house" with figures between are two. */
function mentionsOf(tokens: readonly Token[], measures: readonly Measure[]): Mention[] {
  const found: Mention[] = [];
  tokens.forEach((token, at) => {
    const kind = kinds[conceptOf(token) ?? 'a'];
    const last = found.at(-1);
    if (kind === undefined) return;
    if (last?.kind === kind && !measures.some((measure) => measure.at > last.at && measure.at < at)) last.at = at;
    else found.push({ kind, at });
  });
  return found;
}

const gapTo = (at: number, measure: Measure) => (at < measure.at ? measure.at - at : at - measure.end + 1);

/** How many years a figure says: a span, "in 5", or "by 2035"; undefined for another. */
function yearsOf(measure: Measure, tokens: readonly Token[], thisYear: number): number | undefined {
  if (measure.kind === 'term') return measure.value / 12;
  if (measure.kind === 'bare') return conceptOf(tokens[measure.at - 1]) === 'in' ? measure.value : undefined;
  if (!isDueYear(tokens, measure)) return undefined;
  const isYear = measure.kind === 'amount' && measure.end - measure.at === 1 && measure.every === undefined;
  const years = measure.value - thisYear;
  return isYear && Number.isInteger(years) && years > 0 && years <= MOST_YEARS ? years : undefined;
}

/** What is earned is not what can be paid. */
const isEarned = ({ at, end }: Measure, tokens: readonly Token[]) =>
  [at - 3, at - 2, at - 1, end, end + 1, end + 2].some((place) => conceptOf(tokens[place]) === 'salary');

/** What can be paid every month: an amount a month, or the one beside the word "budget". */
function budgetOf(amounts: readonly Measure[], tokens: readonly Token[]): Measure | undefined {
  const monthly = amounts.find(({ every }) => every === 'month');
  if (monthly) return isEarned(monthly, tokens) ? undefined : monthly;
  const word = tokens.findIndex((token) => conceptOf(token) === 'budget');
  if (word === -1) return undefined;
  return [...amounts].sort((one, other) => gapTo(word, one) - gapTo(word, other))[0];
}

/** Names for so many sums: as they follow each other, or where fewer are named, each for the sum that stands next to it. */
function kindsFor(sums: readonly Measure[], mentions: readonly Mention[]): StatedGoal['kind'][] | undefined {
  if (mentions.length === sums.length) return mentions.map(({ kind }) => kind);
  if (mentions.length > sums.length) return undefined;
  const named = new Map<Measure, StatedGoal['kind']>();
  for (const { kind, at } of mentions) {
    const [next] = [...sums].sort((one, other) => gapTo(at, one) - gapTo(at, other));
    if (next === undefined || named.has(next)) return undefined;
    named.set(next, kind);
  }
  return sums.map((sum) => named.get(sum) ?? 'g');
}

/**
 * Reads a question about several goals on one budget: names, sums and spans belong together in the order in which they are said.
 *
 * @param ages of a person who retires, today and then, where the question says both
 * @returns 'unclear' where several goals are meant and it is not said what each costs and when; undefined for any other question
 * @example "car 10 lakh in 5 years and house 50 lakh in 12 years, budget 30000"
 */
export function severalGoals(
  measures: readonly Measure[],
  tokens: readonly Token[],
  { thisYear, ages }: { thisYear: number; ages: readonly [number, number] | undefined },
): StatedGoals | 'unclear' | undefined {
  const says = (concept: Concept) => tokens.some((token) => conceptOf(token) === concept);
  if (otherwise.some(says)) return undefined;
  const mentions = mentionsOf(tokens, measures);
  const spans = measures.flatMap((measure) => {
    const years = yearsOf(measure, tokens, thisYear);
    return years === undefined ? [] : [{ measure, years }];
  });
  const amounts = measures.filter(
    (measure) => measure.kind === 'amount' && !spans.some((span) => span.measure === measure),
  );
  const budget = budgetOf(amounts, tokens);
  const sums = amounts.filter((amount) => amount !== budget && amount.every === undefined);
  const isOfGoals = says('goals') || says('want') || says('aim') || says('budget') || mentions.length > 0;
  const isPaid = says('sip') || says('invest') || says('become') || says('stepUp');
  const named = new Set(mentions.map(({ kind }) => kind)).size;
  const areSums = sums.length > 1 && spans.length === sums.length && isOfGoals && (!isPaid || named > 0);
  const areNamed = named > 1 && (sums.length > 1 || (sums.length === 0 && budget !== undefined));
  if (!areSums && !areNamed) return undefined;
  const years = spans.map((span) => span.years);
  const retires = mentions.findIndex(({ kind }) => kind === 'r');
  const byAges = ages !== undefined && retires !== -1 && years.length === sums.length - 1;
  if (byAges) years.splice(retires, 0, ages[1] - ages[0]);
  const names = kindsFor(sums, mentions);
  if (names === undefined || sums.length < 2 || years.length !== sums.length) return 'unclear';
  const goals = sums.map(({ value }, place) => ({
    ...{ kind: names[place] ?? 'g', amountToday: value, years: years[place] ?? 0 },
  }));
  const used = sums.length + spans.length + (budget ? 1 : 0) + (byAges ? 2 : 0);
  return { goals, used, ...(budget && { budget: budget.value }) };
}
