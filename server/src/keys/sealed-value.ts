import { Lru } from '#memory/lru.ts';

/** Says what follows: a value sealed in the first way there is. */
const MARK = Buffer.from('5301', 'hex');
const KEY_ID_BYTES = 16;
const HEAD_BYTES = MARK.length + KEY_ID_BYTES;

/** Where the key's id stands in a sealed value, as PostgreSQL counts. */
export const KEY_ID_AT = { from: MARK.length + 1, bytes: KEY_ID_BYTES } as const;

export const keyIdBytes = (keyId: string): Buffer => Buffer.from(keyId.replaceAll('-', ''), 'hex');

/** A sealed value that says by itself which key opens it: mark, id of the key, and what `seal` made. */
export const withKeyId = (keyId: string, value: Buffer): Buffer => Buffer.concat([MARK, keyIdBytes(keyId), value]);

/** @throws Error when this is no sealed value */
export function splitKeyId(stored: Buffer): { keyId: string; value: Buffer } {
  if (stored.length <= HEAD_BYTES || stored.readUInt16BE(0) !== MARK.readUInt16BE(0))
    throw new Error('This is no sealed value.');
  return { keyId: idOf(stored.toString('latin1', MARK.length, HEAD_BYTES)), value: stored.subarray(HEAD_BYTES) };
}

/** A list of `npm run admin` names a few keys some 10,000 times. */
const ids = new Lru<string>({ most: 1000 });

const idOf = (bytes: string): string =>
  ids.getOrSet(bytes, () =>
    Buffer.from(bytes, 'latin1')
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  );
