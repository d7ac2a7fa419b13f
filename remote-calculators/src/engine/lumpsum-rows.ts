import { type Exact, ONE, power, times, twelfthRoot } from '#engine/exact.ts';
import type { GrowthColumn, Row } from '#engine/model.ts';
import { yearOf } from '#engine/table.ts';

/**
 * One investment that grows once a year: P × (1+R)^(k/12) after k months. Whole years are exact powers of 1 + R; the
 * months between multiply by the twelfth root, so no error of a root ever reaches a year's end.
 * Example: 50,000 at 12% → 56,000 after 12 months, 1,55,292.41 after 120.
 */
export function lumpsumRows(principal: Exact, annualRate: Exact, term: number): Row<GrowthColumn>[] {
  const root = twelfthRoot(ONE + annualRate);
  const rows: Row<GrowthColumn>[] = [];
  let value = principal;
  for (let month = 1; month <= term; month += 1) {
    value = month % 12 === 0 ? times(principal, power(ONE + annualRate, month / 12)) : times(value, root);
    rows.push({ month, year: yearOf(month), totalInvested: principal, gains: value - principal, value });
  }
  return rows;
}
