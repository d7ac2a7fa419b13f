import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/database.ts';
import type { Cookies } from '#http/cookies.ts';
import { SESSION_COOKIE } from '#identity/doorkeeper.ts';
import { isSecret } from '#identity/session-tokens.ts';
import { tokenByCookie } from '#identity/sessions.ts';

/** Tells who is signed in by the session's cookie alone; null for nobody. */
export const tokenOfVisitor =
  (db: Database, cookies: Cookies) =>
  async (request: FastifyRequest): Promise<string | null> => {
    const refresh = cookies.read(request, SESSION_COOKIE);
    return isSecret(refresh) ? tokenByCookie(db, refresh) : null;
  };
