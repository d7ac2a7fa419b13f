import { formatAxisRupees } from 'shared/format/rupees';
import { niceScale } from '#calculator-page/chart/scale.ts';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import type { Budget } from '#engine/budget/budget.ts';
import { rupees } from '#engine/rounding.ts';
import { inr } from '#figures/inr.ts';

const percent = (share: number) => `${(100 * share).toFixed(3)}%`;
/** Labels under the axis closer than this share of its width would touch. */
const APART = 0.12;

/** Years of a month number: 48 → "year 4", 30 → "year 2½" would mislead, so fractions are written out. */
const yearOf = (months: number) => String(Number((months / 12).toFixed(1)));

/**
 * What the goals need every month, as areas that end when a goal is reached: the longest at the bottom, the budget as
 * a dashed line. The table below it says the same.
 */
export function NeedChart({ served, stated }: { served: Budget; stated: boolean }) {
  const goals = served.goals
    .map((goal, place) => ({ ...goal, place, need: Number(rupees(goal.needed)) }))
    .sort((a, b) => b.term - a.term);
  const longest = goals[0]?.term ?? 0;
  if (longest === 0) return null;
  const budget = Number(rupees(served.surplus));
  const scale = niceScale(
    Math.max(
      stated ? budget : 0,
      goals.reduce((sum, { need }) => sum + need, 0),
    ),
  );
  const up = (amount: number) => percent(1 - amount / scale.top);
  let floor = 0;
  const labelled: number[] = [];
  for (const { toMonth } of [...served.spans].reverse()) {
    if (labelled.every((other) => Math.abs(other - toMonth) / longest >= APART)) labelled.push(toMonth);
  }
  return (
    <div className="plot">
      <div className="plot__area">
        <svg className="plot__drawing" width="100%" height="100%" role="img" aria-label={described(served, stated)}>
          {scale.ticks.map((tick) => (
            <g key={tick}>
              <line className={tick === 0 ? 'base' : 'grid'} x2="100%" y1={up(tick)} y2={up(tick)} />
              <text x="-50" y={up(tick)} dy="0.35em">
                {formatAxisRupees(tick)}
              </text>
            </g>
          ))}
          {goals.map(({ place, term, need }) => {
            floor += need;
            return (
              <rect
                key={place}
                className={`plan-${(place % 4) + 1}`}
                y={up(floor)}
                width={percent(term / longest)}
                height={percent(need / scale.top)}
              />
            );
          })}
          {stated && <line className="limit" x2="100%" y1={up(budget)} y2={up(budget)} />}
          {labelled.map((month) => (
            <text
              key={month}
              x={percent(month / longest)}
              y="100%"
              dy="20"
              textAnchor={month === longest ? 'end' : 'middle'}
            >
              {month === longest ? messages.yearOfAxis({ year: yearOf(month) }) : yearOf(month)}
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}

/** "Monthly need against a budget of ₹60,000.00: until year 4 ₹65,034.56, until year 6 …". */
function described({ spans, surplus }: Budget, stated: boolean): string {
  const steps = spans
    .map(({ toMonth, needed }) => messages.step({ year: yearOf(toMonth), needed: inr(needed) }))
    .join(', ');
  return stated ? messages.needAgainstBudget({ surplus: inr(surplus), steps }) : messages.need({ steps });
}
