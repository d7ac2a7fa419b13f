let written = '';

/** The query that a page has written into its address last, with its '?'; '' for none. */
export const writtenQuery = (): string => written;

/**
 * Puts a query, or none, into the address of a page without a navigation. A page that has been left stands until the next
 * one is there: the address is not its own any more.
 */
export function writeToAddress(path: string, query: string) {
  const { pathname, hash } = window.location;
  // In another language its name stands before the path.
  if (!pathname.endsWith(path)) return;
  written = query && `?${query}`;
  window.history.replaceState(window.history.state, '', `${pathname}${written}${hash}`);
}
