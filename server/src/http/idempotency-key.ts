import type { FastifyRequest } from 'fastify';
import { HttpError } from '#http/http-error.ts';
import type { Keyring } from '#keys/keyring.ts';
import { messages } from '#messages.en.ts';

const KEY = /^[\x21-\x7e]{8,200}$/;

/** The caller's key for this one wish, where they sent one: a repeated call is not carried out again. @throws HttpError 400 */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) throw new HttpError(400, messages.idempotencyKeyForm);
  return key;
}

/**
 * The id of what such a key asks for: the same wish has the same one, so that the table itself takes it once; other words
 * under the key are another wish.
 *
 * @param kind of what is asked for
 */
export const idOfWish = (keyring: Pick<Keyring, 'hash'>, kind: string, wish: readonly unknown[]): string =>
  keyring
    .hash(`${kind}-once`, JSON.stringify(wish))
    .toString('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
