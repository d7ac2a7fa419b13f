import type { Exact } from '#engine/exact.ts';
import type { Column } from '#engine/model.ts';

export type InterestColumn = 'totalInvested' | 'interest' | 'value';

export type InterestResults = { readonly [Name in InterestColumn]: Exact };

/** Shown interest is shown value less shown deposits, in every row. */
export const interestColumns: readonly Column<InterestColumn>[] = [
  { name: 'totalInvested', valued: 'total' },
  { name: 'interest', adds: ['value'], less: ['totalInvested'], valued: 'rest' },
  { name: 'value' },
];
