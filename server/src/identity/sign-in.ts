import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Session as SessionAnswer } from 'shared/contract/identity';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type { Cookies } from '#http/cookies.ts';
import { deviceName } from '#http/device.ts';
import { isFromBrowser } from '#http/same-origin.ts';
import { accountOf, userOf } from '#identity/account-of.ts';
import type { Contact } from '#identity/contact/contact.ts';
import { SESSION_COOKIE } from '#identity/doorkeeper.ts';
import { isSecret } from '#identity/session-tokens.ts';
import { sessionOfRefresh, startSession } from '#identity/sessions.ts';
import { noteWho } from '#security/who.ts';

export const SESSION_COOKIE_DAYS = 30;

/** What else happens when somebody signs in, in the same transaction. */
export type Arrival = (
  trx: Transaction<Tables>,
  arrival: { accountId: string; isNew: boolean; request: FastifyRequest; reply: FastifyReply },
) => Promise<void>;

interface Parts {
  db: Database;
  cookies: Cookies;
  arrivals: readonly Arrival[];
}

/** Signs in whoever has proven a contact, or to own an account: the account, made when new, a session, and the cookie that renews it. */
export async function signIn(
  { db, cookies, arrivals }: Parts,
  proven: Contact | { accountId: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SessionAnswer> {
  const before = cookies.read(request, SESSION_COOKIE);
  const replaced = isSecret(before) ? await sessionOfRefresh(db, before) : undefined;
  const { accountId, sessionId, token, refresh } = await db.transaction().execute(async (trx) => {
    const { id, isNew } = 'accountId' in proven ? { id: proven.accountId, isNew: false } : await accountOf(trx, proven);
    for (const arrive of arrivals) await arrive(trx, { accountId: id, isNew, request, reply });
    // This browser's earlier session cannot be reached any more once its cookie is replaced.
    if (replaced !== undefined) await trx.deleteFrom('session').where('id', '=', replaced.id).execute();
    const beginning = { provedBy: 'accountId' in proven ? null : proven.channel, browser: isFromBrowser(request) };
    return { accountId: id, ...(await startSession(trx, id, deviceName(request.headers['user-agent']), beginning)) };
  });
  noteWho(request, { accountId, sessionId });
  cookies.write(reply, SESSION_COOKIE, refresh, SESSION_COOKIE_DAYS);
  return { success: true, token, user: await userOf(db, accountId) };
}
