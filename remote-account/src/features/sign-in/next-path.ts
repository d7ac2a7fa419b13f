const ANY_ORIGIN = 'https://site.invalid';

/**
 * Where to go after signing in: the page that asked, or /profile when it is no path of this site. Whatever a browser
 * would resolve to another host (`//host`, `/\host`, `/.//host`, a tab between the slashes) counts as no path.
 */
export function nextPath(asked: string | null): string {
  const elsewhere = '/profile';
  if (asked === null || !asked.startsWith('/') || !URL.canParse(asked, ANY_ORIGIN)) return elsewhere;
  const { origin, pathname, search, hash } = new URL(asked, ANY_ORIGIN);
  if (origin !== ANY_ORIGIN || pathname.startsWith('//') || pathname === '/signin') return elsewhere;
  return pathname + search + hash;
}
