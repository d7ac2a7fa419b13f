import { createHash, randomBytes } from 'node:crypto';

/** How finely visitors are divided: hundredths of a percent. */
const BUCKETS = 10_000;

/** The random value of a visitor's cookie. It says nothing about the visitor and is set only while a canary is on. */
export const newVisitor = (): string => randomBytes(16).toString('base64url');

export const isVisitor = (value: string | undefined): value is string => /^[\w-]{22}$/.test(value ?? '');

/**
 * Whether a visitor belongs to a canary's share. The same visitor always gets the same answer; a raised share only adds
 * visitors; 0 is nobody and 100 everybody; the shares of two packages do not depend on each other.
 *
 * @param percent 0 to 100, with at most two decimals
 */
export function inCanary(visitor: string, name: string, percent: number): boolean {
  const bucket = createHash('sha256').update(`${visitor} ${name}`).digest().readUIntBE(0, 6) % BUCKETS;
  return bucket < Math.round((percent * BUCKETS) / 100);
}
