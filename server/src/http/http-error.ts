import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { ErrorBody } from 'shared/contract/error';
import { saidAgain } from 'shared/messages';
import type { Puzzle } from 'shared/puzzle';
import type { z } from 'zod';
import { isDatabaseAway } from '#db/is-away.ts';
import { messages } from '#messages.en.ts';

/** An answer that is not success, in words that the visitor may read. Anything else that is thrown becomes a plain 500. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly statusCode: number;
  /** What is wrong with which input, by the input's name. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** Start of the next free time, where the one that was asked for is gone. */
  readonly next: string | undefined;
  /** What the same call has to bring along to pass. */
  readonly puzzle: Puzzle | undefined;

  constructor(
    statusCode: number,
    message: string,
    more: { fields?: Record<string, string>; headers?: Record<string, string>; next?: string; puzzle?: Puzzle } = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.fields = more.fields;
    this.headers = more.headers ?? {};
    this.next = more.next;
    this.puzzle = more.puzzle;
  }
}

/** One input is wrong. */
export const wrongField = (name: string, problem: string): HttpError =>
  new HttpError(400, problem, { fields: { [name]: problem } });

/** Words for the refusals that Fastify itself makes. */
const REFUSALS: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: messages.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: messages.sendDataAsApplicationJson,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: messages.lengthOfData,
  FST_ERR_CTP_INVALID_JSON_BODY: messages.dataIsNotValidJSON,
  FST_ERR_CTP_EMPTY_JSON_BODY: messages.dataIsNotValidJSON,
  FST_ERR_BAD_URL: messages.addressCannotBeRead,
};

/** The one error shape of the origin, for everything that a route throws. Texts of 5xx stay in the log. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof HttpError) {
    const fields = error.fields === undefined ? {} : { fields: { ...error.fields } };
    const next = error.next === undefined ? {} : { next: error.next };
    const puzzle = error.puzzle === undefined ? {} : { puzzle: error.puzzle };
    reply.headers(error.headers);
    return send(reply, error.statusCode, { success: false, message: error.message, ...fields, ...next, ...puzzle });
  }
  const { statusCode = 500, code = '' } = error as Partial<FastifyError>;
  if (statusCode >= 400 && statusCode < 500) {
    const message =
      REFUSALS[code] ??
      (error instanceof SyntaxError ? messages.dataIsNotValidJSON : messages.requestCannotBeUnderstood);
    return send(reply, statusCode, { success: false, message });
  }
  if (isDatabaseAway(error)) {
    request.log.error({ err: error }, 'the database does not answer');
    reply.header('retry-after', '10');
    return send(reply, 503, {
      success: false,
      message: messages.errorUnavailable,
    });
  }
  request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
  return send(reply, 500, {
    success: false,
    message: messages.errorInternal,
  });
}

const send = (reply: FastifyReply, status: number, body: ErrorBody): FastifyReply =>
  // Past the route's own serializer, which knows successful answers only.
  reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(inReadersWords(body));

/** Schemas and the refusals above hold their words from before anybody asked. */
const inReadersWords = ({ message, fields, ...body }: ErrorBody): ErrorBody => ({
  ...body,
  message: saidAgain(message),
  ...(fields && {
    fields: Object.fromEntries(Object.entries(fields).map(([name, words]) => [name, saidAgain(words)])),
  }),
});

/** The 400 for a body that its schema refuses: the first problem of each input, `[0].amount` as `0.amount`. */
export function invalidInput(issues: readonly z.core.$ZodIssue[]): HttpError {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.map(String).join('.')] ??= inPlainWords(message);
  const { '': whole, ...inputs } = fields;
  return new HttpError(400, whole ?? messages.checkMarkedFields, { fields: inputs });
}

/** The schemas carry words for people except where a value is missing or of another type altogether. */
function inPlainWords(message: string): string {
  if (message.endsWith('received undefined')) return messages.errorNeeded;
  return /^(Invalid|Too|Unrecognized) /.test(message) ? messages.errorNotAccepted : message;
}

/** Notes every route of an app from now on, to tell a wrong method from a wrong name. */
export function knownMethods(app: FastifyInstance): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const methods = known.get(url) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    known.set(url, methods);
  });
  return known;
}

/** Answers unknown names below a prefix in JSON: 405 with the methods there are, or 404. */
export function unknownNames(app: FastifyInstance, prefix: string, known: Map<string, Set<string>>): void {
  const named = new Map(known);
  for (const url of [prefix, `${prefix}/*`]) {
    app.route({
      method: app.supportedMethods as HTTPMethods[],
      url,
      schema: { hide: true },
      // No body is read for a name that does not exist.
      onRequest: async (request) => {
        const allow = methodsOf(named, request.url.split('?', 1)[0] ?? '').join(', ');
        if (allow === '') throw new HttpError(404, messages.nothingHere);
        throw new HttpError(405, messages.methodNotTaken({ allow }), { headers: { allow } });
      },
      handler: async () => null,
    });
  }
}

/** The methods of all routes that an address fits, also of those with a part that varies: `/server/plans/:id`. */
function methodsOf(known: ReadonlyMap<string, ReadonlySet<string>>, path: string): string[] {
  const parts = path.split('/');
  const fits = (route: string) => {
    const own = route.split('/');
    return (
      own.length === parts.length && own.every((part, at) => (part.startsWith(':') ? parts[at] : part === parts[at]))
    );
  };
  return [...new Set([...known].flatMap(([route, methods]) => (fits(route) ? [...methods] : [])))];
}
