import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { forwardEnquiry } from '#enquiries/contact-form-7.ts';
import { type Handler, Undeliverable } from '#outbox/worker.ts';

const forwarded = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  areas: z.array(z.string()),
  message: z.string(),
});

/** Delivers outbox rows to the firm's Contact Form 7. What its spam filter keeps back is marked here too. */
export function contactFormHandler(db: Database): Handler {
  return async ({ to, payload }) => {
    const { id, ...enquiry } = forwarded.parse(payload);
    const outcome = await forwardEnquiry(to, enquiry);
    if (outcome.kind === 'retry') throw new Error(outcome.reason);
    if (outcome.kind === 'refused') throw new Undeliverable(outcome.reason);
    if (outcome.kind !== 'spam') return;
    const spam_reason = 'kept back by the contact form';
    await db
      .updateTable('enquiry')
      .set({ spam_reason })
      .where('id', '=', id)
      .where('spam_reason', 'is', null)
      .execute();
  };
}
