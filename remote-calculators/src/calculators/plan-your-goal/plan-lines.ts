import { formatRupees } from 'shared/format/rupees';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import type { Plan } from '#calculators/plan-your-goal/plan.ts';
import { isShortThroughout, whenWords } from '#calculators/plan-your-goal/when-words.ts';
import type { Budget, FundedGoal } from '#engine/budget/budget.ts';
import { type BudgetSpan, needInPaise, shownSpan } from '#engine/budget/spans.ts';
import { type Exact, greater } from '#engine/exact.ts';
import { type Paise, paiseText, roundToPaise } from '#engine/rounding.ts';
import { inr } from '#figures/inr.ts';
import { boughtBy, type Conversion } from '#outcome/outcome.ts';
import { asPaid, boughtText } from '#outcome/price-basis.ts';

/** One headline figure of the plan and its name. */
interface PlanLine {
  label: string;
  /** '' while a goal is incomplete. */
  text: string;
  hero?: boolean;
  short?: boolean;
  /** What is not said now keeps its place, for a drag and the early script to write into. */
  hidden?: boolean;
}

/** An amount that was rounded already, in words: ₹11,61,695.38. */
export const inrOf = (paise: Paise): string => formatRupees(paiseText(paise));

/** What all goals need together, in the first month or once: the sum of what each of them is shown to need. */
export const needOfAll = ({ choices: { mode } }: Pick<Plan, 'choices'>, { goals }: Pick<Budget, 'goals'>): Paise =>
  mode === 'oneTime'
    ? goals.reduce((sum, { requiredLumpsum }) => sum + roundToPaise(requiredLumpsum), 0n)
    : needInPaise(goals, 1);

/**
 * What all goals need together, and how far the stated budget in rupees goes.
 *
 * @param today `YYYY-MM-DD` in India; null where no day is known
 */
export function planLines(
  plan: Pick<Plan, 'choices'>,
  served: Budget | null,
  budget: number | null,
  today: string | null,
): PlanLine[] {
  const once = plan.choices.mode === 'oneTime';
  const hero: PlanLine = {
    label: once ? messages.resultOnceNeeded : messages.resultMonthlyNeeded,
    text: served === null ? '' : inrOf(needOfAll(plan, served)),
    hero: true,
  };
  if (once || budget === null) {
    return [hero, ...[messages.fieldBudget, messages.lineLeft].map((label) => ({ label, text: '', hidden: true }))];
  }
  return [hero, { label: messages.fieldBudget, text: formatRupees(budget) }, restLine(served, today)];
}

/** What the budget leaves over, or lacks. */
function restLine(served: Budget | null, today: string | null): PlanLine {
  if (served === null) return { label: messages.lineLeft, text: '' };
  const { mostShort, goals, surplus } = served;
  if (mostShort === null)
    return { label: messages.lineLeft, text: inrOf(greater(roundToPaise(surplus) - needInPaise(goals, 1), 0n)) };
  const { short } = shownSpan(goals, mostShort);
  return { label: shortLabel(served, mostShort, today), text: inrOf(short), short: true };
}

/** When the budget lacks what it lacks at most: from the first month on and throughout, at times, or later. */
function shortLabel(served: Budget, { fromMonth }: BudgetSpan, today: string | null): string {
  if (fromMonth !== 1) return messages.shortIn({ when: whenWords(fromMonth, today) });
  const until = whenWords(served.shortUntilMonth, today);
  return isShortThroughout(served) ? messages.spokenShortUntil({ until }) : messages.shortAtTimes({ until });
}

/** What a screen reader is told after a change. */
export function spokenPlan(plan: Pick<Plan, 'choices'>, served: Budget | null, conversion: Conversion): string {
  const [hero] = planLines(plan, served, null, null);
  return hero?.text ? `${asPaid(hero.label, conversion)} ${hero.text}` : messages.spokenNone;
}

/** The name of what a goal costs, then or at today's prices. */
export const costLabel = ({ inflationPct }: Conversion): string =>
  inflationPct === null ? messages.resultTarget : messages.resultTargetToday;

/** The last instalment by the chosen timing; undefined where none is told apart from the first. */
const lastOf = ({ choices: { timing } }: Pick<Plan, 'choices'>, served: FundedGoal | undefined): Exact | undefined =>
  timing === 'start' ? served?.lastInstalmentIfStartOfMonth : served?.lastInstalment;

/** That a goal's investments are as paid, and what the monthly one buys; '' unless the page shows today's rupees. */
export function goalBought(
  plan: Pick<Plan, 'choices'>,
  served: FundedGoal | undefined,
  conversion: Conversion,
): string {
  if (served === undefined) return '';
  const instalments = [served.needed, lastOf(plan, served) ?? served.needed] as const;
  const bought = boughtText({ bought: boughtBy(instalments, served.term, plan.choices.timing, conversion) });
  return bought && messages.basisNote({ bought });
}

/** The first instalment, and the last one where it rises until then. */
const risingText = (first: Exact, last: Exact = first): string =>
  last === first ? inr(first) : messages.factRising({ first: inr(first), last: inr(last) });

/** What stands under one goal, in the order of the page; '' while it is incomplete. */
export function goalFacts(
  plan: Pick<Plan, 'choices'>,
  served: FundedGoal | undefined,
  ends: (months: number) => string,
  conversion: Conversion,
): (readonly [label: string, text: string])[] {
  const needed = plan.choices.timing === 'start' ? served?.requiredSipIfStartOfMonth : served?.requiredSip;
  const years = (served?.term ?? 0) / 12;
  const end = ends(served?.term ?? 0);
  return [
    [costLabel(conversion), served ? inr(conversion.amount(served.target, served.term)) : ''],
    [messages.factTerm, served ? messages.yearsTo({ years, end }) : ''],
    [messages.resultMonthlyNeeded, needed === undefined ? '' : risingText(needed, lastOf(plan, served))],
    [messages.resultOnceNeeded, served ? inr(served.requiredLumpsum) : ''],
  ];
}
