import sanitizeHtml from 'sanitize-html';

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Where one of these begins or ends, so does a word. */
const BLOCKS =
  'p,h[1-6],ul,ol,li,dl,dt,dd,table,caption,tr,td,th,div,section,article,figure,figcaption,blockquote,pre,details,summary';
const BORDERS = new RegExp(`<(?:[bh]r|/?(?:${BLOCKS.replaceAll(',', '|')}))\\b`, 'gi');

/** HTML as plain text: no tags, entities decoded, control characters gone, white space in one piece. */
export function textOf(html: string): string {
  const spaced = html.replace(BORDERS, ' $&');
  return sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Plain text as HTML. */
export const asHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** At most `most` characters, cut between words, with an ellipsis when something was cut. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.–—-]+$/u, '').replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Minutes that a text takes at 200 words a minute, at least 1. */
export const readingMinutes = (text: string): number => Math.max(1, Math.round(text.split(/\s+/).length / 200));
