import type { Figures } from '#ask/figures.ts';
import { conceptOf, type Measure, wordOf } from '#ask/measures.ts';
import type { Concept } from '#ask/subject.ts';
import type { Token } from '#ask/tokens.ts';

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

function deductionAt(tokens: readonly Token[], at: number): Deduction | undefined {
  const token = tokens[at];
  const known = called[conceptOf(token) ?? 'a'] ?? (isPaidInto(token) ? 'section80C' : undefined);
  return known ?? (interest.test(wordOf(token)) && isOnLoan(tokens, at) ? 'homeLoanInterest' : undefined);
}

/** How far an amount is from the word at `place`; Infinity where another deduction stands between them. */
function apart(tokens: readonly Token[], { at, end }: Measure, place: number): number {
  const [from, to] = end <= place ? [end, place] : [place + 1, at];
  const between = Array.from({ length: to - from }, (_, step) => deductionAt(tokens, from + step));
  if (between.some((deduction) => deduction !== undefined)) return Number.POSITIVE_INFINITY;
  // Of two that are as far, the one before the word: "1.5 lakh in 80C and".
  return to - from + (end <= place ? 0 : 0.5);
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
  const farthest = words.length === 1 && left.size === 1 ? Number.POSITIVE_INFINITY : NEAR + 1;
  for (const { deduction, place } of words) {
    const [nearest] = [...left].sort((one, other) => apart(tokens, one, place) - apart(tokens, other, place));
    const before = found.get(deduction) ?? [];
    const isTold = before.length > 0 && !isPaidInto(tokens[place]);
    if (nearest === undefined || isTold || apart(tokens, nearest, place) >= farthest) continue;
    found.set(deduction, [...before, nearest]);
    left.delete(nearest);
  }
  return found;
}

/** Whether something is deducted from an income in these figures of a question. */
export const deducts = (figures: Figures): boolean => deductions.some((deduction) => figures[deduction] !== undefined);
