/**
 * The part of a query that changes what a page shows, always written the same way: no campaign's name and no order of
 * names makes another document.
 *
 * @param names those that the page reads; undefined for a page that reads none
 * @param search from '?' on, or ''
 * @returns without '?'; '' when the page shows the same as without a query
 */
export function pageQuery(names: readonly string[] | undefined, search: string): string {
  if (names === undefined || search.length < 2) return '';
  const all = new URLSearchParams(search);
  return new URLSearchParams(
    names.flatMap((name) => {
      const value = all.get(name);
      return value === null ? [] : [[name, value]];
    }),
  ).toString();
}
