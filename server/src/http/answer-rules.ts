import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '#http/http-error.ts';
import { messages } from '#messages.en.ts';

/** Whether a request has two Host headers, which RFC 9112 (3.2) has refused: proxy and origin may read another one each. */
function namesTwoHosts({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let hosts = 0;
  // Names and values take turns.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Two years, as browsers' lists of https sites ask for. */
export const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

const headersOfAll = (https: boolean) => ({
  'x-content-type-options': 'nosniff',
  // Documents and the API have policies of their own, which say so too.
  'content-security-policy': "frame-ancestors 'none'",
  ...(https ? STRICT_TRANSPORT : {}),
});

/** Headers of every answer of the API. */
export const apiHeaders = (https: boolean): Record<string, string> => ({ ...headersOfAll(https), ...HEADERS });

/**
 * What holds for every answer, a redirect or a picture too: its type is what it says, nobody frames it, https stays https.
 *
 * @param stopping from then on every answer is the last one of its connection, so that none is cut with a request on it
 */
export function everyAnswer(app: FastifyInstance, { https }: { https: boolean }, stopping: AbortSignal): void {
  const headers = headersOfAll(https);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (stopping.aborted) reply.header('connection', 'close');
    if (namesTwoHosts(request)) done(new HttpError(400, messages.requestNamesTwoHosts));
    else done();
  });
}

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another site's page asks for. Browsers say where a call comes from, by Sec-Fetch-Site or by
 * Origin; programs say neither and carry no visitor's cookies.
 *
 * @throws HttpError 403
 */
export function refuseOtherSites(request: FastifyRequest, publicUrl: string | undefined): void {
  if (HARMLESS.has(request.method)) return;
  if (!comesFromHere(request, publicUrl)) throw new HttpError(403, messages.errorOtherSite);
}

/** Whether a browser's page makes this call: every one of them says so by one of these headers, and no page can leave them out. */
export const isFromBrowser = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;

function comesFromHere({ headers, host }: FastifyRequest, publicUrl: string | undefined): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  if (publicUrl !== undefined && origin === URL.parse(publicUrl)?.origin) return true;
  const page = URL.parse(origin);
  // On an https site, the same host by plain http is a page that anybody on the way may have written.
  if (publicUrl?.startsWith('https:') === true && page?.protocol !== 'https:') return false;
  // Read the same way, so that a standard port counts alike whether it is written out or not.
  return page !== null && page.host === URL.parse(`${page.protocol}//${host}`)?.host;
}

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
};

/** What holds for every answer of the API: nobody keeps it, frames it or sends changes from another site. */
export function apiRules(app: FastifyInstance, options: { publicUrl: string | undefined }): void {
  app.addHook('onRequest', async (request, reply) => {
    // Set first, so that a refusal carries them too; a route may still replace one.
    reply.headers(HEADERS);
    refuseOtherSites(request, options.publicUrl);
  });
}
