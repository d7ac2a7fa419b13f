import { setTimeout as sleep } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Language } from 'shared/language';
import type { z } from 'zod';
import { answerError, HttpError, invalidInput } from '#http/http-error.ts';
import { languageTakenOut } from '#http/page-language.ts';
import { soundAddress } from '#http/sound-address.ts';
import { messages } from '#messages.en.ts';
import type { Config } from '#settings/config.ts';

/**
 * True for a JSON value whose texts PostgreSQL can keep: it knows no NUL character and no half of a surrogate pair, which
 * JSON can both express.
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner));
}

/** Bytes of the longest body. */
const BODY_LIMIT = 64 * 1024;
/** For a request to arrive whole: 64 KiB by the slowest phone. */
const REQUEST_MS = 30_000;

/** A Fastify with the origin's rules: JSON bodies only, one error shape, zod schemas, a log line for each answer without addresses. */
export function createServer(
  config: Pick<Config, 'trustProxy'>,
  logger: Logger,
  { requestMs = REQUEST_MS, languages = [] as readonly Language[] } = {},
): FastifyInstance {
  const withoutLanguage = languageTakenOut(languages);
  const app = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    rewriteUrl: (request) => soundAddress(withoutLanguage(request)),
    // The line for each answer is written below, without the address.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    // Whoever sends a body byte by byte holds a connection for this long and no longer.
    requestTimeout: requestMs,
    // Node takes the longer of the two for the body, whichever it was meant for.
    http: { headersTimeout: requestMs, requestTimeout: requestMs, connectionsCheckingInterval: requestMs / 3 },
    // Closing lets requests in flight finish; only connections that wait for nothing are cut.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    frameworkErrors: answerError,
  });
  app.setErrorHandler(answerError);
  app.setSerializerCompiler(serializerCompiler);
  // Fastify hands over null where no body came; to a schema that is undefined.
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (data) => {
    const result = schema.safeParse(data ?? undefined);
    return result.success ? { value: result.data } : { error: invalidInput(result.error.issues) };
  });
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined);
    else
      parse(request, text as string, (error: Error | null, body?: unknown) => {
        if (error === null && !isStorable(body)) done(new HttpError(400, messages.dataHoldsCharacters));
        else done(error, body);
      });
  });
  app.register(cookie);
  app.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, not the address: a query or a code in a path may name a person.
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    // A stop waits for every connection. One that stays open for the next request, it has told once that none may come.
    if (!app.server.listening) setImmediate(() => app.server.closeIdleConnections());
    done();
  });
  return app;
}

/** After this a request that hangs is cut. With the rest of a stop it stays below the ten seconds that a supervisor waits. */
const REQUESTS_MS = 6000;

/**
 * Waits until a proxy has noticed, lets requests in flight finish; after a while it cuts what is left.
 *
 * @param drainMs milliseconds that the proxy has for it
 * @param hurry ends both waits when it is aborted
 */
export async function closeApp(app: FastifyInstance, drainMs: number, hurry: AbortSignal): Promise<void> {
  if (drainMs > 0) await sleep(drainMs, undefined, { signal: hurry }).catch(() => {});
  const cut = () => app.server.closeAllConnections();
  const timer = setTimeout(cut, hurry.aborted ? 0 : REQUESTS_MS);
  hurry.addEventListener('abort', cut);
  await app.close();
  clearTimeout(timer);
}
