import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/database.ts';
import { HttpError } from '#http/http-error.ts';
import type { Doorkeeper } from '#http/serving.ts';
import { tokenOf } from '#identity/session-tokens.ts';
import { findSession, type Session } from '#identity/sessions.ts';
import { noteWho } from '#security/who.ts';

export const notSignedIn = () => new HttpError(401, 'User not authenticated');

/** Tells who calls by the token in the Authorization header. */
export function doorkeeper(db: Database): Doorkeeper<Session> {
  async function recognise(request: FastifyRequest): Promise<Session | null> {
    const token = tokenOf(request.headers.authorization);
    if (token === undefined) return null;
    const session = token === null ? null : await findSession(db, token);
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
