import type { Term } from 'shared/format/written-figure';

/** What a figure counts, as a rule of it says. */
export interface Counted {
  readonly unit?: string | undefined;
  readonly per?: 'month' | 'year' | undefined;
}

/** What a figure may be called behind it: an age is in years, an amount may be one of each month, a rate one of a year. */
export function termOf({ unit, per }: Counted): Term | undefined {
  if (per !== undefined) return per === 'month' ? 'aMonth' : 'aYear';
  if (unit === 'percent') return 'perAnnum';
  return unit === 'age' ? 'years' : unit === 'years' || unit === 'months' ? unit : undefined;
}
