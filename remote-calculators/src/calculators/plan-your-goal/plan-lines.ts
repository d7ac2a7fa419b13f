import { formatRupees } from 'shared/format/rupees';
import type { Plan } from '#calculators/plan-your-goal/plan.ts';
import type { Budget, ServedGoal } from '#engine/budget/budget.ts';
import { type Exact, ZERO } from '#engine/exact.ts';
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

export const onceFor = ({ goals }: Budget): Exact => goals.reduce((sum, goal) => sum + goal.requiredLumpsum, ZERO);

/** What all goals need together, and how far the stated budget in rupees goes. */
export function planLines(
  { choices }: Pick<Plan, 'choices'>,
  served: Budget | null,
  budget: number | null,
): PlanLine[] {
  const once = choices.mode === 'oneTime';
  const hero: PlanLine = {
    label: once ? 'One-time investment needed' : 'Monthly investment needed',
    text: served === null ? '' : inr(once ? onceFor(served) : served.needed),
    hero: true,
  };
  if (once || budget === null) {
    return [hero, ...['Monthly budget', 'Left over'].map((label) => ({ label, text: '', hidden: true }))];
  }
  return [hero, { label: 'Monthly budget', text: formatRupees(budget) }, restLine(served)];
}

/** What the budget leaves over, or lacks. */
function restLine(served: Budget | null): PlanLine {
  if (served === null) return { label: 'Left over', text: '' };
  const short = served.short > ZERO;
  const until = `Short, until year ${Number((served.shortUntilMonth / 12).toFixed(1))}`;
  return { label: short ? until : 'Left over', text: inr(short ? served.short : served.left), short };
}

/** What a screen reader is told after a change. */
export function spokenPlan(plan: Pick<Plan, 'choices'>, served: Budget | null, conversion: Conversion): string {
  const [hero] = planLines(plan, served, null);
  return hero?.text ? `${asPaid(hero.label, conversion)} ${hero.text}` : 'No result yet: some figures are missing.';
}

/** The name of what a goal costs, then or at today's prices. */
export const costLabel = ({ inflationPct }: Conversion): string =>
  inflationPct === null ? 'Future cost' : "Cost in today's rupees";

/** That a goal's investments are as paid, and what the monthly one buys; '' unless the page shows today's rupees. */
export function goalBought(
  { choices: { timing } }: Pick<Plan, 'choices'>,
  served: ServedGoal | undefined,
  conversion: Conversion,
): string {
  const bought = boughtText({ bought: served ? boughtBy(served.needed, served.term, timing, conversion) : null });
  return bought && `Investments are as you pay them; the monthly one ${bought}.`;
}

/** What stands under one goal, in the order of the page; '' while it is incomplete. */
export function goalFacts(
  { choices }: Pick<Plan, 'choices'>,
  served: ServedGoal | undefined,
  ends: (months: number) => string,
  conversion: Conversion,
): (readonly [label: string, text: string])[] {
  const needed = choices.timing === 'start' ? served?.requiredSipIfStartOfMonth : served?.requiredSip;
  const term = served && `${served.term / 12} ${served.term === 12 ? 'year' : 'years'}${ends(served.term)}`;
  return [
    [costLabel(conversion), served ? inr(conversion.amount(served.target, served.term)) : ''],
    ['Time period', term ?? ''],
    ['Monthly investment needed', needed === undefined ? '' : inr(needed)],
    ['One-time investment needed', served ? inr(served.requiredLumpsum) : ''],
  ];
}
