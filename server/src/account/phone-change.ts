import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { changePhone } from 'shared/contract/phone';
import type { z } from 'zod';
import { adoptRecords } from '#account/adopt.ts';
import { audit } from '#account/audit.ts';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { HttpError } from '#http/http-error.ts';
import { contactOf, userOf } from '#identity/account-of.ts';
import type { Challenges } from '#identity/challenges.ts';
import { type Contact, maskContact, mobileNumber } from '#identity/contact.ts';
import { markProved, type Session } from '#identity/sessions.ts';
import { enqueue } from '#outbox/enqueue.ts';

type Body = z.output<NonNullable<(typeof changePhone)['body']>>;
type Answer = z.output<(typeof changePhone)['answer']>;

interface Parts {
  db: Database;
  challenges: Challenges;
  /** The firm's name, for the notice to the old contact. */
  firm: string;
  countries: readonly string[] | undefined;
}

/** One step of a phone change; see the contract for their order. */
export async function phoneStep(parts: Parts, session: Session, body: Body, client: string): Promise<Answer> {
  if (body.step === 'verify') return verify(parts, session, body, client);
  const phone = mobileNumber(body.phoneNumber, 'phoneNumber', parts.countries);
  const old = await contactOf(parts.db, session.accountId);
  if (old.value === phone)
    throw new HttpError(400, 'This is your number already.', {
      fields: { phoneNumber: 'This is your number already.' },
    });
  if (session.fresh) return verifyNew(parts, session, phone, client);
  const sent = await parts.challenges.start({
    purpose: 'prove-contact',
    contact: old,
    client,
    accountId: session.accountId,
    detail: phone,
  });
  return { success: true, next: 'prove-old', ...sent, contact: maskContact(old) };
}

async function verifyNew({ challenges }: Parts, session: Session, phone: string, client: string): Promise<Answer> {
  const contact: Contact = { channel: 'phone', value: phone };
  const start = { purpose: 'change-phone', contact, client, accountId: session.accountId, detail: session.id } as const;
  return { success: true, next: 'verify-new', ...(await challenges.start(start)), contact: maskContact(contact) };
}

async function verify(
  parts: Parts,
  session: Session,
  answer: { challengeId: string; otp: string },
  client: string,
): Promise<Answer> {
  const { db, challenges } = parts;
  const asked = await db
    .selectFrom('challenge')
    .select('purpose')
    .where(sql`id::text`, '=', answer.challengeId)
    .executeTakeFirst();
  const purpose = asked?.purpose === 'prove-contact' ? 'prove-contact' : 'change-phone';
  const proven = await challenges.answer({ ...answer, purpose, accountId: session.accountId });
  if (purpose === 'prove-contact') {
    await markProved(db, session.id);
    return verifyNew(parts, session, proven.detail ?? '', client);
  }
  // The code was asked for by a session that was fresh: another one of the same person has to prove itself first.
  if (proven.detail !== session.id) throw new HttpError(403, 'Start again: this code belongs to another session.');
  await change(parts, session, proven.contact.value);
  return { success: true, next: 'done', user: await userOf(db, session.accountId) };
}

/** Takes over the proven number, ends the person's other sessions and has the old contact told. */
async function change({ db, firm }: Parts, session: Session, phone: string): Promise<void> {
  const { accountId } = session;
  const old = await contactOf(db, accountId);
  await db
    .transaction()
    .execute(async (trx) => {
      const taken = await trx
        .selectFrom('account')
        .select('id')
        .where('phone', '=', phone)
        .where('id', '<>', accountId)
        .executeTakeFirst();
      if (taken !== undefined) throw numberTaken();
      if (old.channel === 'phone') await forgetOldNumber(trx, accountId, old.value);
      await trx.updateTable('account').set({ phone }).where('id', '=', accountId).execute();
      const detail = await trx
        .updateTable('user_detail')
        .set({ mobile: phone })
        .where('account_id', '=', accountId)
        .returning('email')
        .executeTakeFirst();
      await trx.deleteFrom('session').where('account_id', '=', accountId).where('id', '<>', session.id).execute();
      await audit(trx, accountId, 'phone changed');
      const fallback = detail === undefined ? {} : { fallbackEmail: detail.email };
      await enqueue(trx, {
        kind: 'notice',
        to: old.value,
        payload: { channel: old.channel, text: noticeText(firm, phone), ...fallback },
        dedupeKey: `account:${accountId}:phone-changed:${randomUUID()}`,
        record: `account:${accountId}`,
        rank: 0,
      });
    })
    .catch((error: unknown) => {
      // Two accounts took over the same number at the same moment.
      throw (error as { code?: string }).code === '23505' ? numberTaken() : error;
    });
}

/**
 * What was booked under the old number stays this person's; codes and proofs for it go at once, because nothing leads
 * from the account to it any more. The number may be another person's next month.
 */
async function forgetOldNumber(trx: Transaction<Tables>, accountId: string, phone: string): Promise<void> {
  await adoptRecords(trx, accountId);
  await trx.deleteFrom('challenge').where('contact', '=', phone).execute();
  await trx.deleteFrom('phone_proof').where('phone', '=', phone).execute();
  await trx.deleteFrom('inbox_message').where('recipient', '=', phone).execute();
}

const numberTaken = () =>
  new HttpError(409, 'This number belongs to another account.', {
    fields: { phoneNumber: 'This number belongs to another account.' },
  });

const noticeText = (firm: string, phone: string): string =>
  `The phone number of your account with ${firm} was changed to ${maskContact({ channel: 'phone', value: phone })}. If this was not you, contact us at once.`;
