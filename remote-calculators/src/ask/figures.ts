import { agesOf, isNearAge, isOfChild, LEAST_OF_LATER_AGE } from '#ask/ages.ts';
import { deductedIn } from '#ask/deductions.ts';
import { isAfter, isDueYear, type Measure } from '#ask/measures.ts';
import { isLoanItself } from '#ask/parts.ts';
import type { Concept } from '#ask/subject.ts';
import { ahead, conceptOf, type Token, wordOf } from '#ask/tokens.ts';
import type { Role } from '#definition/roles.ts';

/** Figures of a question by what they are for: a term in months, rates in percent. */
export type Figures = { readonly [R in Role]?: number | undefined };

type RateRole = 'rate' | 'stepUp' | 'inflation' | 'slab' | 'annuity';

const rateWords: { readonly [C in Concept]?: RateRole } = {
  return: 'rate',
  at: 'rate',
  stepUp: 'stepUp',
  inflation: 'inflation',
  slab: 'slab',
  annuity: 'annuity',
};
/** Farther than this many tokens a word says nothing of a rate. */
const NEAR = 5;

/** A tax and the share for an annuity are more than what money grows by; prices and instalments mostly rise by less. */
const isLarger: ReadonlySet<RateRole> = new Set(['slab', 'annuity']);

/** Of the two rates that a word stands directly between, the one that it hardly means: "12% inflation 7%". */
function unlikelyAt(tokens: readonly Token[], rates: readonly Measure[], place: number, role: RateRole) {
  const before = rates.find(({ end }) => end === place);
  const behind = rates.find(({ at }) => at === place + 1);
  if (role === 'rate' || before === undefined || behind === undefined) return undefined;
  // "6% inflation 12% return": the second has a word of its own.
  if (rateWords[conceptOf(tokens[behind.end]) ?? 'a'] !== undefined) return undefined;
  return before.value > behind.value === isLarger.has(role) ? behind : before;
}

/** Gives each rate the role of the word that stands nearest to it. @param rising what rises where only that is said */
function rateRoles(
  tokens: readonly Token[],
  rates: readonly Measure[],
  rising: RateRole,
): Partial<Record<RateRole | 'secondRate', number>> {
  const pairs = tokens.flatMap((token, place) => {
    const concept = conceptOf(token);
    const role = concept === 'rising' ? rising : rateWords[concept ?? 'a'];
    if (role === undefined) return [];
    const unlikely = unlikelyAt(tokens, rates, place, role);
    return rates.map((rate) => {
      const gap = (place < rate.at ? rate.at - place : place - rate.end + 1) + (rate === unlikely ? 0.5 : 0);
      // "at" belongs to what follows it.
      // What a rate is called counts for more: "at 10% inflation".
      const apart = conceptOf(token) !== 'at' ? gap : place >= rate.end ? NEAR + 1 : gap + 0.5;
      return { role, rate, apart, first: Math.min(place, rate.at) };
    });
  });
  pairs.sort((one, other) => one.apart - other.apart || one.first - other.first);
  const roles = new Map<Measure, RateRole>();
  for (const { role, rate, apart } of pairs) {
    if (apart > NEAR || roles.has(rate) || [...roles.values()].includes(role)) continue;
    roles.set(rate, role);
  }
  const found: Partial<Record<RateRole | 'secondRate', number>> = {};
  for (const rate of rates) {
    const role =
      roles.get(rate) ?? (found.rate === undefined && ![...roles.values()].includes('rate') ? 'rate' : undefined);
    if (role !== undefined) found[role] ??= rate.value;
    else found.secondRate ??= rate.value;
  }
  return found;
}

/** In months: who asks for the return of an older investment has more than one figure of it. */
const MOST_PAST = 480;
const until: ReadonlySet<string> = new Set(['till', 'until', 'upto']);
/** "By 40" says when; an instalment is hardly raised by more per cent than that. */
const LEAST_BY = 26;
/** Nobody retires younger, and nothing grows by as much. */
const LEAST_OF_RETIRING_AGE = 30;
const since: ReadonlySet<string> = new Set(['since', 'from']);

