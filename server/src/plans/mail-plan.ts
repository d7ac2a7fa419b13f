import { randomUUID } from 'node:crypto';
import type { SiteFacts } from 'shared/site';
import type { Database } from '#db/database.ts';
import { HttpError } from '#http/http-error.ts';
import { maskContact } from '#identity/contact/contact.ts';
import type { Limits } from '#limits/limits.ts';
import { messages } from '#plans/messages.en.ts';
import { enqueuePlanMail } from '#plans/plan-mail.ts';
import { savedPlan } from '#plans/saved-plans.ts';

/**
 * Sends a saved plan to its owner's own address.
 *
 * @returns the address, masked
 * @throws HttpError 404 when it is not one of theirs, 409 without a proven address, 429 past the most of a day
 */
export async function mailPlan(
  { db, ...parts }: { db: Database; limits: Limits; firm: SiteFacts['firm'] },
  accountId: string,
  id: string,
): Promise<string> {
  const { name, plan } = await savedPlan(db, accountId, id);
  const { email } = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (email === null) throw new HttpError(409, messages.noEmailYet);
  const mail = { to: email, name, plan, dedupeKey: `plan:${randomUUID()}`, record: `account:${accountId}` };
  await db.transaction().execute((trx) => enqueuePlanMail(trx, parts, mail));
  return maskContact({ channel: 'email', value: email });
}
