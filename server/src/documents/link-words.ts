/** What a page says of the link that it was rendered for. */
export interface LinkWords {
  title: string;
  description: string;
  /** The headline figures; none where the page's release does not tell them apart. */
  figures: { label: string; text: string }[];
  /** How they are worked out; '' likewise. */
  basis: string;
}

/**
 * The words that a page has put into its markup for the head of its document, so that head and page say the same figures.
 *
 * @returns null when the page has none, as under a link that cannot be used
 */
export function linkWords(html: string): LinkWords | null {
  const [, title, description, rest] =
    / data-title="([^"]*)" data-description="([^"]*)"((?: data-[a-z]+="[^"]*")*)/.exec(html) ?? [];
  if (title === undefined || description === undefined) return null;
  const mark = (name: string) => plainText(new RegExp(` data-${name}="([^"]*)"`).exec(rest ?? '')?.[1] ?? '');
  return {
    title: plainText(title),
    description: plainText(description),
    figures: figuresIn(mark('figures')),
    basis: mark('basis'),
  };
}

/**
 * The page of this site that a page leads to instead of itself, path and query; null for none. What visitors type can put no
 * such mark into the markup: it is escaped there.
 */
export function leadsTo(html: string): string | null {
  const [, address] = / data-leads-to="(\/[a-z][^"]*)"/.exec(html) ?? [];
  return address === undefined ? null : plainText(address);
}

/** A line for each figure, its name before the tab. */
const figuresIn = (lines: string) =>
  lines.split('\n').flatMap((line) => {
    const [label, text] = line.split('\t');
    return label && text ? [{ label, text }] : [];
  });

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

const plainText = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

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
