import { type Exact, lesser, ONE, times } from '#engine/exact.ts';
import type { GoalGrowth } from '#engine/goals/goal-growth.ts';
import type { GrowthColumn, Row, Timing } from '#engine/model.ts';
import { yearOf } from '#engine/table.ts';

interface Saving {
  readonly growth: GoalGrowth;
  readonly savings: Exact;
  /** The first instalment, and what it multiplies by in months 13, 25, … */
  readonly instalment: Exact;
  readonly raise: Exact;
  readonly timing: Timing;
}

/** Month by month what savings and instalments have become; the last row is what they were worked out for. */
export function savingRows({ growth, savings, raise, timing, ...plan }: Saving, atEnd: Exact): Row<GrowthColumn>[] {
  const rows: Row<GrowthColumn>[] = [];
  let { instalment } = plan;
  let totalInvested = savings;
  let value = savings;
  for (let month = 1; month <= growth.term; month += 1) {
    if (month > 1 && month % 12 === 1) instalment = raise === ONE ? instalment : times(instalment, raise);
    const grown = growth.month(month - 1);
    value = timing === 'end' ? times(value, grown) + instalment : times(value + instalment, grown);
    totalInvested += instalment;
    if (month === growth.term) value = atEnd;
    // A raised instalment may be a 50th place too large for its sum, which is no loss.
    totalInvested = lesser(totalInvested, value);
    rows.push({ month, year: yearOf(month), totalInvested, gains: value - totalInvested, value });
  }
  return rows;
}

/** The one payment alone, without what is saved already; the last row is what it was worked out for. */
export function onceRows(principal: Exact, growth: GoalGrowth, atEnd: Exact): Row<GrowthColumn>[] {
  return growth.onceValues(principal).map((grown, index): Row<GrowthColumn> => {
    const month = index + 1;
    const value = month === growth.term ? atEnd : grown;
    return { month, year: yearOf(month), totalInvested: principal, gains: value - principal, value };
  });
}
