import { hash, randomBytes } from 'node:crypto';

/** How finely visitors are divided: hundredths of a percent. */
const BUCKETS = 10_000;

/** The random value of a visitor's cookie. It says nothing about the visitor and is set only while a canary is on. */
export const newVisitor = (): string => randomBytes(16).toString('base64url');

export const isVisitor = (value: string | undefined): value is string => /^[\w-]{22}$/.test(value ?? '');

/** Where a visitor stands among all, for one package: 0 to 9,999, always the same. */
export const bucketOf = (visitor: string, name: string): number =>
  hash('sha256', `${visitor} ${name}`, 'buffer').readUIntBE(0, 6) % BUCKETS;

/** @param percent 0 to 100, with at most two decimals */
export const isInShare = (bucket: number, percent: number): boolean => bucket < Math.round((percent * BUCKETS) / 100);

/**
 * Whether a visitor belongs to a canary's share. The same visitor always gets the same answer; a raised share only adds
 * visitors; 0 is nobody and 100 everybody; the shares of two packages do not depend on each other.
 */
export const inCanary = (visitor: string, name: string, percent: number): boolean =>
  isInShare(bucketOf(visitor, name), percent);
