/**
 * How a column is kept. Its table has `<column>_sealed` in its place and, for a lookup, `<column>_hash` beside it: so a
 * query that goes past {@link SealedColumns} fails for want of the column instead of finding nothing.
 *
 * - `text`: encrypted.
 * - `json`: encrypted; written as JSON text, read as its value.
 * - `lookup`: encrypted, and found by a keyed hash of it in lower case, by `=` and `in` alone.
 */
export type SealedKind = 'text' | 'json' | 'lookup';

export interface SealedTable {
  /** Columns that name the row. What is sealed in one row opens in no other; without any it opens in the whole table. */
  row: readonly string[];
  columns: Readonly<Record<string, SealedKind>>;
}

/** Everything personal that the database keeps, and thereby everything that is encrypted in it. */
export const SEALED: Readonly<Record<string, SealedTable>> = {
  account: { row: ['id'], columns: { phone: 'lookup', email: 'lookup', former_phone: 'text' } },
  appointment: { row: ['id'], columns: { name: 'text', email: 'lookup', phone: 'lookup', plan: 'json' } },
  challenge: { row: ['id'], columns: { contact: 'lookup', detail: 'text' } },
  contact_change: { row: ['id'], columns: { value: 'text' } },
  enquiry: { row: ['id'], columns: { name: 'text', email: 'lookup', message: 'text', plan: 'json' } },
  // In development alone. The database gives its rows their numbers, so a value cannot know its row.
  inbox_message: { row: [], columns: { recipient: 'lookup', code: 'text', subject: 'text', body: 'text' } },
  outbox: { row: ['id'], columns: { recipient: 'lookup', payload: 'json' } },
  phone_proof: { row: ['hash'], columns: { phone: 'lookup' } },
  // A plan is its owner's: it is written anew under their name, whatever its id.
  plan: { row: ['account_id', 'visitor_hash'], columns: { rows: 'json' } },
  profile: { row: ['account_id'], columns: { answers: 'json' } },
  referral: { row: ['id'], columns: { name: 'text', phone: 'lookup', email: 'lookup' } },
  saved_plan: { row: ['id'], columns: { name: 'text', plan: 'json' } },
  user_detail: { row: ['account_id'], columns: { name: 'text', email: 'text', mobile: 'text', pan: 'text' } },
};

export const sealedName = (column: string): string => `${column}_sealed`;
export const hashName = (column: string): string => `${column}_hash`;
