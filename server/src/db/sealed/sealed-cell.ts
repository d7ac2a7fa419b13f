import { SEALED } from '#db/sealed/sealed-columns.ts';
import type { Keyring } from '#keys/keyring.ts';

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
