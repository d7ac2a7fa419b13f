import type { FastifyRequest } from 'fastify';
import { HttpError } from '#http/http-error.ts';
import { scrub } from '#http/logger.ts';
import { messages } from '#identity/messages.en.ts';

/** What the check found. @throws HttpError 400 when it found nothing, for a reason that stands in the log */
export async function checked<Found>(request: FastifyRequest, check: () => Promise<Found | null>): Promise<Found> {
  let reason: unknown = 'the signature or the account is another';
  try {
    const found = await check();
    if (found !== null) return found;
  } catch (error) {
    if (error instanceof HttpError) throw error;
    reason = error;
  }
  request.log.warn({ reason: scrub(String(reason)) }, 'a passkey was refused');
  throw new HttpError(400, messages.passkeyNotChecked);
}
