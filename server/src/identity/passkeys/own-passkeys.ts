import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Passkey } from 'shared/contract/passkey';
import { reached } from '#account/contacts/new-device.ts';
import { alarmLink, type Notifier, notify } from '#account/contacts/notify.ts';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { HttpError } from '#http/http-error.ts';
import { audit } from '#identity/audit.ts';
import { contactsOf } from '#identity/sign-in.ts';
import { messages } from '#messages.en.ts';

/** Passkeys of one account. */
const MOST = 20;

/** What an authenticator made, as it is stored. */
export interface NewPasskey {
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
}

/** The oldest first. */
export async function listOwnPasskeys(db: Database, accountId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  return rows.map(asPasskey);
}

/** What a browser needs to find them, or to leave them out. */
export async function ownDescriptors(db: Database, accountId: string): Promise<{ id: string; transports: string[] }[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ credential_id, transports }) => ({ id: credential_id.toString('base64url'), transports }));
}

/** Stores it in the transaction in which its ceremony is spent. @throws HttpError 409 when it is known or one too many */
export async function storePasskey(
  trx: Transaction<Tables>,
  notice: PasskeyNotice,
  accountId: string,
  made: NewPasskey,
): Promise<Passkey> {
  // Held until the end, so that parallel additions are counted one after the other.
  await trx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().executeTakeFirstOrThrow();
  const { count } = await trx
    .selectFrom('passkey')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST) throw new HttpError(409, messages.enoughPasskeys({ most: MOST }));
  const stored = await trx
    .insertInto('passkey')
    .values({
      id: randomUUID(),
      account_id: accountId,
      credential_id: made.credentialId,
      public_key: made.publicKey,
      counter: made.counter,
      transports: made.transports,
      name: made.name,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(['id', 'name', 'created_at', 'last_used_at'])
    .executeTakeFirst();
  if (stored === undefined) throw new HttpError(409, messages.passkeyKnownAlready);
  await audit(trx, accountId, 'passkey added');
  await tellOfPasskey(trx, notice, accountId, 'added');
  return asPasskey(stored);
}

/** @throws HttpError 404 when it is not one of theirs */
export async function renameOwnPasskey(db: Database, accountId: string, id: string, name: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const renamed = await trx
      .updateTable('passkey')
      .set({ name })
      .where(sql`id::text`, '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (renamed.numUpdatedRows === 0n) throw gone();
    await audit(trx, accountId, 'passkey renamed');
  });
}

/**
 * It opens nothing from now on.
 *
 * @throws HttpError 404 when it is not one of theirs, 409 when nothing else opens the account
 */
export async function removeOwnPasskey(
  db: Database,
  notice: PasskeyNotice,
  accountId: string,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Held until the end: of two that are removed at once, the second one may be the last.
    await trx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().executeTakeFirst();
    const removed = await trx
      .deleteFrom('passkey')
      .where(sql`id::text`, '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) throw gone();
    const { phone, email } = await contactsOf(trx, accountId);
    if (phone === null && email === null && (await ownDescriptors(trx, accountId)).length === 0)
      throw new HttpError(409, messages.passkeyAlone);
    await audit(trx, accountId, 'passkey removed');
    await tellOfPasskey(trx, notice, accountId, 'removed');
  });
}

/** Puts the offer of a passkey away, for good. */
export async function endOffer(db: Database, accountId: string): Promise<void> {
  await db
    .insertInto('ended_passkey_offer')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isOfferEnded(db: Database, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('ended_passkey_offer')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

const asPasskey = (row: { id: string; name: string; created_at: Date; last_used_at: Date | null }): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

const gone = () => new HttpError(404, messages.passkeyRemovedAlready);

/** Who tells whom, and where its link leads. */
export interface PasskeyNotice extends Notifier {
  firm: string;
  /** The site's address. */
  base: string;
}

/** Has the person told that a way into the account came or went, with a link that undoes what a thief did. */
async function tellOfPasskey(
  trx: Transaction<Tables>,
  notice: PasskeyNotice,
  accountId: string,
  what: 'added' | 'removed',
): Promise<void> {
  const to = reached(notice, await contactsOf(trx, accountId));
  if (to === null) return;
  const link = await alarmLink(trx, accountId, notice.base);
  const facts = { firm: notice.firm, link };
  const text = what === 'added' ? messages.passkeyAdded(facts) : messages.passkeyRemoved(facts);
  await notify(trx, accountId, to, { about: `passkey-${what}`, text });
}
