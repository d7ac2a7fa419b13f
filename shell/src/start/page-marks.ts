const YEAR_SECONDS = 365 * 86_400;

/** A chosen theme (`light`, `dark`), and whether somebody is signed in here (`in`). */
type Mark = 'theme' | 'session';

/**
 * Puts a mark onto the page, and into a cookie by which the origin writes it onto the next document
 * (`server/src/http/prepared-document.ts`): what a page must show from its first paint on then waits for no script.
 *
 * @param value undefined takes the mark away
 */
export function markPage(mark: Mark, value: string | undefined): void {
  const { dataset } = document.documentElement;
  if (value === undefined) delete dataset[mark];
  else dataset[mark] = value;
  // By plain http, where there is no Secure, the prefix would have the browser drop it.
  const [prefix, secure] = location.protocol === 'https:' ? ['__Host-', '; secure'] : ['', ''];
  const seconds = value === undefined ? 0 : YEAR_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: older browsers have no CookieStore, and it must be there at once
  document.cookie = `${prefix}page-${mark}=${value ?? ''}; path=/; samesite=lax; max-age=${seconds}${secure}`;
}

/** Marks the page as its cookie says: a stored document, or one that the browser went back to, may say something else. */
export function markTheme(): void {
  markPage('theme', /(?:^|; )(?:__Host-)?page-theme=(light|dark)/.exec(document.cookie)?.[1]);
}

/** Marks the page as the stored session says, which is not read before the page's own script has come. */
export function markSession(): void {
  try {
    markPage('session', localStorage.getItem('token') === null ? undefined : 'in');
  } catch {
    // Storage is forbidden here: a session lasts as long as this page.
  }
}
