import type { ColumnType } from 'kysely';
import type { Instant, OptionalInstant } from '#db/tables/column-types.ts';

export interface PasskeyTable {
  id: string;
  account_id: string;
  credential_id: Buffer;
  /** COSE key. */
  public_key: Buffer;
  /** How often the authenticator says it was used; 0 for those that do not count. A bigint, read as text. */
  counter: ColumnType<string, number, number>;
  transports: string[];
  name: string;
  created_at: Instant;
  last_used_at: OptionalInstant;
}

export interface SpentCeremonyTable {
  hash: Buffer;
  expires_at: Instant;
}

export interface EndedPasskeyOfferTable {
  account_id: string;
  at: Instant;
}
