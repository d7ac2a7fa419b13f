import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Challenge } from 'shared/contract/identity';
import type { SiteFacts } from 'shared/site';
import type { Database } from '#db/database.ts';
import type { StoredPlan, Tables } from '#db/tables.ts';
import { HttpError } from '#http/http-error.ts';
import { idOfWish } from '#http/idempotency-key.ts';
import type { Challenges } from '#identity/challenges.ts';
import { emailContact, maskContact } from '#identity/contact/contact.ts';
import type { Keyring } from '#keys/keyring.ts';
import type { Caller } from '#limits/caller.ts';
import type { Limits } from '#limits/limits.ts';
import { messages } from '#messages.en.ts';
import { enqueue } from '#outbox/enqueue.ts';
import { planLines } from '#plans/plan-text.ts';
import type { Keeper } from '#plans/saved-plans.ts';

/** Mails of plans that one address gets in a day, however they were asked for. */
const MOST_A_DAY = 10;
const DAY_SECONDS = 86_400;

interface PlanMail {
  /** An address that whoever asks has proven, in lower case. */
  to: string;
  /** What the plan is called. */
  name: string;
  plan: StoredPlan;
  /** The same key sends one mail. */
  dedupeKey: string;
  /** Whose it is, as the outbox names it. */
  record?: string;
}

/**
 * Puts the mail of a plan into the outbox, in the transaction of what was asked. One that is there by its key counts once.
 *
 * @throws HttpError 429 past the most of a day, counted nowhere
 */
async function enqueuePlanMail(
  trx: Transaction<Tables>,
  { limits, firm }: { limits: Limits; firm: SiteFacts['firm'] },
  { to, name, plan, dedupeKey, record }: PlanMail,
): Promise<void> {
  const sent = await trx.selectFrom('outbox').select('id').where('dedupe_key', '=', dedupeKey).executeTakeFirst();
  if (sent !== undefined) return;
  const claim = { rule: 'plan mail', who: to, seconds: DAY_SECONDS, free: MOST_A_DAY };
  if (!(await limits.take(trx, [claim]))) throw new HttpError(429, messages.enoughMails({ most: MOST_A_DAY }));
  const lines = planLines(plan);
  const paragraphs = [
    messages.youAskedForIt,
    // A plan that nobody has named is called by its title, which its lines begin with.
    (name === plan.title ? lines : [name, ...lines]).join('\n'),
    messages.assumed,
    [firm.legalName, firm.arn, firm.phone, firm.email].join('\n'),
  ];
  await enqueue(trx, {
    ...{ kind: 'mail', to, rank: 0, dedupeKey, ...(record !== undefined && { record }) },
    payload: { subject: messages.mailSubject({ name }), text: `${paragraphs.join('\n\n')}\n`, replyTo: firm.email },
  });
}

/**
 * Sends a plan, saved or not, to the proven address of whoever is signed in.
 *
 * @returns the address, masked
 * @throws HttpError 409 without a proven address, 429 past the most of a day
 */
export async function mailPlan(
  { db, keyring, ...parts }: { db: Database; keyring: Pick<Keyring, 'hash'>; limits: Limits; firm: SiteFacts['firm'] },
  { accountId, key }: Keeper,
  { name, plan }: { name: string; plan: StoredPlan },
): Promise<string> {
  const { email } = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (email === null) throw new HttpError(409, messages.noEmailYet);
  const id = key === undefined ? randomUUID() : idOfWish(keyring, 'plan-mail', [accountId, key, name, plan.link]);
  const mail = { to: email, name, plan, dedupeKey: `plan:${id}`, record: `account:${accountId}` };
  await db.transaction().execute((trx) => enqueuePlanMail(trx, parts, mail));
  return maskContact({ channel: 'email', value: email });
}

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
