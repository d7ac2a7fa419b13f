import type { ReadFlow } from '#calculators/xirr/statement/entry.ts';

/** The earliest first; rows of one day stay in the order in which they were typed. */
export const byDate = (flows: readonly ReadFlow[]): readonly ReadFlow[] =>
  [...flows].sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
