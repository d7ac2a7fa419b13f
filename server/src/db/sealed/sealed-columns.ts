import type { Keyring } from '#keys/keyring.ts';

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

/** A place in the database: what is sealed for it opens there only. */
export interface Cell {
  table: string;
  column: string;
  /** Values of the columns that name the row, in the order of the declaration. */
  row: readonly unknown[];
}

/** An empty text says nothing: it is stored as no bytes, so that what is emptied is seen to be empty. */
const EMPTY = Buffer.alloc(0);

/** @param value the text of a column, JSON columns too @throws Error for anything but a text or null */
export function sealCell(keyring: Pick<Keyring, 'seal'>, cell: Cell, value: unknown): Buffer | null {
  if (value === null) return null;
  if (typeof value !== 'string') throw new Error(`${nameOf(cell)} is sealed and takes a text.`);
  return value === '' ? EMPTY : keyring.seal(value, contextOf(cell));
}

/** @throws Error when the value was sealed for another place, or under a key that was not learnt */
export function openCell(keyring: Pick<Keyring, 'unseal'>, cell: Cell, value: Buffer | null): unknown {
  if (value === null) return null;
  let text: string;
  try {
    text = value.length === 0 ? '' : keyring.unseal(value, contextOf(cell));
  } catch (error) {
    throw new Error(`A value of ${nameOf(cell)} does not open: it was sealed for another place or is damaged.`, {
      cause: error,
    });
  }
  return SEALED[cell.table]?.columns[cell.column] === 'json' ? JSON.parse(text) : text;
}

/** What a lookup column is found by. Hashes of different columns say nothing about one another. */
export function lookupHash(
  keyring: Pick<Keyring, 'hash'>,
  table: string,
  column: string,
  value: unknown,
): Buffer | null {
  if (value === null) return null;
  if (typeof value !== 'string') throw new Error(`${table}.${column} is found by a text.`);
  return keyring.hash(`lookup ${table}.${column}`, value.toLowerCase());
}

const nameOf = ({ table, column }: Cell): string => `${table}.${column}`;

function contextOf(cell: Cell): string {
  const row = cell.row.map((value) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('hex') : String(value ?? '').toLowerCase(),
  );
  return `${nameOf(cell)}\n${row.join('\n')}`;
}
