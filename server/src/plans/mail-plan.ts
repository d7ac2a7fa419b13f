import { randomUUID } from 'node:crypto';
import type { SiteFacts } from 'shared/site';
import type { Database } from '#db/database.ts';
import { HttpError } from '#http/http-error.ts';
import { maskContact } from '#identity/contact/contact.ts';
import type { Limits } from '#limits/limits.ts';
import { enqueue } from '#outbox/enqueue.ts';
import { messages } from '#plans/messages.en.ts';
import { planLines } from '#plans/plan-text.ts';
import { savedPlan } from '#plans/saved-plans.ts';

/** Mails of plans that one account gets in a day. */
const MOST_A_DAY = 10;
const DAY_SECONDS = 86_400;

/**
 * Sends a plan to its owner's own address.
 *
 * @returns the address, masked
 * @throws HttpError 404 when it is not one of theirs, 409 without a proven address, 429 past the most
 */
export async function mailPlan(
  { db, limits, firm }: { db: Database; limits: Limits; firm: SiteFacts['firm'] },
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
  const claim = { rule: 'plan mail', who: limits.accountKey(accountId), seconds: DAY_SECONDS, free: MOST_A_DAY };
  if ((await limits.reserve([claim])) === null) throw new HttpError(429, messages.enoughMails({ most: MOST_A_DAY }));
  const paragraphs = [
    messages.youAskedForIt,
    [name, ...planLines(plan)].join('\n'),
    messages.assumed,
    [firm.legalName, firm.arn, firm.phone, firm.email].join('\n'),
  ];
  await db.transaction().execute((trx) =>
    enqueue(trx, {
      ...{ kind: 'mail', to: email, rank: 0, record: `account:${accountId}`, dedupeKey: `plan:${randomUUID()}` },
      payload: { subject: messages.mailSubject({ name }), text: `${paragraphs.join('\n\n')}\n`, replyTo: firm.email },
    }),
  );
  return maskContact({ channel: 'email', value: email });
}
