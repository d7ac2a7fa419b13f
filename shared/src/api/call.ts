import type { z } from 'zod';
import { ApiError } from '#api/api-error.ts';
import { timeLimit } from '#api/time-limit.ts';
import { adoptSession, authStore, forgetSession, takeOver } from '#auth/store.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ErrorBody } from '#contract/error.ts';
import { messages } from '#messages.en.ts';

export interface CallOptions<Body> {
  body?: Body;
  /** Values for `:name` segments of the path. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Milliseconds until the call counts as failed; 15,000 unless told. */
  timeoutMs?: number;
}

/**
 * Calls the origin and parses its answer with the endpoint's own schema. Signed-in calls send the token, renew an
 * expired session once by its cookie, and sign out here when that is refused.
 *
 * @throws ApiError with the origin's message and fields, or status 0 when no answer came: of the call, or of the renewal
 *   that it needed.
 */
export async function call<Body extends z.ZodType, Answer extends z.ZodType>(
  endpoint: Endpoint<Body, Answer>,
  options: CallOptions<z.input<Body>> = {},
): Promise<z.output<Answer>> {
  let response = await send(endpoint, options);
  if (response.status === 401 && endpoint.signedIn === true && (await renew()))
    response = await send(endpoint, options);
  return read(endpoint, await proving(endpoint, options, response));
}

/** A puzzle grows while more calls come in, and the proof of a small one is then asked for anew. */
const MOST_PROOFS = 3;

/** Where many calls come in, the origin asks for some work first: it is done, and the call made once more. */
async function proving(endpoint: Endpoint, options: CallOptions<unknown>, first: Response): Promise<Response> {
  let response = first;
  for (let proofs = 0; proofs < MOST_PROOFS && response.status === 429; proofs += 1) {
    const json: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    const { puzzle } = (json ?? {}) as Partial<ErrorBody>;
    if (puzzle === undefined) break;
    const { solveInWorker } = await import('#api/solve-in-worker.ts');
    const proof = await solveInWorker(puzzle);
    response = await send(endpoint, { ...options, headers: { ...options.headers, 'x-proof': proof } });
  }
  return response;
}

let renewal: Promise<boolean> | null = null;

/**
 * Renews the session by its HttpOnly cookie. Only a refusal ends it here: what fails in another way tells nothing about
 * who is signed in, and is thrown as the failure of the call. Where somebody else has signed in meanwhile, in a tab beside this one, it is
 * not: what this page sends is not theirs. Calls that expire together share one renewal, and tabs take turns: a second
 * use of one cookie counts as theft and would end the session.
 */
function renew(): Promise<boolean> {
  // Browsers offer locks on https and on the own machine only, and a server renders without them.
  const locks = typeof navigator === 'undefined' ? undefined : (navigator as Partial<Navigator>).locks;
  renewal ??= (locks === undefined ? renewNow() : locks.request('session-renewal', renewNow)).finally(() => {
    renewal = null;
  });
  return renewal;
}

async function renewNow(): Promise<boolean> {
  // Another tab may have been first while this one waited.
  const adopted = adoptSession();
  if (adopted !== null) return adopted === 'same';
  // Only now: its schema brings the library along, which a page without calls of its own should not load.
  const { refreshSession } = await import('#contract/identity.ts').catch(() => {
    throw new ApiError(messages.errorNoAnswer, 0);
  });
  try {
    const answer = await read(refreshSession, send(refreshSession, {}));
    return takeOver(answer.token, answer.user) === 'same';
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    forgetSession();
    return false;
  }
}

async function send(endpoint: Endpoint, options: CallOptions<unknown>): Promise<Response> {
  const { token } = authStore.getState();
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(options.params?.[name] ?? ''));
  const query = options.query === undefined ? '' : `?${new URLSearchParams(options.query)}`;
  try {
    return await fetch(path + query, {
      method: endpoint.method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(endpoint.signedIn === true && token !== null ? { authorization: `Bearer ${token}` } : {}),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      signal: timeLimit(options.timeoutMs ?? 15_000, options.signal),
    });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new ApiError(messages.errorNoAnswer, 0);
  }
}

async function read<Answer extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, Answer>,
  pending: Response | Promise<Response>,
): Promise<z.output<Answer>> {
  const response = await pending;
  const json: unknown = await response.json().catch(() => null);
  const answer = response.ok ? endpoint.answer.safeParse(json) : null;
  if (answer?.success) return answer.data;
  if (isErrorBody(json)) throw new ApiError(json.message, response.status, json.fields, json.next);
  throw new ApiError(messages.errorUnreadable, response.status);
}

/** By hand, and not by the contract's schema: every page that calls the origin reads errors, and not every one has schemas. */
function isErrorBody(json: unknown): json is ErrorBody {
  if (typeof json !== 'object' || json === null) return false;
  const { success, message, fields } = json as Record<string, unknown>;
  const hasFields =
    fields === undefined ||
    (typeof fields === 'object' &&
      fields !== null &&
      Object.values(fields).every((problem) => typeof problem === 'string'));
  return success === false && typeof message === 'string' && hasFields;
}
