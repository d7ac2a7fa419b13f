import { createHash } from 'node:crypto';
import type { Challenge } from 'shared/contract/identity';
import type { SiteFacts } from 'shared/site';
import type { Database } from '#db/database.ts';
import type { StoredPlan } from '#db/tables/plans.ts';
import type { Challenges } from '#identity/challenges.ts';
import { emailContact } from '#identity/contact/contact.ts';
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
): Promise<Omit<Challenge, 'success'>> =>
  challenges.start({ purpose: 'plan-mail', contact: emailContact(email), client, detail: JSON.stringify(plan) });

/**
 * Mails the plan of a code that is answered. A double click, or an answer that comes again because the first reply was
 * lost, finds the mail of the same code in the outbox and sends no other.
 *
 * @throws HttpError 400 for a wrong or used code, 429 past the mails of a day
 */
export async function mailPlanByCode(
  { db, challenges, ...parts }: Parts,
  answer: { challengeId: string; otp: string; client: Caller },
): Promise<void> {
  const { challengeId, otp } = answer;
  // With the code, so that a wrong one finds nothing that was sent; the code is good for nothing any more by then.
  const dedupeKey = `plan-mail:${createHash('sha256').update(`${challengeId} ${otp}`).digest('hex')}`;
  try {
    await challenges.answer({
      ...answer,
      purpose: 'plan-mail',
      store(trx, { contact: { value: to }, detail }) {
        const plan: StoredPlan = JSON.parse(detail ?? '');
        return enqueuePlanMail(trx, parts, { to, name: plan.title || plan.link, plan, dedupeKey });
      },
    });
  } catch (error) {
    const sent = await db.selectFrom('outbox').select('id').where('dedupe_key', '=', dedupeKey).executeTakeFirst();
    if (sent === undefined) throw error;
  }
}
