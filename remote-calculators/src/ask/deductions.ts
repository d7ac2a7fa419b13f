import type { Figures } from '#ask/figures.ts';
import type { Measure } from '#ask/measures.ts';
import type { Concept } from '#ask/subject.ts';
import { conceptOf, type Token, wordOf } from '#ask/tokens.ts';

/** What an income tax is worked out without, by the section of the law or by what is paid. */
const deductions = ['section80C', 'section80D', 'section80CCD1B', 'homeLoanInterest'] as const;
type Deduction = (typeof deductions)[number];

/** In a question with one of these, what is paid into NPS or as interest on a loan is deducted. */
const taxed: readonly Concept[] = ['tax', 'regime', 'section80C', 'section80D', 'section80CCD1B', 'section24B'];
const called: { readonly [C in Concept]?: Deduction } = {
  section80C: 'section80C',
  section80D: 'section80D',
  section80CCD1B: 'section80CCD1B',
  nps: 'section80CCD1B',
  section24B: 'homeLoanInterest',
};
/** What section 80C lets off; several of them add up. */
const of80C: readonly Concept[] = ['ppf', 'epf', 'ssy'];
const policies = /^(elss|lic|ulip|nsc)$/;
/** An amount stands at most so many tokens from what it is paid for: "1.5 lakh in PPF under 80C". */
const NEAR = 4;

const interest = /^(interest|byaj|byaaj|vyaj|ब्याज|ಬಡ್ಡಿ)/;

/** "Home loan interest", "interest on my home loan". */
const isOnLoan = (tokens: readonly Token[], at: number) =>
  [-4, -3, -2, -1, 1, 2, 3, 4].some((step) => conceptOf(tokens[at + step]) === 'emi');

const isPaidInto = (token: Token | undefined) =>
  of80C.some((concept) => conceptOf(token) === concept) || policies.test(wordOf(token));

/** What else is told of an income has an amount of its own, for which there is no field. */
const elsewhere: readonly Concept[] = ['allowance', 'rent'];

function deductionAt(tokens: readonly Token[], at: number): Deduction | 'other' | undefined {
  const token = tokens[at];
  if (elsewhere.some((concept) => conceptOf(token) === concept)) return 'other';
  const known = called[conceptOf(token) ?? 'a'] ?? (isPaidInto(token) ? 'section80C' : undefined);
  return known ?? (interest.test(wordOf(token)) && isOnLoan(tokens, at) ? 'homeLoanInterest' : undefined);
}

/** Where a deduction begins with the "in" before it. */
const startOf = (tokens: readonly Token[], place: number) =>
  /^(in|under|for|में)$/.test(wordOf(tokens[place - 1])) ? place - 1 : place;

/** How far an amount is from the word at `place`; Infinity where another deduction stands between them. */
function apart(tokens: readonly Token[], { at, end }: Measure, place: number, followed: boolean): number {
  const [from, to] = end <= place ? [end, startOf(tokens, place)] : [place + 1, at];
  const between = Array.from({ length: to - from }, (_, step) => deductionAt(tokens, from + step));
  if (between.some((deduction) => deduction !== undefined)) return Number.POSITIVE_INFINITY;
  return to - from + (end <= place === followed ? 0.5 : 0);
}

/**
 * What a question about income tax deducts: amounts by the words beside them, the income left out.
 *
 * @param amounts of the question; what is paid by the month may be the income, and no deduction
 */
export function deductedIn(
  tokens: readonly Token[],
  amounts: readonly Measure[],
): ReadonlyMap<Deduction, readonly Measure[]> {
  const found = new Map<Deduction, readonly Measure[]>();
  if (!tokens.some((token) => taxed.some((concept) => conceptOf(token) === concept))) return found;
  // Nobody deducts more than is earned in a year.
  const perYear = ({ value, every }: Measure) => (every === 'month' ? 12 * value : value);
  const [, ...smaller] = [...amounts].sort((one, other) => perYear(other) - perYear(one));
  const left = new Set(smaller.filter(({ every }) => every !== 'month'));
  const words = tokens.flatMap((_, place) => {
    const deduction = deductionAt(tokens, place);
    return deduction === undefined ? [] : [{ deduction, place }];
  });
  // "HRA 3 lakh, 80C 1.5 lakh", or else "1.5 lakh in 80C and 25000 in 80D": as the first stands, so do all.
  const first = words[0]?.place ?? 0;
  const followed =
    ![...left].some(({ end }) => end === startOf(tokens, first)) && [...left].some(({ at }) => at === first + 1);
  const gap = (amount: Measure, place: number) => apart(tokens, amount, place, followed);
  const farthest = words.length === 1 && left.size === 1 ? Number.POSITIVE_INFINITY : NEAR + 1;
  for (const { deduction, place } of words) {
    const [nearest] = [...left].sort((one, other) => gap(one, place) - gap(other, place));
    const before = deduction === 'other' ? [] : (found.get(deduction) ?? []);
    const isTold = before.length > 0 && !isPaidInto(tokens[place]);
    if (nearest === undefined || isTold || gap(nearest, place) >= farthest) continue;
    if (deduction !== 'other') found.set(deduction, [...before, nearest]);
    left.delete(nearest);
  }
  return found;
}

/** Whether something is deducted from an income in these figures of a question. */
export const deducts = (figures: Figures): boolean => deductions.some((deduction) => figures[deduction] !== undefined);
