/**
 * Whether a client has what is tagged so already, by what it says as `If-None-Match`: tags in a list, weak ones of proxies
 * that have pressed the bytes anew, or `*` for whatever there is. RFC 9110, 13.1.2.
 *
 * @param tag with its quotes
 */
export function isKnown(told: string | undefined, tag: string): boolean {
  if (told === undefined) return false;
  return told.trim() === '*' || told.match(/"[^"]*"/g)?.includes(tag) === true;
}
