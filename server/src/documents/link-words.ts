/** What a page says of the link that it was rendered for. */
export interface LinkWords {
  title: string;
  description: string;
}

/**
 * The words that a page has put into its markup for the head of its document, so that head and page say the same figures.
 *
 * @returns null when the page has none, as under a link that cannot be used
 */
export function linkWords(html: string): LinkWords | null {
  const [, title, description] = / data-title="([^"]*)" data-description="([^"]*)"/.exec(html) ?? [];
  return title === undefined || description === undefined
    ? null
    : { title: plainText(title), description: plainText(description) };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

const plainText = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
