import type { Budget } from '#engine/budget/budget.ts';
import { needIn } from '#engine/budget/spans.ts';
import { rupees } from '#engine/rounding.ts';

/** Some months in which an amount stands between two others: months from today, rupees a month. */
export interface Step {
  readonly fromMonth: number;
  readonly toMonth: number;
  readonly floor: number;
  readonly top: number;
}

/** One goal's part of the picture, in steps from today until it is reached. */
export interface NeedArea {
  /** Place among the goals, by priority. */
  readonly place: number;
  readonly term: number;
  readonly steps: readonly Step[];
}

/**
 * What the goals need every month as areas upon each other, the longest at the bottom; an area ends when its goal is
 * reached and rises where its instalment does.
 */
export function needAreas({ goals, spans }: Budget): NeedArea[] {
  const tops = spans.map(() => 0);
  return goals
    .map((goal, place) => ({ goal, place }))
    .filter(({ goal }) => goal.term > 0)
    .sort((a, b) => b.goal.term - a.goal.term)
    .map(({ goal, place }) => {
      const own = spans.filter(({ toMonth }) => toMonth <= goal.term);
      const steps = own.map(({ fromMonth, toMonth }, at): Step => {
        const floor = tops[at] ?? 0;
        const top = floor + Number(rupees(needIn(goal, toMonth)));
        tops[at] = top;
        return { fromMonth, toMonth, floor, top };
      });
      return { place, term: goal.term, steps };
    });
}

/** The first steps of an area as one, for as long as none of them is higher or lower. */
export function firstLevel({ steps }: NeedArea): Step | undefined {
  const [first] = steps;
  if (first === undefined) return undefined;
  const change = steps.findIndex(({ floor, top }) => floor !== first.floor || top !== first.top);
  return { ...first, toMonth: steps.at(change === -1 ? -1 : change - 1)?.toMonth ?? first.toMonth };
}

/**
 * The part of a level in which a name can stand clear of the budget's line: all of it, or the larger part beside the line.
 *
 * @param budget where the line runs; null where there is none
 * @param high what a name needs, in rupees of the picture
 * @returns undefined where no part is high enough
 */
export function clearBand(
  { floor, top }: Pick<Step, 'floor' | 'top'>,
  budget: number | null,
  high: number,
): Pick<Step, 'floor' | 'top'> | undefined {
  const middle = (floor + top) / 2;
  const isClear = budget === null || budget <= floor || budget >= top || Math.abs(budget - middle) >= high;
  const band = isClear ? { floor, top } : budget > middle ? { floor, top: budget } : { floor: budget, top };
  return band.top - band.floor >= high ? band : undefined;
}

/** A goal's name stands in its area where there is room: shares of the height and of the width. */
const ROOM = { high: 0.09, wide: 0.24 };

/**
 * Which goals have their names in their areas, and where.
 *
 * @param budget where the budget's line runs, which a name stands clear of; null where there is none
 * @param top the height of the picture in rupees
 */
export function namesIn(areas: readonly NeedArea[], budget: number | null, top: number) {
  const longest = areas[0]?.term ?? 0;
  return areas.flatMap((goal) => {
    const level = firstLevel(goal);
    if (level === undefined || level.toMonth < ROOM.wide * longest) return [];
    const band = clearBand(level, budget, ROOM.high * top);
    return band ? [{ place: goal.place, toMonth: level.toMonth, band }] : [];
  });
}

/** What lies above the budget, where it is short. */
export const overBudget = ({ spans }: Budget): Step[] =>
  spans
    .filter(({ short }) => short > 0n)
    .map(({ fromMonth, toMonth, needed, budget }) => ({
      ...{ fromMonth, toMonth },
      floor: Number(rupees(budget)),
      top: Number(rupees(needed)),
    }));

/** The budget's own line: level, or falling where freed money is spent on something else. */
export const budgetSteps = ({ spans }: Budget): Step[] =>
  spans.map(({ fromMonth, toMonth, budget }) => ({
    ...{ fromMonth, toMonth, floor: 0 },
    top: Number(rupees(budget)),
  }));
