import { createHash, randomBytes } from 'node:crypto';
import type { Keyring } from '#keys/keyring.ts';
import { readSigned, signed } from '#limits/signed.ts';

const PURPOSE = 'waiting ticket';
/** Long enough that nobody waits it out by the thousand, short enough to read a sentence and press again. */
export const WAIT_SECONDS = 15;
const GOOD_SECONDS = 600;

/** A ticket for a browser without scripts, which cannot solve puzzles: good for one call once its holder has waited. */
export function makeTicket(keyring: Pick<Keyring, 'hash'>, call: string, now: number): string {
  const from = Math.floor(now / 1000) + WAIT_SECONDS;
  return signed(keyring, PURPOSE, [call, from, randomBytes(9).toString('base64url')].join('.'));
}

/** Seconds that the holder of a ticket for this call has yet to wait; 0 when there is none to wait for. */
export function secondsToWait(
  keyring: Pick<Keyring, 'hash'>,
  call: string,
  ticket: string | undefined,
  now: number,
): number {
  const [forCall, from] = readSigned(keyring, PURPOSE, ticket)?.split('.') ?? [];
  return forCall === call ? Math.max(0, Math.ceil(Number(from) - now / 1000)) : 0;
}

/** What the ticket is remembered by once it is used; null when it is none, of another call, or too early or late. */
export function waitedBy(
  keyring: Pick<Keyring, 'hash'>,
  call: string,
  ticket: string | undefined,
  now: number,
): Buffer | null {
  const [forCall, from] = readSigned(keyring, PURPOSE, ticket)?.split('.') ?? [];
  const age = now / 1000 - Number(from);
  if (forCall !== call || age < 0 || age > GOOD_SECONDS) return null;
  return createHash('sha256')
    .update(ticket ?? '')
    .digest();
}
