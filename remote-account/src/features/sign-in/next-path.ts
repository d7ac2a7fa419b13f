const ANY_ORIGIN = 'https://site.invalid';

/**
 * The page that asked for signing in, or null when it is no path of this site. Whatever a browser would resolve to
 * another host (`//host`, `/\host`, `/.//host`, a tab between the slashes) counts as no path.
 */
export function nextPath(asked: string | null): string | null {
  const url = asked?.startsWith('/') ? parsed(asked) : null;
  if (url === null) return null;
  const { origin, pathname, search, hash } = url;
  if (origin !== ANY_ORIGIN || pathname.startsWith('//') || pathname === '/signin') return null;
  return pathname + search + hash;
}

// `URL.canParse` asks the same without a throw, but the oldest promised browsers lack it.
function parsed(path: string): URL | null {
  try {
    return new URL(path, ANY_ORIGIN);
  } catch {
    return null;
  }
}