/** "40 to 60": nobody saves for so many years, and nothing grows by as much. */
function isOfTwoAges(tokens: readonly Token[], measures: readonly Measure[], measure: Measure): boolean {
  const first = measures.find(({ end }) => end === measure.at - 1 && wordOf(tokens[end]) === 'to') ?? measure;
  const last = measures.find(({ at }) => at === first.end + 1 && wordOf(tokens[first.end]) === 'to');
  const areBare = first.kind === 'bare' && last?.kind === 'bare';
  return (
    areBare && first.value >= 18 && last.value > first.value && last.value >= LEAST_OF_LATER_AGE && last.value <= 85
  );
}

/** What a number without a unit is, from what is missing: "5000 10 12" is an amount, a term and a rate. */
function named(
  measures: readonly Measure[],
  tokens: readonly Token[],
  thisYear: number,
  says: (concept: Concept) => boolean,
): Measure[] {
  const has = (kind: Measure['kind']) => all.some((measure) => measure.kind === kind);
  const retires = says('retire') || says('fire');
  const all = measures.map((measure): Measure => {
    const before = conceptOf(tokens[measure.at - 1]);
    const isYear = measure.kind === 'amount' && measure.end - measure.at === 1 && !measure.every;
    const months = (measure.value - thisYear) * 12;
    const isPast = isYear && months < 0 && months >= -MOST_PAST && measure.value % 1 === 0;
    if (isPast && says('return') && (before === 'in' || since.has(wordOf(tokens[measure.at - 1]))))
      return { ...measure, kind: 'term', value: -months };
    if (isYear && isDueYear(tokens, measure) && months > 0 && months <= 600 && measure.value % 1 === 0) {
      return { ...measure, kind: 'term', value: months };
    }
    if (measure.kind === 'term' && says('child') && isOfChild(tokens, measure) && !says('retire'))
      return { ...measure, kind: 'age', value: measure.value / 12 };
    // Nobody retires after so long a time, but at such an age.
    if (measure.kind === 'term' && retires && measure.value >= LEAST_OF_LATER_AGE * 12)
      return { ...measure, kind: 'age', value: measure.value / 12 };
    if (measure.kind !== 'bare') return measure;
    const isUntil =
      until.has(wordOf(tokens[measure.at - 1])) ||
      wordOf(tokens[measure.end]) === 'tak' ||
      (wordOf(tokens[measure.at - 1]) === 'by' && measure.value >= LEAST_BY);
    const isLaterAge = measures.some(
      (one) => one.value < measure.value && (one.kind === 'age' || (one.kind === 'bare' && isNearAge(tokens, one))),
    );
    if ((isUntil && isLaterAge && measure.value <= 85) || isOfTwoAges(tokens, measures, measure))
      return { ...measure, kind: 'age' };
    const isAgeFrom = wordOf(tokens[measure.at - 1]) === 'from' && measure.value >= 18 && measure.value <= 70;
    if (isAgeFrom) return { ...measure, kind: 'age' };
    if (before === 'at') {
      const isAge = retires
        ? measure.value >= LEAST_OF_RETIRING_AGE
        : says('child')
          ? conceptOf(tokens[measure.end]) !== 'return'
          : measure.value >= LEAST_OF_LATER_AGE;
      return { ...measure, kind: isAge ? 'age' : 'rate' };
    }
    const isAge =
      isNearAge(tokens, measure) || (retires && measure.value >= 18) || (says('child') && measure.value <= 25);
    return isAge ? { ...measure, kind: 'age' } : measure;
  });
  return all.map((measure) => {
    if (measure.kind !== 'bare') return measure;
    // Nobody says a tenth of a year.
    const [first] = all.filter(({ kind, value }) => kind === 'bare' && Number.isInteger(value));
    const isTerm = measure === first && !has('term');
    if (isTerm) return { ...measure, kind: 'term', value: measure.value * 12 };
    return has('rate') ? measure : { ...measure, kind: 'rate' };
  });
}

