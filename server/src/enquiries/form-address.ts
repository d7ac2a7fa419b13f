import type { FastifyInstance } from 'fastify';

const FEEDBACK = /\/contact-forms\/(\d+)\/feedback\/?$/;

/** Told of an address that cannot be a form's. */
export const NO_FORM = 'CONTACT_FORM_URL must end in /contact-forms/<number>/feedback.';

/** The unit tag that Contact Form 7 demands since 5.8.7, or null when the address is not that of a form's feedback. */
export function unitTag(formUrl: string): string | null {
  const url = URL.parse(formUrl);
  // Sites without readable addresses name the same route in ?rest_route=.
  const route = url?.searchParams.get('rest_route') ?? url?.pathname ?? '';
  const id = FEEDBACK.exec(route)?.[1];
  return id === undefined ? null : `wpcf7-f${id}-o1`;
}

/** A site leads from http to https, to or from `www.`, and to or from a slash at the end: each once at the most. */
export const MOST_MOVES = 3;

/**
 * Where a redirect leads, when that is the same form of the same host: what visitors write goes to no other host, and from
 * https never to http. Null otherwise.
 */
export function movedTo(formUrl: string, location: string): string | null {
  const [from, to] = [URL.parse(formUrl), URL.parse(location, formUrl)];
  if (from === null || to === null) return null;
  const isSameHost = withoutWww(from) === withoutWww(to);
  const staysSecret = to.protocol === 'https:' || (to.protocol === 'http:' && from.protocol === 'http:');
  const tag = unitTag(to.href);
  return isSameHost && staysSecret && tag !== null && tag === unitTag(formUrl) ? to.href : null;
}

const withoutWww = ({ hostname }: URL): string => hostname.replace(/^www\./, '');

const TIMEOUT_MS = 10_000;

/**
 * Says in the log of a start that the address of the firm's form is nearly right, and which one to set: what visitors write
 * goes there by a detour, or waits for a person. The start waits for nothing of it.
 */
export function watchFormAddress(app: FastifyInstance, formUrl: string | undefined): void {
  if (formUrl === undefined) return;
  const closing = new AbortController();
  app.addHook('onClose', async () => closing.abort());
  app.addHook('onReady', async () => {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    formAddressMend(formUrl, signal).then(
      (mend) => mend !== null && app.log.warn(mend),
      // A form that cannot be reached now may be when somebody asks something.
      () => {},
    );
  });
}

/** What to set CONTACT_FORM_URL to, in a sentence; null when it is right. It sends nothing: a form takes POST alone. */
export async function formAddressMend(formUrl: string, signal: AbortSignal): Promise<string | null> {
  if (unitTag(formUrl) === null) return NO_FORM;
  let address = formUrl;
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const { status, headers, body } = await fetch(address, { redirect: 'manual', signal });
    await body?.cancel();
    const location = headers.get('location');
    if (status < 300 || status >= 400 || location === null) break;
    const next = movedTo(address, location);
    if (next === null) return `CONTACT_FORM_URL leads elsewhere, to ${location}: questions will not go there.`;
    address = next;
  }
  return address === formUrl ? null : `CONTACT_FORM_URL has moved. Set CONTACT_FORM_URL=${address}`;
}
