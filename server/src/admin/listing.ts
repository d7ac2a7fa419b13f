import { type RawBuilder, sql } from 'kysely';
import type { Cell } from '#admin/tables.ts';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

/** Where a page begins: behind the row of this id, or at a time. */
export type Place = { id: string } | { at: Date };

/** A part of a list, of at most so many rows. */
export interface Part {
  since: Date;
  place: Place | undefined;
  limit: number;
}

export interface ListedRow {
  id: string;
  cells: readonly Cell[];
}

/** A list for the firm, of which each part costs the same however long it is: what is personal is opened for that part alone. */
export interface Listing {
  columns: readonly string[];
  /** Whose rows it shows, and the column that their ids stand in. */
  table: keyof Tables;
  key: string;
  part(db: Database, part: Part): Promise<ListedRow[]>;
}

interface Order {
  table: keyof Tables;
  key: string;
  /** Column of the time that rows are in the order of, before their ids. */
  time: string;
  newestFirst: boolean;
}

/**
 * Rows since a time and beyond a place. The place is compared with what its row says in the database, to the microsecond:
 * a time that came here has lost those, and would leave rows out.
 */
export function within(
  { table, key, time, newestFirst }: Order,
  { since, place }: Omit<Part, 'limit'>,
): RawBuilder<boolean> {
  const at = sql.ref(`${table}.${time}`);
  const from = sql<boolean>`${at} >= ${since}`;
  if (place === undefined) return from;
  const beyond = newestFirst ? sql`<` : sql`>`;
  if ('at' in place) return sql`${from} and ${at} ${beyond} ${place.at}`;
  return sql`${from} and (${at}, ${sql.ref(`${table}.${key}`)}) ${beyond} (
    select ${sql.id(time)}, ${sql.id(key)} from ${sql.table(table)} where ${sql.id(key)} = ${place.id})`;
}

/** Whether a list has a row of this id: behind one that is gone nothing could be found. */
export async function hasRow(db: Database, { table, key }: Listing, id: string): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} where ${sql.id(key)} = ${id}`.execute(db);
  return rows.length > 0;
}
