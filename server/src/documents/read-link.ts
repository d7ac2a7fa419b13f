import type { LinkWords } from '#documents/link-words.ts';

/** A link to a page that works something out, and what that page says of it. */
export interface LinkedPage {
  /** Path and query, with the names that the page reads alone. */
  link: string;
  /** The page's title. */
  title: string;
  /** Null where the link cannot be used, or there was no time to work it out. */
  words: LinkWords | null;
}

/**
 * Reads a link as a visitor would who opens it: from the same documents, within the same bounds.
 *
 * @param link path and query
 * @param origin absolute address of the site, without a slash at its end
 * @returns null for what is no link to a tool of this site
 */
export type ReadLink = (link: string, origin: string) => Promise<LinkedPage | null>;
