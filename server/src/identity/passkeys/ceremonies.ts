import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { Cookies } from '#http/cookies.ts';
import { HttpError } from '#http/http-error.ts';
import { scrub } from '#http/logger.ts';
import { isSecret, newSecret, secretHash } from '#identity/sessions.ts';
import type { Keyring } from '#keys/keyring.ts';
import { messages } from '#messages.en.ts';

const MINUTES = 5;
const BROWSER_COOKIE = 'passkey';
const BROWSER_COOKIE_DAYS = 1;
const CEREMONY = /^(\d{13})\.[A-Za-z0-9_-]{43}$/;

/** What an authenticator's answer is good for; one for the one opens nothing of the other. */
export type Purpose = 'add' | 'sign-in' | 'prove';

interface Parts {
  cookies: Cookies;
  keyring: Pick<Keyring, 'hash'>;
}

interface Asked {
  purpose: Purpose;
  /** Who asked; absent when nobody was signed in. */
  accountId?: string;
}

/** What is signed by an authenticator, and until when. */
export interface Expected {
  /** 32 bytes. */
  challenge: Buffer;
  expiresAt: Date;
}

/**
 * Begins a ceremony. Nothing is stored: its name holds its end, and the challenge is worked out from that name, its
 * purpose and a secret of this browser's own, by a key that only the origin has. Asking a million times costs no row.
 */
export function beginCeremony(
  { cookies, keyring }: Parts,
  asked: Asked,
  request: FastifyRequest,
  reply: FastifyReply,
): { ceremony: string; challenge: Buffer } {
  const known = cookies.read(request, BROWSER_COOKIE);
  const browser = isSecret(known) ? known : newSecret();
  cookies.write(reply, BROWSER_COOKIE, browser, BROWSER_COOKIE_DAYS);
  const ceremony = `${Date.now() + MINUTES * 60_000}.${newSecret()}`;
  return { ceremony, challenge: challengeOf(keyring, asked, ceremony, browser) };
}

/** What this browser's answer has to be signed over. @throws HttpError 400 when it is too late or another browser's */
export function expectedOf({ cookies, keyring }: Parts, asked: Asked, ceremony: string, request: FastifyRequest) {
  const browser = cookies.read(request, BROWSER_COOKIE);
  const end = Number(CEREMONY.exec(ceremony)?.[1] ?? 0);
  if (!isSecret(browser) || end < Date.now()) throw tooLate();
  // Whoever writes another end into the name has asked for another challenge, which nobody has ever signed.
  return { challenge: challengeOf(keyring, asked, ceremony, browser), expiresAt: new Date(end) };
}

/** Takes an answered ceremony once. @throws HttpError 400 when it was taken before */
export async function spendCeremony(trx: Transaction<Tables>, { challenge, expiresAt }: Expected): Promise<void> {
  const spent = await trx
    .insertInto('spent_ceremony')
    .values({ hash: secretHash(challenge.toString('base64url')), expires_at: sql<Date>`${expiresAt}` })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (spent.numInsertedOrUpdatedRows !== 1n) throw tooLate();
}

const challengeOf = (
  keyring: Pick<Keyring, 'hash'>,
  { purpose, accountId }: Asked,
  ceremony: string,
  browser: string,
) => keyring.hash('passkey challenge', [purpose, accountId ?? '', ceremony, browser].join('\n'));

const tooLate = () => new HttpError(400, messages.tookTooLong);

/** What the check found. @throws HttpError 400 when it found nothing, for a reason that stands in the log */
export async function checked<Found>(request: FastifyRequest, check: () => Promise<Found | null>): Promise<Found> {
  let reason: unknown = 'the signature or the account is another';
  try {
    const found = await check();
    if (found !== null) return found;
  } catch (error) {
    if (error instanceof HttpError) throw error;
    reason = error;
  }
  request.log.warn({ reason: scrub(String(reason)) }, 'a passkey was refused');
  throw new HttpError(400, messages.passkeyNotChecked);
}
