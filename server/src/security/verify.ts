import type { Database } from '#db/database.ts';
import type { Keyring } from '#keys/keyring.ts';
import { GENESIS, hashOf, type Link } from '#security/chain.ts';

export type Verdict =
  | { whole: true; entries: number; last: string; head: string }
  /** `at` is the number of the first entry that is not as it was written, or that misses the one before it. */
  | { whole: false; at: string; why: string };

const AT_ONCE = 2_000;

/**
 * Goes through the whole chain. Entries that were changed, removed from the middle or the beginning, put in or put
 * elsewhere are found. Removed from the end they are found by comparing `head` with the one that the origin's own log
 * has written since.
 */
export const verify = (db: Database, keyring: Pick<Keyring, 'hash'>): Promise<Verdict> =>
  db
    .transaction()
    // One moment for all steps: meanwhile entries are added, and old ones removed.
    .setIsolationLevel('repeatable read')
    .execute((trx) => goThrough(trx, keyring));

async function goThrough(db: Database, keyring: Pick<Keyring, 'hash'>): Promise<Verdict> {
  const shortened = await announcedBeginning(db);
  let entries = 0;
  let last = 0n;
  let before: Buffer | undefined;
  for (;;) {
    const links: Link[] = await db
      .selectFrom('security_log')
      .selectAll()
      .where('seq', '>', String(last))
      .orderBy('seq')
      .limit(AT_ONCE)
      .execute();
    if (links.length === 0) break;
    for (const link of links) {
      if (before === undefined) {
        last = BigInt(link.seq) - 1n;
        before = link.before;
        const begins = last === 0n ? link.before.equals(GENESIS) : shortened === String(last);
        if (!begins) return broken(link, `The ${last} entries before it are missing.`);
      }
      if (BigInt(link.seq) !== last + 1n)
        return broken(link, `${BigInt(link.seq) - last - 1n} entries before it are missing.`);
      if (!link.before.equals(before))
        return broken(link, 'The entry before it is another one than when it was written.');
      if (!hashOf(keyring, link.seq, before, link).equals(link.hash))
        return broken(link, 'It was changed after it was written.');
      before = link.hash;
      last += 1n;
      entries += 1;
    }
  }
  return { whole: true, entries, last: String(last), head: (before ?? GENESIS).toString('hex').slice(0, 16) };
}

const broken = ({ seq }: Link, why: string): Verdict => ({ whole: false, at: seq, why });

/** The number up to which the log says that it was shortened. */
async function announcedBeginning(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('security_log')
    .select('detail')
    .where('event', '=', 'log')
    .where('what', '=', 'shortened')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.detail;
}
