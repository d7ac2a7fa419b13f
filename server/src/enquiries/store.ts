import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { EnquiryBody } from 'shared/contract/enquiry';
import type { Database } from '#db/database.ts';
import type { StoredPlan, Tables } from '#db/tables.ts';
import { HttpError } from '#http/http-error.ts';
import { messages } from '#messages.en.ts';

export interface StoredEnquiry {
  id: string;
  name: string;
  email: string;
  areas: string[];
  message: string;
  /** The calculator's plan that came along. */
  plan: StoredPlan | null;
  /** Keyed hash of who sent it, so that what one sends many times waits behind what others send once. */
  sender: Buffer;
  /** Why it looks like a program's, or null. */
  spamReason: string | null;
}

/** Writes what has to leave the house because of a new enquiry, in its transaction. */
export type Forward = (trx: Transaction<Tables>, enquiry: StoredEnquiry) => Promise<void>;

interface Circumstances {
  accountId: string | null;
  /** The caller's key for this one enquiry: a repeated call stores nothing and gets the first one's id. */
  idempotencyKey: string | undefined;
  sender: Buffer;
  plan: StoredPlan | null;
}

/**
 * Stores an enquiry together with what has to be sent because of it.
 *
 * @returns its id
 * @throws HttpError 422 when the key was used for another enquiry
 */
export async function storeEnquiry(
  db: Database,
  body: EnquiryBody,
  { accountId, idempotencyKey, sender, plan }: Circumstances,
  forward: Forward,
): Promise<string> {
  const key = idempotencyKey === undefined ? null : createHash('sha256').update(idempotencyKey).digest();
  const enquiry: StoredEnquiry = {
    id: randomUUID(),
    name: body['your-name'],
    email: body['your-email'],
    areas: [...new Set(body.AreastoTalkAbout)],
    message: body['your-message'],
    plan,
    sender,
    spamReason: spamReason(body),
  };
  const body_hash = hashOf(enquiry);
  return db.transaction().execute(async (trx) => {
    const { spamReason: spam_reason, sender: _, plan: along, ...columns } = enquiry;
    const plan = along === null ? null : JSON.stringify(along);
    const stored = await trx
      .insertInto('enquiry')
      .values({ ...columns, plan, spam_reason, account_id: accountId, idempotency_key: key, body_hash })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored !== undefined) {
      await forward(trx, enquiry);
      return stored.id;
    }
    const first = await trx
      .selectFrom('enquiry')
      .select(['id', 'body_hash'])
      .where('idempotency_key', '=', key)
      .executeTakeFirstOrThrow();
    if (!first.body_hash.equals(body_hash)) throw new HttpError(422, messages.enquiriesKeyUsedAlready);
    return first.id;
  });
}

// Of a plan its link alone: whether there was time for its figures makes no other question.
const hashOf = ({ name, email, areas, message, plan }: StoredEnquiry): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([name, email, areas, message, ...(plan === null ? [] : [plan.link])]))
    .digest();

/** Faster than this nobody fills in a name, an address and a message. */
const FASTEST_MS = 1000;

/**
 * Why an enquiry looks like a program's, or null. It is a guess and no more: password managers fill hidden fields too. So
 * it marks an enquiry, which reaches the firm as any other does.
 */
export function spamReason({
  blank,
  elapsedMs,
}: {
  blank?: string | undefined;
  elapsedMs?: number | undefined;
}): string | null {
  if (blank !== undefined && blank.trim() !== '') return 'hidden field filled';
  if (elapsedMs !== undefined && elapsedMs < FASTEST_MS)
    return `sent ${Math.round(elapsedMs)} ms after the first input`;
  return null;
}
