import type { FastifyReply, FastifyRequest } from 'fastify';
import { raiseAlarm, undoContactChange } from 'shared/contract/alarm';
import { proveEmail } from 'shared/contract/email';
import { changePhone } from 'shared/contract/phone';
import type { SiteFacts } from 'shared/site';
import { startChange, verifyChange } from '#account/contacts/change.ts';
import { raise } from '#account/contacts/notify.ts';
import { undo } from '#account/contacts/waiting.ts';
import type { Database } from '#db/database.ts';
import { publicAddress } from '#http/public-address.ts';
import type { Serving } from '#http/serving.ts';
import type { Challenges } from '#identity/challenges.ts';
import { emailContact } from '#identity/contact/contact.ts';
import { mobileNumber } from '#identity/contact/mobile-number.ts';
import type { OtpProvider } from '#identity/providers/provider.ts';
import type { Session } from '#identity/sessions.ts';
import type { Limits } from '#limits/limits.ts';
import type { Config } from '#settings/config.ts';

interface Parts {
  db: Database;
  config: Config;
  site: SiteFacts;
  challenges: Challenges;
  limits: Limits;
  providers: readonly OtpProvider[];
}

/** Proving and changing one's phone number and email address, and stopping that. */
export function contactRoutes(
  serve: Serving<Session>,
  { db, config, site, challenges, limits, providers }: Parts,
): void {
  const parts = { db, challenges, notifier: { providers, config, firm: site.firm.name } };
  const asking = (session: Session, request: FastifyRequest, reply: FastifyReply) => ({
    session,
    client: limits.caller(request, reply),
    base: publicAddress(request, config.publicUrl),
  });

  serve.signedIn(changePhone, async ({ session, body, request, reply }) => {
    if (body.step === 'verify') return verifyChange(parts, asking(session, request, reply), body);
    const value = mobileNumber(body.phoneNumber, 'phoneNumber', config.otp.countries);
    return startChange(parts, asking(session, request, reply), { channel: 'phone', value }, body.lost === true);
  });

  serve.signedIn(proveEmail, async ({ session, body, request, reply }) =>
    body.step === 'verify'
      ? verifyChange(parts, asking(session, request, reply), body)
      : startChange(parts, asking(session, request, reply), emailContact(body.email), body.lost === true),
  );

  serve.signedIn(undoContactChange, async ({ session }) => {
    await undo(db, session.accountId);
    return { success: true };
  });

  serve.open(raiseAlarm, async ({ body }) => {
    await raise(db, body.key);
    return { success: true };
  });
}
