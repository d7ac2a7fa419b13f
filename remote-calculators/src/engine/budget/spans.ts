import { type Exact, greater, ONE, power, times, ZERO } from '#engine/exact.ts';
import { lackingOf, type Paise, roundToPaise } from '#engine/rounding.ts';

/** What a goal needs in its first month, for how many months, and what that multiplies by in months 13, 25, … */
export interface Instalments {
  readonly term: number;
  readonly needed: Exact;
  readonly raise: Exact;
}

/** Months in which the goals need the same. */
export interface BudgetSpan {
  readonly fromMonth: number;
  readonly toMonth: number;
  readonly needed: Exact;
  /** What there is for it. */
  readonly budget: Exact;
  /** Need above the budget, or zero where that is less than half a paisa: it would be shown as nothing. */
  readonly short: Exact;
}

export interface Spans {
  readonly spans: readonly BudgetSpan[];
  /** The span that lacks most, the first of equals; null when the budget always suffices. */
  readonly mostShort: BudgetSpan | null;
  /** Last month in which more is needed than there is; 0 when the budget always suffices. */
  readonly shortUntilMonth: number;
  /** The least budget that always suffices. */
  readonly enough: Exact;
}

/** What a goal needs in a month, the first being 1: nothing once it is reached. */
export const needIn = ({ term, needed, raise }: Instalments, month: number): Exact => {
  if (month > term) return ZERO;
  return raise === ONE ? needed : times(needed, power(raise, Math.floor((month - 1) / 12)));
};

/**
 * What the goals need together in a month as it is shown: each one's own figure as it is shown, added up, so that whoever adds
 * them finds the sum. Example: 10.004 and 20.004 are shown as 10.00 and 20.00, and together as 30.00, not 30.01.
 */
export const needInPaise = (goals: readonly Instalments[], month: number): Paise =>
  goals.reduce((sum, goal) => sum + roundToPaise(needIn(goal, month)), 0n);

/** A span's figures as they are shown: what is short is what the two others differ by. */
export function shownSpan(goals: readonly Instalments[], { toMonth, budget, short }: BudgetSpan) {
  const needed = needInPaise(goals, toMonth);
  const there = roundToPaise(budget);
  // What is short by less than a goal's rounding is short by something still.
  return { needed, budget: there, short: short === ZERO ? 0n : greater(needed - there, 1n) };
}

/** Where the need may change: after each goal, and every year while an instalment rises. */
function endsOf(goals: readonly Instalments[]): number[] {
  const ends = goals.map(({ term }) => term);
  const rising = Math.max(0, ...goals.filter(({ raise }) => raise !== ONE).map(({ term }) => term));
  const years = Array.from({ length: Math.floor(rising / 12) }, (_, year) => 12 * (year + 1));
  return [...new Set([...ends, ...years])].filter((month) => month > 0).sort((a, b) => a - b);
}

/**
 * Every goal is saved for from the first month until it is due, so need falls whenever one is, and rises with each raise.
 * Example: 10,000 for 24 months, raised 10%, and 5,000 for 12 → months 1 to 12 need 15,000, 13 to 24 need 11,000.
 *
 * @param passOn whether what a reached goal has freed stays in the budget; else its last instalment is spent elsewhere
 */
export function spansOf(goals: readonly Instalments[], surplus: Exact, passOn: boolean): Spans {
  const ends = endsOf(goals);
  let enough = ZERO;
  const spans = ends.map((toMonth, at): BudgetSpan => {
    const needed = goals.reduce((sum, goal) => sum + needIn(goal, toMonth), ZERO);
    const reached = passOn ? [] : goals.filter(({ term }) => term < toMonth);
    const spent = reached.reduce((sum, goal) => sum + needIn(goal, goal.term), ZERO);
    const budget = greater(surplus - spent, ZERO);
    if (needed > ZERO) enough = greater(enough, needed + spent);
    return { fromMonth: (ends[at - 1] ?? 0) + 1, toMonth, needed, budget, short: lackingOf(needed - budget) };
  });
  const short = spans.filter((span) => span.short > ZERO);
  const [first] = short;
  return {
    spans,
    mostShort:
      first === undefined ? null : short.reduce((most, span) => (span.short > most.short ? span : most), first),
    shortUntilMonth: short.at(-1)?.toMonth ?? 0,
    enough,
  };
}