/** The figures of a question by what they are for. */
export interface Assigned {
  figures: Figures;
  /** Sums that are not paid every month or year, in order. */
  sums: readonly number[];
  /** One of them is paid now. */
  paidNow: boolean;
  /** How many figures stand in the sum of one deduction with another. */
  addedUp: number;
}

/** Sorts the numbers of a question by what they are for. */
export function figuresOf(read: readonly Measure[], tokens: readonly Token[], thisYear: number): Assigned {
  const says = (concept: Concept) => tokens.some((token) => conceptOf(token) === concept);
  const measures = named(read, tokens, thisYear, says);
  const of = (kind: Measure['kind']) => measures.filter((measure) => measure.kind === kind);
  const terms = of('term');
  const isLate = (term: Measure) =>
    [term.at - 1, term.at - 2, term.at - 3, term.end, term.end + 1].some(
      (place) => conceptOf(tokens[place]) === 'later',
    ) || wordOf(tokens[term.at - 1]) === 'by';
  const late = says('later')
    ? (terms.find(isLate) ?? (terms.length > 1 ? terms.at(-1) : undefined))
    : says('prepay')
      ? terms.find((term) => isAfter(tokens, term))
      : undefined;
  const spans = terms.filter((term) => term !== late);
  const amounts = of('amount');
  const instalment =
    (says('lumpsum') || says('now')) && says('sip') && amounts.length > 1
      ? instalmentOf(
          tokens,
          amounts.filter(({ every }) => every === undefined),
        )
      : undefined;
  const monthly = amounts.filter((amount) => amount.every === 'month' || amount === instalment);
  const spent = says('expense')
    ? // An income of a year may stand as near to the word.
      (nearestOf(
        tokens,
        amounts.filter(({ every }) => every !== 'year'),
        'expense',
      ) ?? monthly[0])
    : undefined;
  const raised =
    says('stepUp') && amounts.length > 1 && !of('rate').some((rate) => gapTo(tokens, rate, 'stepUp') <= 1)
      ? raisedOf(
          tokens,
          amounts.filter(({ every }) => every !== 'month'),
        )
      : undefined;
  const held =
    says('have') && amounts.length > 1
      ? nearestOf(
          tokens,
          amounts.filter(({ every }) => every === undefined),
          'have',
        )
      : undefined;
  // A provident fund is paid from the basic pay, whatever else is earned.
  const basic = says('epf') ? amounts.find(({ at }) => isBasic(tokens, at)) : undefined;
  const deducted = deductedIn(tokens, amounts);
  // What is earned is neither a loan nor a cover.
  const isBorrowed = says('emi') && !says('tax') && !says('regime');
  const earned = isBorrowed || says('lifeCover') ? earnedOf(tokens, amounts) : undefined;
  const income = says('lifeCover') && earned ? earned.value * (earned.every === 'month' ? 12 : 1) : undefined;
  const taken = new Set([spent, raised, held, basic, earned, ...[...deducted.values()].flat()]);
  const free = amounts.filter((amount) => !taken.has(amount));
  // An instalment rises, or else a price does.
  const rates = rateRoles(tokens, of('rate'), says('sip') || monthly.length > 0 ? 'stepUp' : 'inflation');
  const once = free.filter((amount) => amount.every === undefined && amount !== instalment);
  const sums = once.map(({ value }) => value);
  // What a month costs is known: a sum beside it is what somebody has.
  const retiresWith = says('retire') && spent && once.length === 1 ? once[0] : undefined;
  const given = {
    ...rates,
    monthly: (basic ?? free.find((amount) => monthly.includes(amount)))?.value,
    yearly: income ?? free.find(({ every }) => every === 'year')?.value,
    sum: sums[0],
    expense: spent?.value,
    stepUpRupees: raised?.value,
    have: (held ?? retiresWith)?.value,
    ...Object.fromEntries(
      [...deducted].map(([role, parts]) => [role, parts.reduce((sum, { value }) => sum + value, 0)]),
    ),
    term: spans[0]?.value,
    delay: late?.value,
    ...agesOf(tokens, of('age'), says),
  };
  const known = Object.entries(given).filter(([, value]) => value !== undefined);
  return {
    figures: Object.fromEntries(known),
    sums,
    paidNow: once.some((amount) => nearest(tokens, amount, 'now')),
    addedUp: [...deducted.values()].flat().length - deducted.size,
  };
}

