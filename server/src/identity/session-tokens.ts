import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, which nobody guesses: a plain hash of them is safe to store. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** The token of an `Authorization` header, with or without `Bearer`; undefined when there is none, null when it is malformed. */
export function tokenOf(header: string | undefined): string | null | undefined {
  if (header === undefined) return undefined;
  const token = header.replace(/^Bearer\s+/i, '').trim();
  return SECRET.test(token) ? token : null;
}

export const isSecret = (value: string | undefined): value is string => value !== undefined && SECRET.test(value);
