import type { Term } from 'shared/format/written-figure';

/** What a figure of this unit may be called behind it: an age is in years. */
export const termOf = (unit: string | undefined): Term | undefined =>
  unit === 'age' ? 'years' : unit === 'years' || unit === 'months' ? unit : undefined;
