import type { Instant } from '#db/tables/column-types.ts';

export interface ContactChangeTable {
  id: string;
  account_id: string;
  channel: 'phone' | 'email';
  value: string;
  created_at: Instant;
  applies_at: Instant;
}

export interface AlarmTable {
  hash: Buffer;
  account_id: string;
  expires_at: Instant;
}

export interface KnownDeviceTable {
  account_id: string;
  hash: Buffer;
  seen_at: Instant;
}
