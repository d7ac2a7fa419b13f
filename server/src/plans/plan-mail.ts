import type { Transaction } from 'kysely';
import type { SiteFacts } from 'shared/site';
import type { StoredPlan } from '#db/tables/plans.ts';
import type { Tables } from '#db/tables.ts';
import { HttpError } from '#http/http-error.ts';
import type { Limits } from '#limits/limits.ts';
import { enqueue } from '#outbox/enqueue.ts';
import { messages } from '#plans/messages.en.ts';
import { planLines } from '#plans/plan-text.ts';

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
 * Puts the mail of a plan into the outbox, in the transaction of what was asked.
 *
 * @throws HttpError 429 past the most of a day, counted nowhere
 */
export async function enqueuePlanMail(
  trx: Transaction<Tables>,
  { limits, firm }: { limits: Limits; firm: SiteFacts['firm'] },
  { to, name, plan, dedupeKey, record }: PlanMail,
): Promise<void> {
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
