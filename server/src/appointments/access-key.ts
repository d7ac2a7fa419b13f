import { timingSafeEqual } from 'node:crypto';
import type { Keyring } from '#keys/keyring.ts';

/**
 * What a key opens: `manage` shows, moves and cancels one appointment; `mail` does the same and stands in mails alone, so
 * that whoever uses it reads them; `calendar` reads its calendar file and nothing else.
 */
export type AccessPurpose = 'manage' | 'mail' | 'calendar';

/** The key for one appointment: made from the server's own secret, so that nothing has to be stored and none can be guessed. */
export const accessKey = (keyring: Pick<Keyring, 'hash'>, purpose: AccessPurpose, id: string): string =>
  keyring.hash(`appointment-${purpose}`, id).toString('base64url');

export function isAccessKey(
  keyring: Pick<Keyring, 'hash'>,
  purpose: AccessPurpose,
  id: string,
  given: unknown,
): boolean {
  const expected = Buffer.from(accessKey(keyring, purpose, id));
  const actual = Buffer.from(typeof given === 'string' ? given : '');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
