import { createHash } from 'node:crypto';

/** A hash as browsers check it: `sha256-…`; releases from before 2026-11-25 state `sha384-…`. */
export const INTEGRITY = /sha(?:256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})/g;

/** The hash of a content. @param like a stated one, whose algorithm is taken */
export function integrityOf(content: Buffer, like = 'sha256-'): string {
  const algorithm = like.startsWith('sha384-') ? 'sha384' : 'sha256';
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
