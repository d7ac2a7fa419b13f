const YEAR_SECONDS = 365 * 86_400;

/**
 * Says in a cookie whether this browser stores anything that a page must show from its first paint on: a theme, a session,
 * a preview. For such visitors the origin has the page wait for the early script; for all others it paints sooner.
 */
export function noteStored(): void {
  try {
    const stored =
      localStorage.getItem('theme') !== null ||
      localStorage.getItem('token') !== null ||
      sessionStorage.getItem('preview') !== null;
    // By plain http, where there is no Secure, the prefix would have the browser drop it.
    const [name, secure] = location.protocol === 'https:' ? ['__Host-stored', '; secure'] : ['stored', ''];
    // biome-ignore lint/suspicious/noDocumentCookie: older browsers have no CookieStore, and it must be there at once
    document.cookie = `${name}=1; path=/; samesite=lax; max-age=${stored ? YEAR_SECONDS : 0}${secure}`;
  } catch {
    // Storage is forbidden here: there is nothing to note.
  }
}
