import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { KeptRecord } from 'shared/contract/me';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { forgetCodeCounts } from '#identity/code-limits.ts';
import type { Keyring } from '#keys/keyring.ts';
import type { Limits } from '#limits/limits.ts';
import { forgetDeliveries } from '#outbox/enqueue.ts';

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
 */
export async function eraseAccount(
  { db, keyring, limits, erasers }: { db: Database; keyring: Keyring; limits: Limits; erasers: readonly Eraser[] },
  accountId: string,
): Promise<KeptRecord[]> {
  return db.transaction().execute(async (trx) => {
    const { phone, email } = await trx
      .selectFrom('account')
      .select(['phone', 'email'])
      .where('id', '=', accountId)
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
        contact_hash: keyring.hash('erasure', phone ?? email ?? ''),
        keep_until: sql<Date>`now() + ${KEEP_DAYS} * interval '1 day'`,
      })
      .returning(['id', 'keep_until'])
      .executeTakeFirstOrThrow();
    await trx.insertInto('audit').values({ subject: accountId, action: 'account erased', detail: null }).execute();
    await trx.updateTable('audit').set({ subject: id }).where('subject', '=', accountId).execute();
    return [
      {
        what: 'The log of what was done with your account and when, without your name, contacts or any of your data.',
        why: 'The Digital Personal Data Protection Rules have such logs kept for a year. It is locked, and removed by itself after that.',
        until: keep_until.toISOString(),
      },
    ];
  });
}
