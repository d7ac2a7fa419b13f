import type { FastifyInstance, FastifyRequest } from 'fastify';
import { truncatedAddress } from '#http/client-address.ts';
import { deviceName } from '#http/device.ts';
import type { Keyring } from '#keys/keyring.ts';
import { type Entry, keyedId } from '#security/chain.ts';
import type { SecurityLog } from '#security/security-log.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const fieldOf = (body: unknown, name: string): string =>
  typeof body === 'object' && body !== null ? text((body as Record<string, unknown>)[name]) : '';

/** Tells the security log of what the API has answered. No value of a request gets there but as a keyed id. */
export function logRequests(api: FastifyInstance, log: SecurityLog, keyring: Pick<Keyring, 'hash'>): void {
  const challenges = new WeakMap<FastifyRequest, string>();
  api.addHook('preSerialization', (request, _, payload, done) => {
    const challenge = fieldOf(payload, 'challengeId');
    if (challenge !== '') challenges.set(request, challenge);
    done();
  });
  api.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? '';
    const known = classify(request.method, route, reply.statusCode);
    if (known !== null) {
      const who = whoOf(request);
      const challenge = challenges.get(request) ?? fieldOf(request.body, 'challengeId');
      log.tell({
        ...known,
        at: new Date(),
        what: `${request.method} ${route}`,
        who: who === undefined ? contactOf(request.body, keyring) : keyedId(keyring, 'account', who.accountId),
        session: who?.sessionId === undefined ? '' : keyedId(keyring, 'session', who.sessionId),
        device: deviceName(request.headers['user-agent']),
        address: truncatedAddress(request.ip),
        detail: [String(reply.statusCode), challenge && keyedId(keyring, 'challenge', challenge)].join(' ').trim(),
        reference: null,
      });
    }
    done();
  });
}

/** Of the phone or address that somebody typed, so that tries against one person are seen as such. */
function contactOf(body: unknown, keyring: Pick<Keyring, 'hash'>): string {
  const phone = fieldOf(body, 'phoneNumber').replace(/\D/g, '').slice(-10);
  const email = fieldOf(body, 'email').trim().toLowerCase();
  const contact = phone === '' ? email : phone;
  return contact === '' ? '' : keyedId(keyring, 'contact', contact);
}

export type Class = Pick<Entry, 'event' | 'outcome'>;

const REFUSED = new Set([401, 403, 429]);
/** Where a wrong input may be somebody's guess; elsewhere it is a slip in a form. */
const GUARDED =
  /^\/server\/(auth|passkeys|phone|email|alarm|invitation|me|userDetail|appointments\/verify|plan\/mail)\b/;
/** Reports of browsers about the site itself. */
const OF_BROWSERS = new Set(['/server/telemetry', '/server/csp-reports']);

/**
 * What the security log calls an answer of the API: signing in and whatever leads there, changes, copies of all of a
 * person's data, and every refusal.
 *
 * @param route pattern of the call
 * @returns null for what the log does not hold, such as the reading of a page's data
 */
export function classify(method: string, route: string, status: number): Class | null {
  const outcome = REFUSED.has(status) ? 'refused' : status >= 400 ? 'failed' : 'done';
  if (OF_BROWSERS.has(route)) return null;
  const event = eventOf(method, route);
  if (event === 'renewal' && outcome === 'done') return null;
  if (event === 'other') return outcome === 'refused' ? { event: 'refusal', outcome } : null;
  if (event === 'change' && outcome === 'refused') return { event: 'refusal', outcome };
  if (event === 'change' && outcome === 'failed' && !GUARDED.test(route) && status < 500) return null;
  return { event, outcome };
}

function eventOf(method: string, route: string): Entry['event'] | 'other' {
  if (method === 'GET' || method === 'HEAD') return route.endsWith('/export') ? 'reading' : 'other';
  if (route === '/server/auth/refresh') return 'renewal';
  if (route === '/server/auth/signout') return 'sign-out';
  if (/^\/server\/(auth\/otp|plan\/mail)\/initiate$/.test(route)) return 'code';
  // Whoever proves themselves once more is signed in already.
  if (/^\/server\/auth\/(step-up|passkey\/proof)$/.test(route)) return 'change';
  // Anybody may ask, and nothing has come of it yet.
  if (/^\/server\/(auth\/passkey\/(proof\/)?|passkeys\/)initiate$/.test(route)) return 'other';
  // Agents and the assistant work something out: nothing is changed, and nobody is told of who asks.
  if (route === '/server/mcp' || route === '/server/assistant') return 'other';
  return route.startsWith('/server/auth/') ? 'sign-in' : 'change';
}

interface Who {
  accountId: string;
  sessionId?: string | undefined;
}

const known = new WeakMap<FastifyRequest, Who>();

/** Notes whose request it has turned out to be, for the security log. */
export const noteWho = (request: FastifyRequest, who: Who): void => void known.set(request, who);

const whoOf = (request: FastifyRequest): Who | undefined => known.get(request);
