import { timingSafeEqual } from 'node:crypto';
import type { Keyring } from '#keys/keyring.ts';

const LENGTH = 22;

/** A text with the origin's signature behind it: 128 bits of a keyed hash. */
export const signed = (keyring: Pick<Keyring, 'hash'>, purpose: string, text: string): string =>
  `${text}.${signature(keyring, purpose, text)}`;

/** The text that this origin signed for the purpose, or null. */
export function readSigned(keyring: Pick<Keyring, 'hash'>, purpose: string, value: string | undefined): string | null {
  const text = value?.slice(0, -LENGTH - 1) ?? '';
  const given = Buffer.from(value?.slice(-LENGTH) ?? '');
  const expected = Buffer.from(signature(keyring, purpose, text));
  return given.length === LENGTH && timingSafeEqual(given, expected) ? text : null;
}

const signature = (keyring: Pick<Keyring, 'hash'>, purpose: string, text: string): string =>
  keyring.hash(purpose, text).toString('base64url').slice(0, LENGTH);
