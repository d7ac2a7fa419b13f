import type { ColumnType, Generated } from 'kysely';
import type { Instant, OptionalInstant } from '#db/tables/column-types.ts';
import type { PlanAlong } from '#db/tables/plans.ts';

export interface AppointmentTable {
  id: string;
  starts_at: Instant;
  ends_at: Instant;
  /** 1 to the capacity of a slot. */
  seat: number;
  status: ColumnType<'booked' | 'cancelled', 'booked' | 'cancelled' | undefined, 'booked' | 'cancelled'>;
  /** Counts moves and cancellations. */
  sequence: Generated<number>;
  name: string;
  email: string;
  /** E.164 */
  phone: string;
  account_id: string | null;
  topics: string[];
  language: string;
  channel: 'phone' | 'video';
  plan: PlanAlong;
  idempotency_key: Buffer | null;
  body_hash: Buffer;
  /** When the link in its first mail was opened; until then the address gets no further mail. */
  email_proven_at: OptionalInstant;
  created_at: Instant;
  updated_at: Instant;
}

export interface PhoneProofTable {
  hash: Buffer;
  /** E.164 */
  phone: string;
  expires_at: Instant;
}
