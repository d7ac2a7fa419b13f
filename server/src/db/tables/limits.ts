import type { Instant } from '#db/tables/column-types.ts';

export interface LimitBucketTable {
  /** Keyed hash of what is counted: no number, no address. */
  key: Buffer;
  points: number;
  ends_at: Instant;
}

export interface UsedProofTable {
  id: Buffer;
  expires_at: Instant;
}
