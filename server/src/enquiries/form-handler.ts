import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { isDatabaseAway } from '#db/is-away.ts';
import { forwardEnquiry } from '#enquiries/contact-form-7.ts';
import { type Handler, InDoubt, Undeliverable } from '#outbox/worker.ts';

/** For a whole delivery, all its requests together: as long as PHP lets a form work, and well within a worker's lease. */
const TIMEOUT_MS = 30_000;

const forwarded = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  areas: z.array(z.string()),
  message: z.string(),
});

/**
 * Delivers outbox rows to the firm's Contact Form 7. What its spam filter keeps back is marked here too.
 *
 * @param formUrl the form as it is set now: what was parked for a wrong address goes to the right one
 */
export function contactFormHandler(db: Database, formUrl: string | undefined): Handler {
  return async ({ to, payload, markSent }) => {
    const { id, ...enquiry } = forwarded.parse(payload);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const outcome = await forwardEnquiry(formUrl ?? to, enquiry, { markSent, signal });
    if (outcome.kind === 'retry') throw new Error(outcome.reason);
    if (outcome.kind === 'doubt') throw new InDoubt(outcome.reason);
    if (outcome.kind === 'refused') throw new Undeliverable(outcome.reason);
    if (outcome.kind !== 'spam') return;
    const spam_reason = 'kept back by the contact form';
    await db
      .updateTable('enquiry')
      .set({ spam_reason })
      .where('id', '=', id)
      .where('spam_reason', 'is', null)
      .execute()
      .catch((error: unknown) => {
        // The question has arrived: tried again for the sake of its mark, it would arrive twice.
        if (!isDatabaseAway(error)) throw error;
      });
  };
}
