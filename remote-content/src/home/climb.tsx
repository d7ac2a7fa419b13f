import '#home/climb.css';
import { monthNames } from 'shared/format/date';
import { dayInIndia } from 'shared/format/india-time';
import { useHydrated } from 'shared/ui';
import { INVESTED_INR, VALUES_INR } from '#growth/ten-years.ts';
import { Daughter, Father, Mother, STAIRS, Street, stairs } from '#home/family.tsx';
import { messages } from '#home/messages.en.ts';
import '#growth/drawing.css';

const HIGHEST = VALUES_INR[9];
const { left, step, base, top } = STAIRS;
const YEARS = VALUES_INR.length;

/** The middle of a year's step, and the height of its value. */
const middle = (year: number) => left + step * (year - 0.5);
const heightAt = (year: number) => base - ((VALUES_INR[year - 1] ?? 0) / HIGHEST) * (base - top);

/**
 * The ten year-end values as a staircase, with a family on its way up and a flag at its end. A document is kept for
 * days, so only the browser says which years they are: in texts of
 * their own, since one that changes its width would count as a shift.
 */
export function Climb() {
  const today = useHydrated() ? dayInIndia(new Date()).split('-').map(Number) : null;
  const [thisYear = 0, month = 1] = today ?? [];
  const yearName = (year: number) => (today === null ? messages.nthYear({ year }) : `${thisYear + year}`);
  const pole = middle(YEARS) - 14;
  return (
    <svg className="chart climb" viewBox="0 0 640 348" role="img" aria-label={messages.climb}>
      <Street />
      <g transform={`translate(${left})`}>
        <path className="gains" d={stairs(VALUES_INR, HIGHEST)} />
        <path className="invested" d={stairs(INVESTED_INR, HIGHEST)} />
      </g>
      <path className="base" d={`M0 ${base}H640`} />
      {[1, 4, 7, YEARS].map((year) => (
        <text
          key={yearName(year)}
          className={year === 4 || year === 7 ? 'wide-only' : undefined}
          x={middle(year)}
          y="341"
        >
          {yearName(year)}
        </text>
      ))}
      <Mother x={204} y={heightAt(3)} />
      <Daughter x={246} y={heightAt(4)} />
      <Father x={412} y={heightAt(7)} />
      <path className="pole" d={`M${pole} ${top}V34`} />
      <path className="mark" d={`M${pole} 34h46l-12 14 12 14h-46z`} />
      <text className="strong end" x={pole - 12} y="50">
        {messages.yourGoal}
      </text>
      <text key={thisYear} className="end" x={pole - 12} y="83">
        {today === null ? messages.inTenYears : `${monthNames[month - 1]} ${thisYear + YEARS}`}
      </text>
      <text className="strong wide-only" x={middle(YEARS)} y="272">
        {messages.paidIn}
      </text>
      <text className="grown wide-only" x={middle(YEARS)} y="166">
        {messages.grown}
      </text>
    </svg>
  );
}
