import type { SiteFacts } from 'shared/site';
import type { Database } from '#db/database.ts';
import type { StoredPlan } from '#db/tables/plans.ts';
import type { Challenges } from '#identity/challenges.ts';
import { emailContact, maskContact } from '#identity/contact/contact.ts';
import type { Caller } from '#limits/caller.ts';
import type { Limits } from '#limits/limits.ts';
import { enqueuePlanMail } from '#plans/plan-mail.ts';

interface Parts {
  db: Database;
  challenges: Challenges;
  limits: Limits;
  firm: SiteFacts['firm'];
}

/**
 * Sends a code to an address that a plan shall go to. The plan waits with the code, so that a right answer sends what was
 * asked for and nothing else.
 *
 * @throws HttpError as {@link Challenges.start}
 */
export const sendPlanCode = (
  { challenges }: Pick<Parts, 'challenges'>,
  { email, plan, client }: { email: string; plan: StoredPlan; client: Caller },
): Promise<{ challengeId: string; resendAfterSeconds: number }> =>
  challenges.start({ purpose: 'plan-mail', contact: emailContact(email), client, detail: JSON.stringify(plan) });

/**
 * Mails the plan of a code that is answered. A double click, or an answer that comes again because the first reply was
 * lost, finds the mail in the outbox and sends no other.
 *
 * @returns the address, masked
 * @throws HttpError 400 for a wrong or used code, 429 past the mails of a day
 */
export async function mailPlanByCode(
  { db, challenges, ...parts }: Parts,
  answer: { challengeId: string; otp: string; client: Caller },
): Promise<string> {
  const dedupeKey = `plan-mail:${answer.challengeId}`;
  try {
    const { contact } = await challenges.answer({
      ...answer,
      purpose: 'plan-mail',
      store(trx, { contact: { value: to }, detail }) {
        const plan: StoredPlan = JSON.parse(detail ?? '');
        return enqueuePlanMail(trx, parts, { to, name: plan.title || plan.link, plan, dedupeKey });
      },
    });
    return maskContact(contact);
  } catch (error) {
    const sent = await db
      .selectFrom('outbox')
      .select('recipient')
      .where('dedupe_key', '=', dedupeKey)
      .executeTakeFirst();
    if (sent === undefined) throw error;
    return maskContact({ channel: 'email', value: sent.recipient });
  }
}
