import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from 'shared/contract/endpoint';
import { errorBody } from 'shared/contract/error';
import type { z } from 'zod';
import { HttpError } from '#http/http-error.ts';
import { messages } from '#messages.en.ts';
import { counter, gauge } from '#metrics/metric.ts';

const underWayNow = gauge('site_calls_under_way', 'Calls of the API that are being worked on.');
const refused = counter('site_calls_refused_total', 'Calls of the API that were refused, as too many were under way.');

/** Seconds after which somebody who was refused finds room again: what is under way then is long done. */
const RETRY_SECONDS = 3;

/** The refusal of a call that finds no room, counted. */
export function noRoom(): HttpError {
  refused.inc();
  return new HttpError(503, messages.tooManyAtOnce, { headers: { 'retry-after': String(RETRY_SECONDS) } });
}

/**
 * Bounds how many calls are worked on at once. Above it each further one would wait longer than anybody does, and all
 * others with it: it is refused before it costs anything. Counted is the work and not the connection: a body that comes
 * slowly takes no place, and neither does a visitor who has gone free the place of work that goes on.
 */
export class CallsUnderWay {
  readonly #most: number;
  #count = 0;
  readonly #bounded = new Set<string>();

  constructor(most: number) {
    this.#most = most;
  }

  /** From now on calls of this endpoint need a place. */
  bound({ method, path }: Pick<Endpoint, 'method' | 'path'>): void {
    this.#bounded.add(`${method} ${path}`);
  }

  /** Whether a call needs a place and there is none. Of addresses with a part that varies only their routes know. */
  refuses(method = '', url = ''): boolean {
    return this.#count >= this.#most && this.#bounded.has(`${method} ${url.split('?', 1)[0]}`);
  }

  /** @throws HttpError 503 with Retry-After while as many are under way as may be */
  refuseWhenFull(): void {
    if (this.#count < this.#most) return;
    throw noRoom();
  }

  /** Does the work in one of the places. @throws HttpError 503 when there is none */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.refuseWhenFull();
    this.#count += 1;
    underWayNow.inc();
    try {
      return await work();
    } finally {
      this.#count -= 1;
      underWayNow.dec();
    }
  }
}

export interface Call<Body, Session> {
  body: Body;
  session: Session;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handler<Body, Answer, Session> = (call: Call<Body, Session>) => Promise<Answer>;

/** Who is calling: answers for routes that ask. */
export interface Authenticator<Session> {
  /** @throws HttpError 401 when nobody valid is signed in. */
  require(request: FastifyRequest): Promise<Session>;
  /** Null for a visitor. @throws HttpError 401 for a token that is not valid. */
  recognise(request: FastifyRequest): Promise<Session | null>;
}

/** Puts the shared contracts on the air: method, path, body and answer come from the endpoint, only the work from the handler. */
export interface Serving<Session> {
  /** Anybody may call. */
  open<Body, Answer>(
    endpoint: Endpoint<z.ZodType<Body>, z.ZodType<Answer>>,
    handler: Handler<Body, Answer, null>,
  ): void;
  /** Only the signed-in may call. They are asked before the body is even read. */
  signedIn<Body, Answer>(
    endpoint: Endpoint<z.ZodType<Body>, z.ZodType<Answer>>,
    handler: Handler<Body, Answer, Session>,
  ): void;
  /** Visitors and the signed-in alike. */
  either<Body, Answer>(
    endpoint: Endpoint<z.ZodType<Body>, z.ZodType<Answer>>,
    handler: Handler<Body, Answer, Session | null>,
  ): void;
}

/** @param calls how many are worked on at once */
export function serving<Session>(
  app: FastifyInstance,
  authenticator: Authenticator<Session>,
  calls: CallsUnderWay,
): Serving<Session> {
  function route<Body, Answer, Who>(
    endpoint: Endpoint<z.ZodType<Body>, z.ZodType<Answer>>,
    enter: (request: FastifyRequest) => Promise<Who>,
    handler: Handler<Body, Answer, Who>,
  ): void {
    calls.bound(endpoint);
    const entered = new WeakMap<FastifyRequest, Who>();
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: {
        ...(endpoint.body === undefined ? {} : { body: endpoint.body }),
        response: { 200: endpoint.answer, '4xx': errorBody },
      },
      onRequest: async (request) => {
        calls.refuseWhenFull();
        entered.set(request, await enter(request));
      },
      handler: (request, reply) =>
        // The validator above has made the body what the endpoint's schema says; onRequest has let somebody enter.
        calls.run(() => handler({ body: request.body as Body, session: entered.get(request) as Who, request, reply })),
    });
  }
  return {
    open: (endpoint, handler) => route(endpoint, async () => null, handler),
    signedIn: (endpoint, handler) => route(endpoint, (request) => authenticator.require(request), handler),
    either: (endpoint, handler) => route(endpoint, (request) => authenticator.recognise(request), handler),
  };
}
