import { hashName, openCell, SEALED, sealedName } from '#db/sealed/sealed-columns.ts';
import type { Keyring } from '#keys/keyring.ts';
import { splitKeyId } from '#keys/keyring.ts';

/** One sealed column of a result. */
export interface Opening {
  table: string;
  column: string;
  /** Its table's name in the query. */
  alias: string;
  /** Under which name the result brings it, and under which it is handed on. */
  from: string;
  to: string;
}

type Row = Record<string, unknown>;

/** Name under which a result brings a column that names the row. */
export const rowName = (alias: string, column: string): string => `~${alias}.${column}`;

/** Opens what a query brought. @throws Error when a value does not open in its place */
export async function openRows(keyring: Keyring, openings: readonly Opening[], rows: readonly Row[]): Promise<Row[]> {
  await keyring.learn(keyIdsIn(openings, rows));
  return rows.map((row) => openRow(keyring, openings, row));
}

function keyIdsIn(openings: readonly Opening[], rows: readonly Row[]): Set<string> {
  const ids = new Set<string>();
  for (const row of rows) {
    for (const { from } of openings) {
      const value = row[from];
      if (Buffer.isBuffer(value) && value.length > 0) ids.add(splitKeyId(value).keyId);
    }
  }
  return ids;
}

function openRow(keyring: Keyring, openings: readonly Opening[], row: Row): Row {
  const opened = { ...row };
  for (const { from, column } of openings) {
    delete opened[from];
    if (from === sealedName(column)) delete opened[hashName(column)];
  }
  for (const { table, column, alias, from, to } of openings) {
    const names = (SEALED[table]?.row ?? []).map((name) => rowName(alias, name));
    const cell = { table, column, row: names.map((name) => row[name]) };
    opened[to] = openCell(keyring, cell, row[from] as Buffer | null);
    for (const name of names) delete opened[name];
  }
  return opened;
}
