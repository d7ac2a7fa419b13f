// The access matrix: who may call which route. `authorisation.test.ts` tries every line of it, and fails for a route of the
// origin that is not named in exactly one of these lists.

type Method = 'GET' | 'POST' | 'DELETE';

/** Method, pattern, and the body of a call that would work. */
export type SignedInRoute = [Method, string, unknown?];
/** Method, pattern, what a visitor gets for this body. */
export type EitherRoute = [Method, string, number, unknown?];
/** Method, pattern, what anybody at all gets when asking `asked`. */
export type OpenRoute = [Method, string, number, { asked?: string; body?: unknown }?];
/** Method, pattern, whether the key is one for the calendar alone, and the body. */
export type KeyedRoute = [Method, string, 'manage' | 'calendar', unknown?];

const NOBODY = '11111111-1111-4111-8111-111111111111';
const CREDENTIAL = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const NEW_PASSKEY = { clientDataJSON: 'AAAA', attestationObject: 'AAAA' };
const ASSERTION = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' };

export const SIGNED_IN: SignedInRoute[] = [
  ['GET', '/server/auth/sessions'],
  ['GET', '/server/userDetail'],
  ['POST', '/server/userDetail', { name: 'Owner', email: 'o@example.in', mobileNumber: '9876543210' }],
  ['GET', '/server/profile'],
  ['POST', '/server/profile', { riskTolerance: 'low' }],
  ['DELETE', '/server/profile'],
  ['GET', '/server/referral'],
  ['POST', '/server/referral/saveReferral', { name: 'Owned', phoneNumber: '9876500098', email: 'r@example.in' }],
  ['POST', '/server/phone', { step: 'start', phoneNumber: '9876500097' }],
  ['POST', '/server/email', { step: 'start', email: 'owner@example.in' }],
  ['POST', '/server/me/contact-change/undo'],
  ['POST', '/server/auth/step-up', { step: 'start' }],
  ['GET', '/server/me/export'],
  ['GET', '/server/me/consents'],
  ['POST', '/server/me/consents', { purpose: 'contact', given: true }],
  ['POST', '/server/me/adult', { adult: true }],
  ['GET', '/server/plans'],
  ['POST', '/server/plans', { link: '/sipcalculator?monthly=5000', name: 'Owned' }],
  ['POST', '/server/plans/:id', { name: 'Owned' }],
  ['DELETE', '/server/plans/:id'],
  ['POST', '/server/plans/:id/mail'],
  ['POST', '/server/plan/mail/me', { plan: '/sipcalculator?monthly=5000' }],
  ['POST', '/server/me/erasure'],
  ['DELETE', '/server/me', { challengeId: NOBODY, otp: '123456' }],
  ['POST', '/server/auth/passkey/proof/initiate'],
  ['POST', '/server/auth/passkey/proof', { ceremony: 'x', credential: { ...CREDENTIAL, response: ASSERTION } }],
  ['GET', '/server/passkeys'],
  ['POST', '/server/passkeys/initiate'],
  ['POST', '/server/passkeys', { ceremony: 'x', credential: { ...CREDENTIAL, response: NEW_PASSKEY } }],
  ['POST', '/server/passkeys/offer/end'],
  ['POST', '/server/passkeys/:id', { name: 'Owned' }],
  ['DELETE', '/server/passkeys/:id'],
];

/** Visitors may; whoever sends a token that is not valid may not, so that nobody acts as a visitor without knowing. */
export const EITHER: EitherRoute[] = [
  ['GET', '/server/tables', 200],
  ['POST', '/server/tables', 200, [{ category: 'Owned', amount: '1', weight: '0%', horizon: 'long' }]],
  ['POST', '/server/enquiries', 200, { 'your-name': 'Owner', 'your-email': 'o@example.in', 'your-message': 'Owned?' }],
  ['GET', '/server/appointments/verification', 200],
  ['GET', '/server/appointments/coming', 200],
  // A visitor without a proven phone.
  ['POST', '/server/appointments', 403, { start: '2030-01-01T10:00:00Z', name: 'Owner', email: 'o@example.in' }],
];

/** One appointment, opened by the key from its mail. Being signed in opens nothing here. */
export const KEYED: KeyedRoute[] = [
  ['GET', '/server/appointments/:id', 'manage'],
  ['POST', '/server/appointments/:id/move', 'manage', { start: '2030-01-01T10:00:00Z' }],
  ['GET', '/server/appointments/:id/calendar.ics', 'calendar'],
  ['DELETE', '/server/appointments/:id', 'manage'],
];

