import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { isDatabaseAway } from '#db/is-away.ts';
import { forwardEnquiry } from '#enquiries/contact-form-7.ts';
import { type Handler, InDoubt, Undeliverable } from '#outbox/worker.ts';

/** For a whole delivery, all its requests together: as long as PHP lets a form work, and well within a worker's lease. */
const TIMEOUT_MS = 30_000;

/**
 * So often a form may take a question and not mail it: WordPress says so also where one of several recipients got it, and
 * its plugins keep each try.
 */
const MOST_UNMAILED = 3;
const TAKEN =
  'The form took this several times and could not mail it: it may have reached some recipients, or stand in WordPress. Retry sends it again.';

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
  return async ({ to, payload, attempt, markSent }) => {
    const { id, ...enquiry } = forwarded.parse(payload);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const outcome = await forwardEnquiry(formUrl ?? to, enquiry, { markSent, signal });
    if (outcome.kind === 'retry') throw new Error(outcome.reason);
    if (outcome.kind === 'unmailed' && attempt < MOST_UNMAILED) throw new Error(outcome.reason);
    if (outcome.kind === 'unmailed') throw new InDoubt(`${TAKEN} ${outcome.reason}`);
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
