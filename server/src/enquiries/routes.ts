import { sendEnquiry } from 'shared/contract/enquiry';
import type { Database } from '#db/database.ts';
import { type Forward, storeEnquiry } from '#enquiries/store.ts';
import { wrongField } from '#http/http-error.ts';
import { publicAddress } from '#http/public-address.ts';
import type { Serving } from '#http/serving.ts';
import type { Session } from '#identity/sessions.ts';
import type { Limits } from '#limits/limits.ts';
import { messages } from '#messages.en.ts';
import type { Outbox } from '#outbox/worker.ts';
import type { PlanReader } from '#plans/plan-text.ts';
import { storedPlan } from '#plans/plan-text.ts';
import type { Config } from '#settings/config.ts';

const LONGEST_KEY = 200;

interface Parts {
  db: Database;
  outbox: Outbox;
  limits: Limits;
  config: Pick<Config, 'publicUrl'>;
  planOf: PlanReader;
  forward: Forward;
}

/** The contact form. Its answer waits for the database alone, not for mail or the firm's own form. */
export function enquiryRoutes(serve: Serving<Session>, { db, outbox, limits, config, planOf, forward }: Parts): void {
  serve.either(sendEnquiry, async ({ body, session, request, reply }) => {
    const given = request.headers['idempotency-key'];
    const idempotencyKey = typeof given === 'string' && given !== '' ? given : undefined;
    if ((idempotencyKey?.length ?? 0) > LONGEST_KEY)
      throw wrongField('Idempotency-Key', messages.idempotencyKeyIsTooLong);
    const caller = limits.caller(request, reply);
    await limits.form('enquiry', caller, session?.accountId);
    const accountId = session?.accountId ?? null;
    const sender = limits.keyOf({ rule: 'sender', who: accountId ?? caller.known ?? caller.address.name });
    const site = publicAddress(request, config.publicUrl);
    const plan = body.plan === undefined ? null : storedPlan(await planOf(body.plan, site), site);
    const id = await storeEnquiry(db, body, { accountId, idempotencyKey, sender, plan }, forward);
    outbox.kick();
    return { success: true, status: 'mail_sent', id };
  });
}
