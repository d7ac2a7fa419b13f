const ANY_ORIGIN = 'https://site.invalid';

/**
 * The page that asked for signing in, or null when it is no path of this site. Whatever a browser would resolve to
 * another host (`//host`, `/\host`, `/.//host`, a tab between the slashes) counts as no path.
 */
export function nextPath(asked: string | null): string | null {
  if (asked === null || !asked.startsWith('/') || !URL.canParse(asked, ANY_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(asked, ANY_ORIGIN);
  if (origin !== ANY_ORIGIN || pathname.startsWith('//') || pathname === '/signin') return null;
  return pathname + search + hash;
}
