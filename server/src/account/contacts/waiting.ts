import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { WaitingChange } from 'shared/contract/contact-change';
import type { Contacts } from 'shared/contract/user-detail';
import { spokenNow } from 'shared/messages';
import { z } from 'zod';
import { applyContactChange, asTaken, type Change, toBeTold } from '#account/contacts/apply-change.ts';
import { alarmLink, type Notifier, notify } from '#account/contacts/notify.ts';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { HttpError } from '#http/http-error.ts';
import { keptLanguage, speakingTo } from '#http/page-language.ts';
import { audit } from '#identity/audit.ts';
import { maskContact } from '#identity/contact/contact.ts';
import { contactsOf } from '#identity/sign-in.ts';
import { messages } from '#messages.en.ts';
import { enqueue } from '#outbox/enqueue.ts';
import type { Handler } from '#outbox/worker.ts';

const WAITS_HOURS = 72;
export const CHANGE_KIND = 'contact-change';

/**
 * Has a change wait, because the old contact could not be proven: whoever reads it is told and may stop it. A change that
 * waited already gives way. @param base the site's address
 */
export async function putOff(
  trx: Transaction<Tables>,
  notifier: Notifier & { firm: string },
  { accountId, contact }: Change,
  base: string,
): Promise<Date> {
  await trx.deleteFrom('contact_change').where('account_id', '=', accountId).execute();
  const { id, applies_at } = await trx
    .insertInto('contact_change')
    .values({
      id: randomUUID(),
      account_id: accountId,
      channel: contact.channel,
      value: contact.value,
      applies_at: sql<Date>`now() + ${WAITS_HOURS} * interval '1 hour'`,
    })
    .returning(['id', 'applies_at'])
    .executeTakeFirstOrThrow();
  await enqueue(trx, {
    kind: CHANGE_KIND,
    to: accountId,
    payload: { id, language: spokenNow() },
    dedupeKey: `account:${accountId}:contact-change:${id}`,
    record: `account:${accountId}`,
    notBefore: applies_at,
  });
  await audit(trx, accountId, 'contact change asked for', contact.channel);
  const known = await trx
    .selectFrom('account')
    .select(['phone', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const text = messages.changeAskedText({
    channel: contact.channel,
    firm: notifier.firm,
    contact: maskContact(contact),
    hours: WAITS_HOURS,
    link: await alarmLink(trx, accountId, base),
  });
  for (const to of toBeTold(notifier, known, contact.channel))
    await notify(trx, accountId, to, { about: 'change-waits', text });
  return applies_at;
}

export async function readWaiting(db: Database, accountId: string): Promise<WaitingChange | null> {
  const row = await db
    .selectFrom('contact_change')
    .select(['channel', 'value', 'applies_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row === undefined
    ? null
    : { channel: row.channel, contact: maskContact(row), appliesAt: row.applies_at.toISOString() };
}

/** Stops the change that waits. @throws HttpError 404 when none does */
export async function undo(db: Database, accountId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('contact_change')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new HttpError(404, messages.noChangeWaiting);
    await audit(trx, accountId, 'contact change stopped');
  });
}

const payloadShape = z.object({ id: z.uuid(), language: keptLanguage });

/** Makes a change once its time has come, unless it was stopped or another account has taken the contact meanwhile. */
export function changeHandler(db: Database, notifier: Notifier & { firm: string }): Handler {
  return async ({ payload }) => {
    const { id, language } = payloadShape.parse(payload);
    await speakingTo(language, async () => {
      await db
        .transaction()
        .execute(async (trx) => {
          const row = await trx
            .deleteFrom('contact_change')
            .where('id', '=', id)
            .where('applies_at', '<=', sql<Date>`now()`)
            .returning(['account_id', 'channel', 'value'])
            .executeTakeFirst();
          if (row !== undefined)
            await applyContactChange(trx, notifier, { accountId: row.account_id, contact: row, sessionId: null });
        })
        .catch(async (error: unknown) => {
          if (!(asTaken(error, 'phone') instanceof HttpError)) throw error;
          await db.transaction().execute((trx) => giveUp(trx, notifier, id));
        });
    });
  };
}

/** Another account has the contact by now: says so to everybody who is reached here, since whoever asked reads one of them at best. */
async function giveUp(trx: Transaction<Tables>, notifier: Notifier & { firm: string }, id: string): Promise<void> {
  const wish = await trx
    .deleteFrom('contact_change')
    .where('id', '=', id)
    .returning(['account_id', 'channel', 'value'])
    .executeTakeFirst();
  if (wish === undefined) return;
  await audit(trx, wish.account_id, 'contact change given up', wish.channel);
  const text = messages.changeGivenUpText({ channel: wish.channel, firm: notifier.firm, contact: maskContact(wish) });
  for (const to of toBeTold(notifier, await contactsOf(trx, wish.account_id), 'email'))
    await notify(trx, wish.account_id, to, { about: 'change-given-up', text });
}

/** What a person has proven, for themselves: the number masked, the address whole, as the details show them. */
export async function readContacts(db: Database, accountId: string): Promise<Contacts> {
  const { phone, email } = await contactsOf(db, accountId);
  return {
    phone: phone === null ? null : maskContact({ channel: 'phone', value: phone }),
    email,
    waiting: await readWaiting(db, accountId),
  };
}
