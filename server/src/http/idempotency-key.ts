import type { FastifyRequest } from 'fastify';
import { HttpError } from '#http/http-error.ts';
import { messages } from '#messages.en.ts';

const KEY = /^[\x21-\x7e]{8,200}$/;

/** The caller's key for this one wish, where they sent one: a repeated call is not carried out again. @throws HttpError 400 */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) throw new HttpError(400, messages.idempotencyKeyForm);
  return key;
}
