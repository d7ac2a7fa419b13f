import { createHash } from 'node:crypto';

/** `sha384-…` as browsers check it. */
export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