/** Open by a cookie of its own instead of a token, tried by itself. */
export const BY_COOKIE = ['POST /server/auth/refresh'];

/** The same for everybody, whatever token comes along. */
export const OPEN: OpenRoute[] = [
  // The store of this test has no shell: the worker is the one that goes away, and there is nothing to store.
  ['GET', '/sw.js', 200],
  ['GET', '/offline.json', 404],
  ['GET', '/offline.html', 404],
  ['GET', '/server/openapi.json', 200],
  ['GET', '/server/auth/options', 200],
  ['POST', '/server/auth/otp/initiate', 400, { body: {} }],
  ['POST', '/server/auth/otp/verify', 400, { body: { challengeId: NOBODY, otp: '123456' } }],
  ['POST', '/server/auth/otp/start-empty', 400, { body: { challengeId: NOBODY } }],
  ['POST', '/server/auth/otpless', 404, { body: { token: 'x' } }],
  ['POST', '/server/auth/passkey/initiate', 200],
  [
    'POST',
    '/server/auth/passkey/verify',
    400,
    { body: { ceremony: 'x', credential: { ...CREDENTIAL, response: ASSERTION } } },
  ],
  ['GET', '/server/appointments/slots', 200, { asked: '/server/appointments/slots?from=2030-01-01' }],
  ['POST', '/server/appointments/verify', 400, { body: { challengeId: NOBODY, otp: '123456' } }],
  ['POST', '/server/appointments/verify/otpless', 404, { body: { token: 'x' } }],
  ['DELETE', '/server/appointments/verification', 200],
  ['POST', '/server/alarm', 404, { body: { key: 'x' } }],
  // The pages of the test are the test's own.
  ['GET', '/server/plan', 200, { asked: '/server/plan?link=%2Fsipcalculator%3Fmonthly%3D5000' }],
  ['POST', '/server/plan/mail/initiate', 400, { body: {} }],
  ['POST', '/server/plan/mail', 400, { body: { challengeId: NOBODY, otp: '123456' } }],
  ['POST', '/server/invitation', 404, { body: { key: 'x', agree: true } }],
  ['GET', '/server/releases', 200],
  ['POST', '/server/telemetry', 200, { body: { failures: [{ release: 'none@1.0.0-aaaaaaaa', kind: 'load' }] } }],
  // Without the header that the protocol asks for.
  ['POST', '/server/mcp', 406, { body: { jsonrpc: '2.0', id: 1, method: 'tools/list' } }],
  // The origin of the test has no assistant.
  ['POST', '/server/assistant', 404, { body: { question: 'x', consent: true } }],
  ['POST', '/server/csp-reports', 204, { body: {} }],
  ['GET', '/server', 404],
  ['GET', '/server/*', 404, { asked: '/server/nothing' }],
  ['GET', '/healthz', 200],
  ['GET', '/readyz', 200],
  ['GET', '/i/:code', 303, { asked: '/i/AAAAAAAAAAAA' }],
  ['GET', '/wp-json/wp/v2/posts', 200],
  ['GET', '/media/:file', 404, { asked: '/media/none.png' }],
  ['GET', '/media/wordpress/*', 404, { asked: '/media/wordpress/none.png' }],
  // Outside production, and under this machine's own name only.
  ['GET', '/dev/inbox.json', 404],
  ['GET', '/dev/inbox', 404],
  ['GET', '/dev/inbox.css', 404],
  ['GET', '/r/snapshots/:file', 404, { asked: '/r/snapshots/none.json' }],
  ['GET', '/r/:name/:release/*', 404, { asked: '/r/shell/1.0.0-aaaaaaaa/release.json' }],
  ['GET', '/plan-picture.png', 404],
  ['GET', '/fonts/:file', 404, { asked: '/fonts/none.woff2' }],
  ['GET', '/manifest.webmanifest', 200],
  ['GET', '/icons/:file', 404, { asked: '/icons/none.png' }],
  ['GET', '/apple-touch-icon.png', 200],
  ['GET', '/favicon.svg', 200],
  ['GET', '/favicon.ico', 301],
  ['GET', '/robots.txt', 200],
  ['GET', '/sitemap.xml', 200],
  ['GET', '/rss.xml', 200],
  ['GET', '/feed', 200],
  ['GET', '/feed/', 301],
  ['GET', '/.well-known/security.txt', 200],
  // The documents: no release of the test has a page, so every address is an unknown one.
  ['GET', '/*', 404, { asked: '/myprofile' }],
  ['POST', '/*', 404, { asked: '/myprofile' }],
  // Last: it ends the session of the person who asks.
  ['POST', '/server/auth/signout', 200],
];
