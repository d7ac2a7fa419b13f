import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/database.ts';
import type { SecurityLogTable, Tables } from '#db/tables.ts';
import type { Keyring } from '#keys/keyring.ts';

/** An entry as it stands in the chain. */
export type Link = SecurityLogTable;

/** What somebody did, or tried, before it has a place in the chain. */
export type Entry = Omit<Link, 'seq' | 'before' | 'hash'>;

/** Before the first entry. */
export const GENESIS = Buffer.alloc(32);

/** The hash of an entry: keyed, so that whoever writes into the database alone cannot make the chain anew. */
export function hashOf(keyring: Pick<Keyring, 'hash'>, seq: string, before: Buffer, entry: Entry): Buffer {
  const { at, event, what, outcome, who, session, device, address, detail, times, reference } = entry;
  const parts = [seq, at.toISOString(), event, what, outcome, who, session, device, address, detail, times, reference];
  return keyring.hash('security log', JSON.stringify([before.toString('hex'), ...parts]));
}

/** A keyed id, the same for the same account, session or contact; without the keys it leads to nobody. */
export const keyedId = (keyring: Pick<Keyring, 'hash'>, kind: string, value: string): string =>
  `${kind}:${keyring.hash(`security log ${kind}`, value).toString('hex').slice(0, 16)}`;

type Hashing = Pick<Keyring, 'hash'>;

/** Entries that one statement adds; it may have 65,535 parameters, and each entry has fourteen. */
const AT_ONCE = 4_000;

/** Any number that no other lock of the database has. */
const LOCK = 7_204_126_513;

/** Adds entries to the chain in their order, in one step. Writers of all origins take turns for these milliseconds only. */
export async function append(db: Database, keyring: Hashing, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  await db.transaction().execute(async (trx) => {
    await takeTurn(trx);
    await addTo(trx, keyring, await withoutKnown(trx, entries));
  });
}

const takeTurn = (trx: Transaction<Tables>) => sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);

async function addTo(trx: Transaction<Tables>, keyring: Hashing, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  const last = await trx
    .selectFrom('security_log')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  let seq = BigInt(last?.seq ?? 0);
  let before: Buffer = last?.hash ?? GENESIS;
  const rows = entries.map(storedAs).map((entry) => {
    seq += 1n;
    const hash = hashOf(keyring, String(seq), before, entry);
    const row = { ...entry, seq: String(seq), before, hash };
    before = hash;
    return row;
  });
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await trx
      .insertInto('security_log')
      .values(rows.slice(from, from + AT_ONCE))
      .execute();
}

/** As the database gives it back: a text that was cut within a character ends in half of one, which is stored as another. */
const storedAs = (entry: Entry): Entry => ({
  ...entry,
  ...{ what: entry.what.toWellFormed(), who: entry.who.toWellFormed(), detail: entry.detail.toWellFormed() },
  device: entry.device.toWellFormed(),
});

/** What other origins have not told of yet. */
async function withoutKnown(trx: Transaction<Tables>, entries: readonly Entry[]): Promise<Entry[]> {
  const references = entries.flatMap(({ reference }) => (reference === null ? [] : [reference]));
  if (references.length === 0) return [...entries];
  const rows = await trx
    .selectFrom('security_log')
    .select('reference')
    .where('reference', '=', sql<string>`any(${references})`)
    .execute();
  const known = new Set(rows.map(({ reference }) => reference));
  return entries.filter(({ reference }) => reference === null || !known.has(reference));
}

/** Removes what is older than a year, and says so in the same step: a beginning that nobody announced is a gap. */
export async function shorten(db: Database, keyring: Hashing, now = new Date()): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await takeTurn(trx);
    const { rows } = await sql<{ last: string | null }>`select shorten_security_log(interval '1 year') as last`.execute(
      trx,
    );
    const last = rows[0]?.last ?? null;
    if (last !== null) await addTo(trx, keyring, [{ ...ofTheLog(now), what: 'shortened', detail: last }]);
  });
}

const ofTheLog = (at: Date): Omit<Entry, 'what'> => ({
  ...{ at, event: 'log', outcome: 'done', who: 'origin', session: '', device: '', address: '' },
  ...{ detail: '', times: 1, reference: null },
});
