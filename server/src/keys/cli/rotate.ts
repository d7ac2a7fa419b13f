import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { openCell, SEALED, sealCell, sealedName } from '#db/sealed/sealed-columns.ts';
import type { Keyring } from '#keys/keyring.ts';
import { KEY_ID_AT, keyIdBytes, splitKeyId } from '#keys/keyring.ts';

export interface Rotation {
  rewrapped: number;
  reencrypted: number;
}

const BATCH = 500;

/**
 * Wraps all keys by the newest master key, makes a new key for personal values and encrypts all of them anew. Origins
 * keep working meanwhile: a value that one of them changes at the same moment is taken up again.
 *
 * @param stored the database without its sealed columns opened
 */
export async function rotateKeys(stored: Database, keyring: Keyring): Promise<Rotation> {
  const rewrapped = await keyring.rewrap();
  await keyring.addKey('personal');
  const newest = await keyring.refresh();
  let reencrypted = 0;
  for (const [table, { row, columns }] of Object.entries(SEALED)) {
    for (const column of Object.keys(columns))
      reencrypted += await reencrypt(stored, keyring, newest, { table, column, row });
  }
  await removeUnused(stored);
  return { rewrapped, reencrypted };
}

interface Column {
  table: string;
  column: string;
  row: readonly string[];
}

/** Encrypts what stands under other keys than the newest, until nothing does. @returns how many values */
async function reencrypt(stored: Database, keyring: Keyring, newest: string, place: Column): Promise<number> {
  let count = 0;
  for (;;) {
    const before = count;
    let last = '(0,0)';
    for (;;) {
      const found = await underOthers(stored, newest, place, last);
      if (found.length === 0) break;
      count += await sealAnew(stored, keyring, place, found);
      last = found.at(-1)?.at ?? last;
    }
    // A row that was changed meanwhile has moved: the next round finds it, unless it is under the newest key by then.
    if (count === before) return count;
  }
}

type Found = Record<string, unknown> & { at: string; value: Buffer };

/** In the order of their places, which lets PostgreSQL go through a table once. */
async function underOthers(stored: Database, newest: string, place: Column, last: string): Promise<Found[]> {
  const { table, column, row } = place;
  const value = sql.id(sealedName(column));
  const { rows } = await sql<Found>`
    select ${sql.join([sql`ctid::text as at`, sql`${value} as value`, ...row.map((name) => sql.id(name))])}
    from ${sql.table(table)}
    where ctid > ${last}::tid and length(${value}) > 0 and ${keyIdOf(column)} <> ${keyIdBytes(newest)}
    order by ctid limit ${BATCH}`.execute(stored);
  return rows;
}

async function sealAnew(
  stored: Database,
  keyring: Keyring,
  { table, column, row }: Column,
  found: readonly Found[],
): Promise<number> {
  await keyring.learn(found.map(({ value }) => splitKeyId(value).keyId));
  const anew = found.map((one) => {
    const cell = { table, column, row: row.map((name) => one[name]) };
    const opened = openCell(keyring, cell, one.value);
    return sealCell(keyring, cell, typeof opened === 'string' ? opened : JSON.stringify(opened));
  });
  const value = sql.id(sealedName(column));
  const { numAffectedRows = 0n } = await sql`update ${sql.table(table)} t set ${value} = v.anew
    from unnest(${found.map(({ at }) => at)}::tid[], ${found.map((one) => one.value)}::bytea[], ${anew}::bytea[])
      as v(at, was, anew)
    where t.ctid = v.at and t.${value} = v.was`.execute(stored);
  return Number(numAffectedRows);
}

/**
 * Removes personal keys that no value needs. An origin learns of a newer key within a minute, and what it was about to
 * write is written long before a key has had a successor for an hour.
 */
async function removeUnused(stored: Database): Promise<void> {
  const used = Object.entries(SEALED).flatMap(([table, { columns }]) =>
    Object.keys(columns).map(
      (column) => sql`select distinct ${keyIdOf(column)} from ${sql.table(table)}
      where length(${sql.id(sealedName(column))}) > 0`,
    ),
  );
  await sql`delete from secret_key k where purpose = 'personal'
    and exists (select from secret_key later where later.purpose = 'personal'
      and later.created_at > k.created_at and later.created_at < now() - interval '1 hour')
    and decode(replace(k.id::text, '-', ''), 'hex') not in (${sql.join(used, sql` union `)})`.execute(stored);
}

const keyIdOf = (column: string) =>
  sql`substring(${sql.id(sealedName(column))} from ${sql.lit(KEY_ID_AT.from)} for ${sql.lit(KEY_ID_AT.bytes)})`;
