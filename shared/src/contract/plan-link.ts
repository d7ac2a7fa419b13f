/** Longest address of a plan, in characters: its calculator's path and twice the query that a page makes itself. */
const LONGEST_LINK = 700;

/** Whether a text looks like a calculator's path with the query that opens a plan again: `/sipcalculator?monthly=5000&years=10`. */
export const isPlanLink = (text: string): boolean =>
  text.length <= LONGEST_LINK && /^\/[a-z\d-]{2,40}\?[\x21-\x7e]+$/.test(text);

/**
 * The address of a page that takes a plan along, as `?plan=`, so that a reload and a browser without scripts keep it.
 *
 * @param path path, perhaps with a query
 * @param link the plan's; '' leads there without one
 */
export const withPlan = (path: string, link: string): string =>
  isPlanLink(link) ? `${path}${path.includes('?') ? '&' : '?'}plan=${encodeURIComponent(link)}` : path;

/** The plan that an address takes along; undefined without one, and for what looks like none. */
export function planIn(search: string | URLSearchParams): string | undefined {
  const link = new URLSearchParams(search).get('plan');
  return link !== null && isPlanLink(link) ? link : undefined;
}
