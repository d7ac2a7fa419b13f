import { sendEnquiry } from 'shared/contract/enquiry';
import type { Database } from '#db/database.ts';
import { type Forward, storeEnquiry } from '#enquiries/store.ts';
import { wrongField } from '#http/http-error.ts';
import type { Serving } from '#http/serving.ts';
import type { Session } from '#identity/sessions.ts';
import type { Outbox } from '#outbox/worker.ts';

const LONGEST_KEY = 200;

/** The contact form. Its answer waits for the database alone, not for mail or the firm's own form. */
export function enquiryRoutes(
  serve: Serving<Session>,
  { db, outbox, forward }: { db: Database; outbox: Outbox; forward: Forward },
): void {
  serve.either(sendEnquiry, async ({ body, session, request }) => {
    const given = request.headers['idempotency-key'];
    const idempotencyKey = typeof given === 'string' && given !== '' ? given : undefined;
    if ((idempotencyKey?.length ?? 0) > LONGEST_KEY)
      throw wrongField('Idempotency-Key', 'The Idempotency-Key is too long.');
    const id = await storeEnquiry(db, body, { accountId: session?.accountId ?? null, idempotencyKey }, forward);
    outbox.kick();
    return { success: true, status: 'mail_sent', id };
  });
}
