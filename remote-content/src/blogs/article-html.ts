export interface Section {
  id: string;
  title: string;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim();

/**
 * Prepares cleaned HTML for the page: sections get addresses of our own (`#section-1`) unless a link of the article leads
 * to them already, wide tables a box that scrolls by keyboard too. Works on the text alone, so that the origin and the browser make the same.
 */
export function prepareArticle(html: string): { html: string; sections: Section[] } {
  const sections: Section[] = [];
  let tables = 0;
  const prepared = html
    .replace(/<h2\b([^>]*)>([\s\S]*?)<\/h2>/g, (whole, attributes: string, inside: string) => {
      const title = plainText(inside);
      if (title === '') return whole;
      const id = /\sid="([^"]+)"/.exec(attributes)?.[1] ?? `section-${sections.length + 1}`;
      sections.push({ id, title });
      return `<h2 id="${id}" tabindex="-1">${inside}</h2>`;
    })
    .replace(/<table\b([^>]*)>/g, (_, attributes: string) => {
      tables += 1;
      // Each has a name of its own, by which a screen reader's list of regions tells them apart.
      const name = tables === 1 ? 'Table' : `Table ${tables}`;
      return `<div class="table-scroll" role="region" aria-label="${name}" tabindex="0"><table class="table"${attributes}>`;
    })
    .replace(/<\/table>/g, '</table></div>')
    .replace(/<pre\b/g, '<pre tabindex="0"');
  return { html: prepared, sections };
}

/** Whether an excerpt is the beginning of its article, as WordPress makes one where nobody has written any. */
export function isBeginning(excerpt: string, html: string): boolean {
  const begins = withoutSpace(excerpt).replace(/…$/, '');
  return begins !== '' && withoutSpace(plainText(html)).startsWith(begins);
}

/** Tags between words are a space in an excerpt, and nothing here. */
const withoutSpace = (text: string) => text.replace(/\s+/g, '');
