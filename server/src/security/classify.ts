import type { Entry } from '#security/entry.ts';

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
