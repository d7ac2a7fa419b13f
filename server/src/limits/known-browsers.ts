import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookies } from '#http/cookies.ts';
import type { Keyring } from '#keys/keyring.ts';
import { readSigned, signed } from '#limits/signed.ts';

const COOKIE = 'known';
/** As long as browsers keep any cookie. */
const DAYS = 400;
const PURPOSE = 'known browser';

type Hashing = Pick<Keyring, 'hash'>;

/** An account as limits know it: the same for every browser that signed in to it, and no way back to the account. */
export const accountKey = (keyring: Hashing, accountId: string): string =>
  keyring.hash('account of a known browser', accountId).toString('base64url');

/** Notes in a browser that it has signed in to an account. That opens nothing: it only has a budget of its own. */
export const knownArrival =
  (keyring: Hashing, cookies: Cookies) =>
  async (_: unknown, { accountId, reply }: { accountId: string; reply: FastifyReply }): Promise<void> => {
    cookies.write(reply, COOKIE, signed(keyring, PURPOSE, accountKey(keyring, accountId)), DAYS);
  };

/** The {@link accountKey} that a browser signed in to last; null for one that never has, and for a forged cookie. */
export const knownBrowser = (keyring: Hashing, cookies: Cookies, request: FastifyRequest): string | null =>
  readSigned(keyring, PURPOSE, cookies.read(request, COOKIE));
