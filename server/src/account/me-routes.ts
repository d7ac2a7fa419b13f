import {
  eraseMe,
  exportMe,
  getConsents,
  initiateErasure,
  saveConsent,
  sayAdult as sayAdultEndpoint,
} from 'shared/contract/me';
import type { SiteFacts } from 'shared/site';
import { sayAdult } from '#account/adult.ts';
import { readConsents, recordConsent } from '#account/consents.ts';
import { DEVICE_COOKIE } from '#account/contacts/new-device.ts';
import { type Eraser, eraseAccount } from '#account/erase.ts';
import { exportAccount } from '#account/export.ts';
import type { Database } from '#db/database.ts';
import type { Cookies } from '#http/cookies.ts';
import type { Serving } from '#http/serving.ts';
import type { Challenges } from '#identity/challenges.ts';
import { maskContact } from '#identity/contact/contact.ts';
import { SESSION_COOKIE } from '#identity/session-cookie.ts';
import type { Session } from '#identity/sessions.ts';
import { reachable, requireFresh } from '#identity/step-up.ts';
import type { Keyring } from '#keys/keyring.ts';
import type { Limits } from '#limits/limits.ts';

interface Parts {
  db: Database;
  site: SiteFacts;
  cookies: Cookies;
  keyring: Keyring;
  challenges: Challenges;
  limits: Limits;
  erasers: readonly Eraser[];
}

/** A person's rights over their data: a copy of it, its erasure, and their consents. */
export function meRoutes(serve: Serving<Session>, parts: Parts): void {
  const { db, site, cookies, challenges, limits } = parts;

  serve.signedIn(exportMe, async ({ session, reply }) => {
    requireFresh(session);
    reply.header('content-disposition', 'attachment; filename="my-data.json"');
    return exportAccount(db, session.accountId);
  });

  serve.signedIn(initiateErasure, async ({ session, request, reply }) => {
    const contact = await reachable(db, session);
    const sent = await challenges.start({
      purpose: 'erase',
      contact,
      client: limits.caller(request, reply),
      accountId: session.accountId,
    });
    return { success: true, ...sent, contact: maskContact(contact) };
  });

  serve.signedIn(eraseMe, async ({ session, body, reply }) => {
    await challenges.answer({ ...body, purpose: 'erase', accountId: session.accountId });
    const kept = await eraseAccount(parts, session.accountId);
    cookies.clear(reply, SESSION_COOKIE);
    cookies.clear(reply, DEVICE_COOKIE);
    return { success: true, kept };
  });

  serve.signedIn(getConsents, async ({ session }) => ({
    success: true,
    consents: await readConsents(db, session.accountId),
  }));

  serve.signedIn(sayAdultEndpoint, async ({ session }) => {
    await sayAdult(db, session.accountId);
    return { success: true };
  });

  serve.signedIn(saveConsent, async ({ session, body }) => {
    await db
      .transaction()
      .execute((trx) => recordConsent(trx, session.accountId, { ...body, noticeDate: site.legal.lastUpdated }));
    return { success: true, consents: await readConsents(db, session.accountId) };
  });
}
