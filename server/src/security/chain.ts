import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type { Keyring } from '#keys/keyring.ts';
import { type Entry, GENESIS, hashOf } from '#security/entry.ts';

/** Any number that no other lock of the database has. */
const LOCK = 7_204_126_513;

/** Adds entries to the chain in their order, in one step. Writers of all origins take turns for these milliseconds only. */
export async function append(db: Database, keyring: Keyring, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    const fresh = await withoutKnown(trx, entries);
    const last = await trx
      .selectFrom('security_log')
      .select(['seq', 'hash'])
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    let seq = BigInt(last?.seq ?? 0);
    let before: Buffer = last?.hash ?? GENESIS;
    const rows = fresh.map((entry) => {
      seq += 1n;
      const hash = hashOf(keyring, String(seq), before, entry);
      const row = { ...entry, seq: String(seq), before, hash };
      before = hash;
      return row;
    });
    if (rows.length > 0) await trx.insertInto('security_log').values(rows).execute();
  });
}

/** What other origins have not told of yet. */
async function withoutKnown(trx: Transaction<Tables>, entries: readonly Entry[]): Promise<Entry[]> {
  const references = entries.flatMap(({ reference }) => (reference === null ? [] : [reference]));
  if (references.length === 0) return [...entries];
  const rows = await trx.selectFrom('security_log').select('reference').where('reference', 'in', references).execute();
  const known = new Set(rows.map(({ reference }) => reference));
  return entries.filter(({ reference }) => reference === null || !known.has(reference));
}

/**
 * Removes what is older than a year, and says so in the chain itself: a beginning that nobody announced is a gap.
 */
export async function shorten(db: Database, keyring: Keyring, now = new Date()): Promise<void> {
  const { rows } = await sql<{ last: string | null }>`select shorten_security_log(interval '1 year') as last`.execute(
    db,
  );
  const last = rows[0]?.last ?? null;
  if (last !== null) await append(db, keyring, [{ ...ofTheLog(now), what: 'shortened', detail: last }]);
}

const ofTheLog = (at: Date): Omit<Entry, 'what'> => ({
  ...{ at, event: 'log', outcome: 'done', who: 'origin', session: '', device: '', address: '' },
  ...{ detail: '', times: 1, reference: null },
});