/** What is paid back and what is paid in have no word of their own for how much is earned. */
const noIncome = /^(pay|basic)$/;
const claiming = /^(term|life|cover|insurance|policy)$/;

/** The amount that is said to be earned: "salary 1 lakh", "1 lakh salary"; one beside "loan" or "cover" only where there is no other. */
function earnedOf(tokens: readonly Token[], amounts: readonly Measure[]): Measure | undefined {
  const isClaimed = (amount: Measure) =>
    isLoanItself(tokens, amount) || [amount.at - 1, amount.end].some((place) => claiming.test(wordOf(tokens[place])));
  const unclaimed = amounts.filter((amount) => !isClaimed(amount));
  const said = tokens.map((token): Token => (noIncome.test(wordOf(token)) ? { kind: 'word', word: '' } : token));
  return nearestOf(said, unclaimed.length > 0 ? unclaimed : amounts, 'salary');
}

/** "Basic 25000", "basic pay of 25000". */
const isBasic = (tokens: readonly Token[], at: number): boolean =>
  wordOf(tokens[at - 1]) === 'basic' || (tokens[at - 1]?.kind === 'word' && isBasic(tokens, at - 1));

/** The amount that is said to be that of a SIP: "SIP 5000", or else "5000 SIP", or else "a SIP of 5000". */
function instalmentOf(tokens: readonly Token[], amounts: readonly Measure[]): Measure | undefined {
  const isSip = (place: number) => conceptOf(tokens[place]) === 'sip';
  const isAtOnce = ({ at }: Measure) => conceptOf(tokens[at - 1]) === 'lumpsum';
  const firstWord = tokens.findIndex((token) => ['sip', 'lumpsum'].includes(conceptOf(token) ?? ''));
  // "5000 SIP and 50,000 lumpsum": words follow their amounts.
  const follows = (amounts[0]?.at ?? 0) < firstWord ? amounts.find(({ end }) => isSip(end)) : undefined;
  return (
    follows ??
    amounts.find(({ at }) => isSip(at - 1)) ??
    amounts.find((amount) => isSip(amount.end) && !isAtOnce(amount)) ??
    amounts.find(({ at }) => isSip(at - 2))
  );
}

/** By how much an instalment rises: "by 500", or the amount nearest to the word that is not that of the SIP. */
function raisedOf(tokens: readonly Token[], amounts: readonly Measure[]): Measure | undefined {
  const others = amounts.filter(({ at }) => conceptOf(ahead(tokens, at)) !== 'sip');
  return others.find(({ at }) => wordOf(ahead(tokens, at)) === 'by') ?? nearestOf(tokens, others, 'stepUp');
}

/** How many tokens lie between a word and an amount, of at most three; Infinity where it stands nowhere near. */
function gapTo(tokens: readonly Token[], { at, end }: Measure, concept: Concept): number {
  const before = [1, 2, 3].find((step) => conceptOf(tokens[at - step]) === concept) ?? Number.POSITIVE_INFINITY;
  const after = [0, 1, 2].find((step) => conceptOf(tokens[end + step]) === concept) ?? Number.POSITIVE_INFINITY;
  // A word belongs rather to what follows it: as far behind, it counts half a token farther.
  return Math.min(before, after + 1.5);
}

const nearest = (tokens: readonly Token[], amount: Measure, concept: Concept): boolean =>
  Number.isFinite(gapTo(tokens, amount, concept));

/** The amount that a word stands nearest to; of two that are as near, the one of a month. */
function nearestOf(tokens: readonly Token[], amounts: readonly Measure[], concept: Concept): Measure | undefined {
  const monthlyFirst = [...amounts].sort(
    (one, other) => Number(other.every === 'month') - Number(one.every === 'month'),
  );
  const near = monthlyFirst.filter((amount) => nearest(tokens, amount, concept));
  return near.sort((one, other) => gapTo(tokens, one, concept) - gapTo(tokens, other, concept))[0];
}
