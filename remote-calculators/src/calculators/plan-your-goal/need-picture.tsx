import { formatAxisRupees } from 'shared/format/rupees';
import { niceScale } from '#calculator-page/chart/scale.ts';

import { GoalKey } from '#calculators/plan-your-goal/goal-key.tsx';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import { type Plan, tintOf } from '#calculators/plan-your-goal/plan.ts';
import { shortWords, whenWords } from '#calculators/plan-your-goal/when-words.ts';
import type { Budget } from '#engine/budget/budget.ts';
import { needIn } from '#engine/budget/spans.ts';
import { rupees } from '#engine/rounding.ts';
import { inr } from '#figures/inr.ts';
import { endsIn } from '#specs/notes.ts';

/** Some months in which an amount stands between two others: months from today, rupees a month. */
interface Step {
  readonly fromMonth: number;
  readonly toMonth: number;
  readonly floor: number;
  readonly top: number;
}

/** One goal's part of the picture, in steps from today until it is reached. */
interface NeedArea {
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

interface NeedPictureProps {
  plan: Plan;
  served: Budget;
  stated: boolean;
  today: string | null;
}

/** What all goals ask for every month, until when, and where the budget stands: seen before anything is read. */
export default function NeedPicture({ plan, served, stated, today }: NeedPictureProps) {
  const short = stated ? shortWords(served, today) : '';
  return (
    <section className="card need" aria-labelledby="need">
      <div className="card__head">
        <h2 id="need" tabIndex={-1}>
          {messages.needHeading}
        </h2>
      </div>
      {short !== '' && <p className="need__short">{short}</p>}
      <div className="legend" hidden={isEachNamed(served, stated)}>
        {served.goals.map(({ name }, place) => {
          const goal = plan.goals[place];
          return (
            goal && (
              <span key={goal.id}>
                <GoalKey goal={goal} />
                {name}
              </span>
            )
          );
        })}
      </div>
      <NeedChart tints={plan.goals.map(tintOf)} served={served} stated={stated} today={today} />
    </section>
  );
}

const percent = (share: number) => `${(100 * share).toFixed(3)}%`;
/** The drawing's own units, stretched to the place that it has. */
const UNITS = 1000;
/** Labels under the axis closer than this share of its width would touch. */
const APART = 0.16;
/** In pixels: the drawing on a small phone, and a wide letter of a name. */
const [SMALL_PHONE, LETTER] = [200, 9];
/** So far from both ends stand those between: "Today" begins at the left one, and the last year ends at the right one. */
const FROM_ENDS = 0.26;

interface NeedChartProps {
  /** Of each goal, by priority. */
  tints: readonly (string | undefined)[];
  served: Budget;
  stated: boolean;
  today: string | null;
}

/**
 * What the goals need every month, as areas that end when a goal is reached: the longest at the bottom, the budget as a
 * dashed line, what lies above it marked. The table further down says the same.
 */
function NeedChart({ tints, served, stated, today }: NeedChartProps) {
  const areas = needAreas(served);
  const longest = areas[0]?.term ?? 0;
  if (longest === 0) return null;
  const budget = Number(rupees(served.surplus));
  const scale = needScale(served, stated);
  const up = (amount: number) => percent(1 - amount / scale.top);
  const corner = (month: number, amount: number) =>
    `${((UNITS * month) / longest).toFixed(1)} ${(UNITS * (1 - amount / scale.top)).toFixed(1)}`;
  const tops = (steps: readonly Step[]) =>
    steps.flatMap(({ fromMonth, toMonth, top }) => [corner(fromMonth - 1, top), corner(toMonth, top)]);
  const area = (steps: readonly Step[]) => {
    const floors = steps.flatMap(({ fromMonth, toMonth, floor }) => [
      corner(fromMonth - 1, floor),
      corner(toMonth, floor),
    ]);
    return `M${[...tops(steps), ...floors.reverse()].join('L')}Z`;
  };
  const names = namesIn(areas, stated ? budget : null, scale.top);
  return (
    <div className="plot">
      <div className="plot__area">
        <svg
          className="plot__drawing"
          width="100%"
          height="100%"
          role="img"
          aria-label={described(served, stated, today)}
        >
          {scale.ticks.map((tick) => (
            <g key={tick}>
              <line className={tick === 0 ? 'base' : 'grid'} x2="100%" y1={up(tick)} y2={up(tick)} />
              <text x="-50" y={up(tick)} dy="0.35em">
                {formatAxisRupees(tick, scale.top)}
              </text>
            </g>
          ))}
          <svg
            width="100%"
            height="100%"
            viewBox={`0 0 ${UNITS} ${UNITS}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {areas.map(({ place, steps }) => (
              <path key={place} className="need__goal" fill={tints[place]} d={area(steps)} />
            ))}
            {stated &&
              overBudget(served).map((step) => <path key={step.fromMonth} className="need__over" d={area([step])} />)}
            {stated && <path className="limit" d={`M${tops(budgetSteps(served)).join('L')}`} />}
          </svg>
          {names.map(({ place, band, toMonth }) => (
            <svg
              key={place}
              aria-hidden="true"
              y={up(band.top)}
              width={percent(toMonth / longest)}
              height={percent((band.top - band.floor) / scale.top)}
            >
              <text className="need__name" x="8" y="50%" dy="0.35em">
                {served.goals[place]?.name}
              </text>
            </svg>
          ))}
          {stated && (
            <text className="need__budget" x="100%" y={up(budget)} dy="-6" textAnchor="end">
              {messages.chartBudget({ amount: inr(served.surplus).replace(/\.00$/, '') })}
            </text>
          )}
          <text y="100%" dy="20">
            {messages.chartToday}
          </text>
          {labelled(served, longest).map((month) => (
            <text
              key={month}
              x={percent(month / longest)}
              y="100%"
              dy="20"
              textAnchor={month === longest ? 'end' : 'middle'}
            >
              {axisWord(month, today, month === longest)}
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}

/** Whether the drawing has the whole name of each goal, on a small phone too: then a key says it twice. */
export function isEachNamed(served: Budget, stated: boolean): boolean {
  const areas = needAreas(served);
  const budget = stated ? Number(rupees(served.surplus)) : null;
  const names = namesIn(areas, budget, needScale(served, stated).top);
  const roomFor = (months: number) => (SMALL_PHONE * months) / (areas[0]?.term ?? 1);
  return served.goals.every(({ name }, goal) =>
    names.some(({ place, toMonth }) => place === goal && name.length * LETTER + 16 <= roomFor(toMonth)),
  );
}

const needScale = ({ surplus, spans }: Budget, stated: boolean) =>
  niceScale(Math.max(stated ? Number(rupees(surplus)) : 0, ...spans.map(({ needed }) => Number(rupees(needed)))));

/** Where goals are reached, as far as the words under the axis do not touch; the last one counts most. */
function labelled({ goals }: Budget, longest: number): number[] {
  const found: number[] = [];
  for (const { term } of [...goals].sort((a, b) => b.term - a.term)) {
    const isFree = (other: number) => other - term >= (other === longest ? FROM_ENDS : APART) * longest;
    if (term >= FROM_ENDS * longest && found.every(isFree)) found.push(term);
  }
  return found;
}

/** "2036", or "year 10" where today is not known; alone between others the number will do. */
function axisWord(month: number, today: string | null, isLast: boolean): string {
  const end = endsIn(month, today);
  if (end !== 'none') return end.slice(-4);
  const year = String(Number((month / 12).toFixed(1)));
  return isLast ? messages.yearOfAxis({ year }) : year;
}

/** "Monthly need against a budget of ₹60,000.00: until November 2030 ₹65,034.56, until …". */
function described({ spans, surplus }: Budget, stated: boolean, today: string | null): string {
  const steps = spans
    .map(({ toMonth, needed }) => messages.step({ when: whenWords(toMonth, today), needed: inr(needed) }))
    .join(', ');
  return stated ? messages.needAgainstBudget({ surplus: inr(surplus), steps }) : messages.need({ steps });
}
