import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/database.ts';
import { isFromBrowser } from '#http/answer-rules.ts';
import type { Cookies } from '#http/cookies.ts';
import { HttpError } from '#http/http-error.ts';
import type { Authenticator } from '#http/serving.ts';
import { SESSION_COOKIE } from '#identity/session-cookie.ts';
import { type Beside, findSession, isSecret, type Session, tokenByCookie, tokenOf } from '#identity/sessions.ts';
import { messages } from '#messages.en.ts';
import { noteWho } from '#security/request-log.ts';

export const notSignedIn = () => new HttpError(401, messages.errorSignedOut);

/** What a request carries beside its token. */
export const besideToken = (request: FastifyRequest, cookies: Cookies): Beside => ({
  refresh: cookies.read(request, SESSION_COOKIE),
  browser: isFromBrowser(request),
});

/** Tells who calls by the token in the Authorization header and, for browsers, the session's cookie beside it. */
export function authenticator(db: Database, cookies: Cookies): Authenticator<Session> {
  async function recognise(request: FastifyRequest): Promise<Session | null> {
    const token = tokenOf(request.headers.authorization);
    if (token === undefined) return null;
    const session = token === null ? null : await findSession(db, token, besideToken(request, cookies));
    if (session === null) throw notSignedIn();
    noteWho(request, { accountId: session.accountId, sessionId: session.id });
    return session;
  }
  return {
    recognise,
    async require(request) {
      const session = await recognise(request);
      if (session === null) throw notSignedIn();
      return session;
    },
  };
}

/** Tells who is signed in by the session's cookie alone; null for nobody. */
export const tokenOfVisitor =
  (db: Database, cookies: Cookies) =>
  async (request: FastifyRequest): Promise<string | null> => {
    const refresh = cookies.read(request, SESSION_COOKIE);
    return isSecret(refresh) ? tokenByCookie(db, refresh) : null;
  };
