import type { FastifyRequest } from 'fastify';
import { HttpError } from '#http/http-error.ts';
import { messages } from '#http/messages.en.ts';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another site's page asks for. Browsers say where a call comes from, by Sec-Fetch-Site or by
 * Origin; programs say neither and carry no visitor's cookies.
 *
 * @throws HttpError 403
 */
export function refuseOtherSites(request: FastifyRequest, publicUrl: string | undefined): void {
  if (HARMLESS.has(request.method)) return;
  if (!comesFromHere(request, publicUrl)) throw new HttpError(403, messages.callsFromOtherSites);
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
