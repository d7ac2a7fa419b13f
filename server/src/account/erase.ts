import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { KeptRecord } from 'shared/contract/me';
import { formatDate } from 'shared/format/date';
import { addressIn, type Language } from 'shared/language';
import { RETENTION } from 'shared/legal/retention';
import { reached } from '#account/contacts/new-device.ts';
import { type Notifier, notify } from '#account/contacts/notify.ts';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { speakingTo } from '#http/page-language.ts';
import { forgetCodeCounts } from '#identity/code-limits.ts';
import type { Keyring } from '#keys/keyring.ts';
import type { Limits } from '#limits/limits.ts';
import { messages } from '#messages.en.ts';
import { forgetDeliveries } from '#outbox/enqueue.ts';
import type { Config } from '#settings/config.ts';

/** How long the law has the log of processing kept after an erasure. */
const KEEP_DAYS = 365;

/** More that hangs on a person and goes with the account, in the same transaction: another folder's records. */
export type Eraser = (
  trx: Transaction<Tables>,
  person: { accountId: string; phone: string | null; email: string | null },
) => Promise<void>;

/**
 * Erases an account and all that hangs on it, or on a phone or email address that it has proven. A record that names
 * only an unproven address stays: whoever types somebody's address must not be able to erase their records. What else
 * stays names nobody: a keyed hash of the contact as proof of the erasure, and the log of what was done when, both until
 * a year has passed.
 *
 * @param still what must hold of the account once it is locked
 * @throws Error "no result" where there is no such account, or not any more
 */
export async function eraseAccount(
  { db, keyring, limits, erasers }: { db: Database; keyring: Keyring; limits: Limits; erasers: readonly Eraser[] },
  accountId: string,
  still: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<KeptRecord[]> {
  return db.transaction().execute(async (trx) => {
    const { phone, email, former_phone } = await trx
      .selectFrom('account')
      .select(['id', 'phone', 'email', 'former_phone'])
      .where('id', '=', accountId)
      .where(still)
      .forUpdate()
      .executeTakeFirstOrThrow();
    for (const erase of erasers) await erase(trx, { accountId, phone, email });
    const contacts = [phone, email].filter((contact) => contact !== null);
    await trx.deleteFrom('challenge').where('contact', 'in', contacts).execute();
    await forgetCodeCounts(trx, limits, contacts);
    // A friend's referral may name this person as well.
    const referrals = await trx
      .deleteFrom('referral')
      .where((where) =>
        where.or([
          where('account_id', '=', accountId),
          ...(phone === null ? [] : [where('phone', '=', phone)]),
          ...(email === null ? [] : [where('email', '=', email)]),
        ]),
      )
      .returning('id')
      .execute();
    await forgetDeliveries(
      trx,
      referrals.map(({ id }) => `referral:${id}`),
    );
    await forgetDeliveries(trx, [`account:${accountId}`]);
    await trx.deleteFrom('outbox').where('recipient', 'in', contacts).execute();
    // A digest in the development inbox names several people: it goes as a whole.
    await trx
      .deleteFrom('inbox_message')
      .where((where) => where.or([where('recipient', 'in', contacts), where('delivery', 'like', 'digest:%')]))
      .execute();
    // Details, profile, referrals, plan, consents, sessions and open challenges go with the account.
    await trx.deleteFrom('account').where('id', '=', accountId).execute();

    const { id, keep_until } = await trx
      .insertInto('erasure')
      .values({
        id: randomUUID(),
        contact_hash: keyring.hash('erasure', phone ?? email ?? former_phone ?? ''),
        keep_until: sql<Date>`now() + ${KEEP_DAYS} * interval '1 day'`,
      })
      .returning(['id', 'keep_until'])
      .executeTakeFirstOrThrow();
    await trx.insertInto('audit').values({ subject: accountId, action: 'account erased', detail: null }).execute();
    await trx.updateTable('audit').set({ subject: id }).where('subject', '=', accountId).execute();
    return [
      {
        what: messages.logKept,
        why: messages.logKeptWhy,
        until: keep_until.toISOString(),
      },
    ];
  });
}

/** What removing of what has served its time needs. */
export interface RetentionParts {
  db: Database;
  keyring: Keyring;
  limits: Limits;
  erasers: readonly Eraser[];
  notifier: Notifier & { config: Pick<Config, 'publicUrl'> };
  firm: string;
  /** The site's, English first. */
  languages: readonly Language[];
  logger: Logger;
}

const DAYS_AHEAD = 30;
/** In one run: each is a transaction, and there is another run in an hour. */
const MOST_AT_ONCE = 100;

const spanOfAccount = sql`${RETENTION.account.span}::interval`;
const ahead = sql`${DAYS_AHEAD} * interval '1 day'`;
// A sign-in lasts 180 days: whoever is signed in still uses the account, however long ago it began.
const nobodyIn = sql`not exists (select 1 from session where session.account_id = account.id)`;

/** Accounts that nobody used for so long, and whose owners were told in time. */
export const unusedAt = (at: RawBuilder<Date>): RawBuilder<boolean> =>
  sql<boolean>`(told_at < ${at} - ${ahead} and seen_at < ${at} - ${spanOfAccount} and ${nobodyIn})`;

/** Tells the owners of accounts that are soon erased, once each, where they can be reached. */
export async function tellUnused({ db, notifier, firm, languages, logger }: RetentionParts): Promise<void> {
  const at = new Date(Date.now() + DAYS_AHEAD * 86_400_000);
  const { publicUrl } = notifier.config;
  const years = Number.parseInt(`${RETENTION.account.span}`, 10);
  const textIn = (language: Language) => {
    const link = `${publicUrl ?? ''}${addressIn(language, '/signin')}`;
    return speakingTo(language, () =>
      messages.unusedAccountText({ firm, years, day: formatDate(at.toISOString()), link }),
    );
  };
  // Nobody is being answered, and of an account no language is kept: each of the site's says it.
  const text = languages.map(textIn).join('\n\n');
  for (let count = 0; count < MOST_AT_ONCE; count += 1) {
    const found = await db.transaction().execute(async (trx) => {
      const account = await trx
        .selectFrom('account')
        .select(['id', 'phone', 'email'])
        .where('told_at', 'is', null)
        .where(sql<boolean>`seen_at < now() - ${spanOfAccount} + ${ahead}`)
        .where(sql<boolean>`${nobodyIn}`)
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (account === undefined) return false;
      await trx.updateTable('account').set({ told_at: sql<Date>`now()` }).where('id', '=', account.id).execute();
      const to = reached(notifier, account);
      if (to === null) logger.warn('nobody could be told that an unused account is going to be erased');
      else await notify(trx, account.id, to, { about: 'unused', text });
      return true;
    });
    if (!found) return;
  }
}

/** Erases what nobody came back for. One that cannot be erased holds up no other. */
export async function eraseUnused(parts: RetentionParts): Promise<void> {
  const unused = unusedAt(sql<Date>`now()`);
  const accounts = await parts.db.selectFrom('account').select('id').where(unused).limit(MOST_AT_ONCE).execute();
  for (const { id } of accounts) {
    try {
      await eraseAccount(parts, id, unused);
    } catch (error) {
      // Another origin was faster, or its owner has just come back.
      if ((error as Error).message === 'no result') continue;
      parts.logger.error({ err: error, accountId: id }, 'an account that nobody uses could not be erased');
    }
  }
}
