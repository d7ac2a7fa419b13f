import { randomUUID } from 'node:crypto';
import type { SiteFacts } from 'shared/site';
import type { Database } from '#db/database.ts';
import type { StoredPlan } from '#db/tables/plans.ts';
import { HttpError } from '#http/http-error.ts';
import { maskContact } from '#identity/contact/contact.ts';
import type { Limits } from '#limits/limits.ts';
import { messages } from '#plans/messages.en.ts';
import { enqueuePlanMail } from '#plans/plan-mail.ts';

/**
 * Sends a plan, saved or not, to the proven address of whoever is signed in.
 *
 * @returns the address, masked
 * @throws HttpError 409 without a proven address, 429 past the most of a day
 */
export async function mailPlan(
  { db, ...parts }: { db: Database; limits: Limits; firm: SiteFacts['firm'] },
  accountId: string,
  { name, plan }: { name: string; plan: StoredPlan },
): Promise<string> {
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
