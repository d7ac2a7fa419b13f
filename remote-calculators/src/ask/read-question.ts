import type { Concept } from '#ask/concepts.ts';
import { figuresOf } from '#ask/figures.ts';
import { type Filled, fill } from '#ask/fill.ts';
import type { KnownCalculator, KnownCalculators } from '#ask/known.ts';
import { conceptOf, measuresOf } from '#ask/measures.ts';
import { fieldOfRole } from '#ask/roles.ts';
import { type Said, subjectOf, type Unsure } from '#ask/subject.ts';
import { tokensOf } from '#ask/tokens.ts';

/** What is asked back: what the sum is, or an input that only the visitor knows. */
export type Doubt =
  | { about: Unsure }
  | { about: 'missing'; calculator: KnownCalculator; name: string; unit: 'rupees' | 'term' | 'age' }
  | { about: 'figure' };

/** What became of a question. */
export type QuestionRead =
  | {
      kind: 'answer';
      key: string;
      calculator: KnownCalculator;
      inputs: Filled;
      assumed: readonly string[];
      /** Whether the question holds a figure for which the calculator has no input. */
      leavesOut: boolean;
    }
  /** A calculator was named, and no figure. */
  | { kind: 'open'; key: string; calculator: KnownCalculator }
  | { kind: 'question'; doubt: Doubt }
  | { kind: 'nothing' };

const doubts: ReadonlySet<string> = new Set<Unsure>(['monthlyOrOnce', 'monthlyOrTarget', 'onceOrTarget']);
const isDoubt = (subject: string): subject is Unsure => doubts.has(subject);

/**
 * Understands a question to the calculators in English, Hindi (both scripts) or Kannada, without a network: which calculator
 * it means and with which figures. Where two readings are as likely, or an amount is missing, it asks back.
 *
 * @param today `YYYY-MM-DD` in India
 */
export function readQuestion(text: string, known: KnownCalculators, today: string): QuestionRead {
  const tokens = tokensOf(text);
  const measures = measuresOf(tokens);
  if (measures === null) return { kind: 'question', doubt: { about: 'figure' } };
  // "15 saal ke liye" says how long, "1 crore ke liye" what for.
  const isSpan = (place: number) => measures.some(({ kind, end }) => kind === 'term' && end === place);
  const words = new Set<Concept | undefined>(
    tokens.map((token, place) => (isSpan(place) && conceptOf(token) === 'aim' ? undefined : conceptOf(token))),
  );
  const { figures: found, sums, paidNow } = figuresOf(measures, tokens, Number(today.slice(0, 4)));
  const said: Said = {
    says: (concept) => words.has(concept),
    monthly:
      found.monthly !== undefined ||
      (words.has('monthly') &&
        found.expense === undefined &&
        sums.length > 0 &&
        !words.has('want') &&
        !words.has('aim')),
    sums: found.monthly === undefined && words.has('sip') && words.has('monthly') ? sums.slice(1) : sums,
    paidNow,
    hasTerm: found.term !== undefined,
    hasStepUp: words.has('stepUp') || found.stepUp !== undefined,
  };
  const subject = subjectOf(said);
  if (subject === undefined) return { kind: 'nothing' };
  if (isDoubt(subject)) return { kind: 'question', doubt: { about: subject } };
  const calculator = known[subject];
  if (calculator === undefined) return { kind: 'nothing' };
  // A page of flows or of several goals takes its figures there.
  const takesFigures = Object.keys(fieldOfRole[subject] ?? {}).length > 0;
  if (measures.length === 0 || !takesFigures) return { kind: 'open', key: subject, calculator };
  const figures = asMeant(subject, found, sums);
  const { inputs, assumed, missing, used } = fill(subject, calculator, figures, today);
  const [open] = missing;
  if (open === undefined) {
    return { kind: 'answer', key: subject, calculator, inputs, assumed, leavesOut: measures.length > used };
  }
  const unit = open.unit === 'age' ? 'age' : open.unit === 'rupees' ? 'rupees' : 'term';
  return { kind: 'question', doubt: { about: 'missing', calculator, name: open.name, unit } };
}

const paysFromSum = new Set(['swp', 'stp']);
const paidMonthly = new Set(['sip', 'stepUpSip', 'rd', 'nps', 'epf', 'delay', 'ppf', 'ssy']);

/** The same figures for a calculator that names its amounts otherwise: "SIP 5000" says no "a month", and means it. */
function asMeant(subject: string, figures: ReturnType<typeof figuresOf>['figures'], sums: readonly number[]) {
  const amounts = [...sums, ...[figures.monthly, figures.have].filter((amount) => amount !== undefined)];
  const [first] = sums;
  if (
    paidMonthly.has(subject) &&
    figures.monthly === undefined &&
    figures.yearly === undefined &&
    first !== undefined
  ) {
    return { ...figures, monthly: first };
  }
  if (paysFromSum.has(subject) && amounts.length === 2) {
    // More than is there cannot be paid, so the smaller of the two is what goes out every month.
    return { ...figures, sum: Math.max(...amounts), monthly: Math.min(...amounts) };
  }
  if (figures.have !== undefined && figures.sum === undefined)
    return { ...figures, sum: figures.have, have: undefined };
  return figures;
}
