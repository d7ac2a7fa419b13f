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
