import type { FastifyInstance } from 'fastify';
import { HttpError } from '#http/http-error.ts';
import { messages } from '#http/messages.en.ts';
import { namesTwoHosts } from '#http/one-host.ts';

/** Two years, as browsers' lists of https sites ask for. */
export const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/**
 * What holds for every answer, a redirect or a picture too: its type is what it says, nobody frames it, https stays https.
 *
 * @param stopping from then on every answer is the last one of its connection, so that none is cut with a request on it
 */
export function everyAnswer(app: FastifyInstance, { https }: { https: boolean }, stopping: AbortSignal): void {
  const headers = {
    'x-content-type-options': 'nosniff',
    // Documents and the API have policies of their own, which say so too.
    'content-security-policy': "frame-ancestors 'none'",
    ...(https ? STRICT_TRANSPORT : {}),
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (stopping.aborted) reply.header('connection', 'close');
    if (namesTwoHosts(request)) done(new HttpError(400, messages.requestNamesTwoHosts));
    else done();
  });
}
