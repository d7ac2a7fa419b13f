import { timingSafeEqual } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { INVITATION_PAGE } from 'shared/contract/invitation';
import { addressIn } from 'shared/language';
import { RETENTION } from 'shared/legal/retention';
import { spokenNow } from 'shared/messages';
import type { SiteFacts } from 'shared/site';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { HttpError } from '#http/http-error.ts';
import { audit } from '#identity/audit.ts';
import type { Keyring } from '#keys/keyring.ts';
import type { Limits } from '#limits/limits.ts';
import { messages } from '#messages.en.ts';
import { enqueue, forgetDeliveries } from '#outbox/enqueue.ts';
import type { MailPayload } from '#outbox/mail.ts';
import { plainName } from '#outbox/mail.ts';

/** A referral without what names the person. */
const NOBODY = { name: null, phone: null, email: null, keep_until: null };
const MAIL_AGAIN_SECONDS = 30 * 86_400;

type Hash = Pick<Keyring, 'hash'>;

const deliveries = (id: string): string => `referral:${id}`;

/** Stands in the mail alone, so that whoever uses it reads that address; the referrer's own link does not open this. */
export const invitationKey = (keyring: Hash, id: string): string =>
  `${id}.${keyring.hash('invitation', id).toString('base64url')}`;

function idOfKey(keyring: Hash, key: string): string | null {
  const [id = ''] = key.split('.', 1);
  const expected = Buffer.from(invitationKey(keyring, id));
  const given = Buffer.from(key);
  return expected.length === given.length && timingSafeEqual(expected, given) ? id : null;
}

/**
 * Has the person asked by mail whether their data may be kept: once in 30 days, whoever refers them. That is counted by a
 * keyed hash, so that it holds after the data is removed; and here, so that only a mail that is on its way counts.
 *
 * @param base the site's address
 */
export async function invite(
  trx: Transaction<Tables>,
  { keyring, limits, site }: { keyring: Hash; limits: Limits; site: SiteFacts },
  { id, accountId, email, base }: { id: string; accountId: string; email: string; base: string },
): Promise<void> {
  const once = { rule: 'invitation', who: email.toLowerCase(), seconds: MAIL_AGAIN_SECONDS, free: 1 };
  if (!(await limits.take(trx, [once]))) return;
  const referrer = await trx
    .selectFrom('user_detail')
    .select('name')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const link = base + addressIn(spokenNow(), `${INVITATION_PAGE}?key=${invitationKey(keyring, id)}`);
  await enqueue(trx, {
    kind: 'mail',
    to: email,
    payload: invitationMail(site.firm, referrer?.name, link),
    dedupeKey: `${deliveries(id)}:invitation`,
    record: deliveries(id),
    rank: 2,
    sender: limits.keyOf({ rule: 'invitations of', who: limits.accountKey(accountId) }),
  });
}

function invitationMail(
  { name, phone, email }: SiteFacts['firm'],
  referrer: string | undefined,
  link: string,
): MailPayload {
  const who = (referrer === undefined ? null : plainName(referrer)) ?? messages.friendMailSomebody;
  return {
    subject: messages.mayWeKeepYourDetails({ firm: name }),
    text: [
      messages.mailGreeting,
      messages.personRecommendedUs({ person: who }),
      messages.notAgreedYet({ days: Number.parseInt(`${RETENTION.unasked.span}`, 10) }),
      messages.toAgreeOrRemove({ link }),
      messages.needNotDoAnything,
      `${name}\n${phone}\n${email}\n`,
    ].join('\n\n'),
  };
}

/**
 * Keeps or removes the data of whoever was referred, as they answer by the link of their mail. Both may be said again: an
 * agreement is taken back in the same way. Whoever removes them means all: others may have referred them as well, and
 * nobody is sent a second mail. @throws HttpError 404 for a key that opens nothing
 */
export async function answerInvitation(
  { db, keyring, noticeDate }: { db: Database; keyring: Hash; noticeDate: string },
  { key, agree }: { key: string; agree: boolean },
): Promise<void> {
  const gone = new HttpError(404, messages.linkOfInvitationNotValid);
  const id = idOfKey(keyring, key);
  if (id === null) throw gone;
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('referral')
      .select(['account_id', 'phone', 'email'])
      .where('id', '=', id)
      .where('keep_until', 'is not', null)
      .where((where) => where.or([where('agreed_at', 'is not', null), where('keep_until', '>', sql<Date>`now()`)]))
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw gone;
    if (!agree) return removeFriend(trx, id, row);
    const agreed = { agreed_at: sql<Date>`coalesce(agreed_at, now())`, notice_date: noticeDate };
    await trx.updateTable('referral').set(agreed).where('id', '=', id).execute();
    await audit(trx, row.account_id, 'invitation agreed to');
  });
}

/**
 * Removes what names a person from all that referred them: by the address, which reads the mail, and by the number. That
 * one is whatever a referrer typed, so what somebody has agreed to by another address stays for that address to take back.
 */
async function removeFriend(
  trx: Transaction<Tables>,
  id: string,
  { phone, email }: { phone: string | null; email: string | null },
): Promise<void> {
  const rows = await trx
    .updateTable('referral')
    .set({ ...NOBODY, agreed_at: null })
    .where((where) =>
      where.or([
        where('id', '=', id),
        ...(email === null ? [] : [where('email', '=', email)]),
        ...(phone === null ? [] : [where.and([where('phone', '=', phone), where('agreed_at', 'is', null)])]),
      ]),
    )
    .returning(['id', 'account_id'])
    .execute();
  await forgetDeliveries(
    trx,
    rows.map((row) => deliveries(row.id)),
  );
  for (const { account_id } of rows) await audit(trx, account_id, 'invitation removed');
}

/** Removes what names people who have not agreed in time, and what is left of their mail. @returns how many */
export async function forgetUnasked(db: Database): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .updateTable('referral')
      .set(NOBODY)
      .where('agreed_at', 'is', null)
      .where('keep_until', '<', sql<Date>`now()`)
      .returning('id')
      .execute();
    await forgetDeliveries(
      trx,
      rows.map(({ id }) => deliveries(id)),
    );
    return rows.length;
  });
}
