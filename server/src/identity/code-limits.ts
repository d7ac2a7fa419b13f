import { sql, type Transaction } from 'kysely';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { HttpError } from '#http/http-error.ts';
import type { Contact } from '#identity/contact.ts';
import type { Keyring } from '#keys/keyring.ts';

const SHORT_MINUTES = 10;
const DAY_MINUTES = 24 * 60;
const PER_CONTACT_SHORT = 5;
const PER_CONTACT_DAY = 10;

interface Window {
  requests: number;
  /** Minutes until the oldest request that counts leaves the window. */
  wait: number;
}

/**
 * Counts a request for a code, or refuses it. The counts lie in the database, so several origins share them; contacts
 * and client addresses are kept as keyed hashes.
 *
 * @throws HttpError 429 with Retry-After
 */
export async function countCodeRequest(
  {
    db,
    keyring,
    limits,
  }: { db: Database; keyring: Keyring; limits: Pick<Config['otp'], 'limitPerClient' | 'limitGlobal'> },
  contact: Contact,
  client: string,
): Promise<void> {
  const contactKey = keyring.hash('code-request contact', contact.value);
  const clientKey = keyring.hash('code-request client', client);
  await db.transaction().execute(async (trx) => {
    await queueByContact(trx, keyring, contact);
    const count = async (
      column: 'contact_key' | 'client_key' | null,
      key: Buffer | null,
      minutes: number,
    ): Promise<Window> => {
      const found = await trx
        .selectFrom('code_request')
        .select(({ fn }) => [
          fn.countAll<string>().as('requests'),
          sql<number | null>`extract(epoch from min(at) + ${minutes} * interval '1 minute' - now()) / 60`.as('wait'),
        ])
        .where('at', '>', sql<Date>`now() - ${minutes} * interval '1 minute'`)
        .$if(column !== null, (query) => query.where(column ?? 'contact_key', '=', key ?? Buffer.alloc(0)))
        .executeTakeFirstOrThrow();
      return { requests: Number(found.requests), wait: Math.max(1, Math.ceil(Number(found.wait ?? 1))) };
    };
    const windows: [Window, number][] = [
      [await count('contact_key', contactKey, SHORT_MINUTES), PER_CONTACT_SHORT],
      [await count('contact_key', contactKey, DAY_MINUTES), PER_CONTACT_DAY],
      [await count('client_key', clientKey, SHORT_MINUTES), limits.limitPerClient],
      [await count(null, null, SHORT_MINUTES), limits.limitGlobal],
    ];
    for (const [{ requests, wait }, limit] of windows) if (requests >= limit) throw tooMany(wait);
    await trx.insertInto('code_request').values({ contact_key: contactKey, client_key: clientKey }).execute();
  });
}

/** Has what is done for one contact run in turn, or parallel requests would all see the state before the others. */
export async function queueByContact(trx: Transaction<Tables>, keyring: Keyring, { value }: Contact): Promise<void> {
  const key = keyring.hash('code-request contact', value).readBigInt64BE().toString();
  await sql`select pg_advisory_xact_lock(${key})`.execute(trx);
}

export function tooMany(minutes: number): HttpError {
  const when = minutes > 90 ? `${Math.ceil(minutes / 60)} hours` : minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new HttpError(429, `Too many codes were asked for. Try again in ${when}.`, {
    headers: { 'retry-after': String(minutes * 60) },
  });
}
