import { contentOf, type NumberedPicture, pictureNumbers } from '#content/shortcode-content.ts';
import { BORDER, BREAK, cutOpenAt, namesOf, type Token, tokensOf } from '#content/shortcode-tokens.ts';
import { type Element, type Node, parsed } from '#content/tree.ts';

/** Brackets in these are what the author shows. */
const VERBATIM = new Set(['code', 'pre', 'kbd', 'samp', 'script', 'style', 'textarea', 'xmp']);

/** Around the number of what stands in a text instead of a shortcode. */
const [INSTEAD, INSTEAD_END] = ['\ue002', '\ue003'];
const OWN_SIGNS = /[\ue000-\ue003]/g;

/**
 * Takes the shortcodes of plugins out of an article: the REST API does not run a builder's, so they come as they were
 * stored. What is between them stays, and what an author has put into them. Brackets of a sentence are no shortcodes:
 * a shortcode has attributes, or an end of its own, or a name like `vc_row`. Changes the tree.
 *
 * @param numbered pictures that shortcodes name by their numbers
 */
export function withoutShortcodes(root: Element, numbered: ReadonlyMap<number, NumberedPicture> = new Map()): void {
  const text = flat(root);
  if (!text.includes('[')) return;
  const tokens = tokensOf(text);
  const instead: Node[][] = [];
  const place = (nodes: Node[]) => {
    instead.push(nodes);
    return `${INSTEAD}${instead.length - 1}${INSTEAD_END}`;
  };
  const segments = removed(text, tokens, namesOf(tokens), { place, numbered }).split(new RegExp(`[${BORDER}${BREAK}]`));
  let at = 0;
  rebuild(root);

  function rebuild(element: Element): void {
    const children = next();
    for (const child of element.children) {
      if (typeof child === 'string') continue;
      if (!isClosed(child)) rebuild(child);
      children.push(child, ...next());
    }
    element.children = children;
  }

  function next(): Node[] {
    const parts = (segments[at] ?? '').split(/[\ue002\ue003]/);
    at += 1;
    // Every second part is the number of what stands there.
    return parts.flatMap((part, index) =>
      index % 2 === 1 ? (instead[Number(part)] ?? []) : part === '' ? [] : [part],
    );
  }
}

/** Names that are shortcodes in an article, for texts that were cut out of it. */
export const shortcodesIn = (html: string): Set<string> => namesOf(tokensOf(flat(parsed(html))));

/** Numbers of the pictures that shortcodes of an article show. */
export function numberedPicturesIn(html: string): number[] {
  if (!html.includes('[')) return [];
  const tokens = tokensOf(flat(parsed(html)));
  const names = namesOf(tokens);
  return tokens.flatMap(({ name, attributes = {}, closing, shown }) =>
    closing || shown || !names.has(name) ? [] : pictureNumbers(name, attributes),
  );
}

/** The same for a text without markup, whose end may cut a shortcode open. */
export function textWithoutShortcodes(text: string, inArticle: ReadonlySet<string>): string {
  const tokens = tokensOf(text);
  const names = new Set([...inArticle, ...namesOf(tokens)]);
  const left = removed(text, tokens, names, { place: () => '', numbered: new Map() });
  return left.slice(0, cutOpenAt(left, names)).replace(/\s+/g, ' ').trim();
}

function removed(
  text: string,
  tokens: readonly Token[],
  names: ReadonlySet<string>,
  { place, numbered }: { place: (nodes: Node[]) => string; numbered: ReadonlyMap<number, NumberedPicture> },
): string {
  const out: string[] = [];
  let done = 0;
  tokens.forEach((token, index) => {
    const { from, to, name, closing, attributes = {}, shown } = token;
    if (from < done) return;
    if (shown) {
      out.push(text.slice(done, from - 1), text.slice(from, to));
      done = to + 1;
      return;
    }
    if (!names.has(name)) return;
    out.push(text.slice(done, from));
    const end = closing ? undefined : tokens[index + 1];
    const between = end?.closing && end.name === name ? text.slice(to, end.from) : '';
    const inside = /[\ue000\ue001]/.test(between) || between.length > 500 ? '' : between;
    const { nodes, takesInside } = closing
      ? { nodes: [], takesInside: false }
      : contentOf(name, attributes, inside, numbered);
    if (nodes.length > 0) out.push(place(nodes));
    // Its borders of elements stay, so that each text finds its element again.
    out.push(text.slice(from, to).replace(/[^\ue000\ue001]/g, ''));
    done = takesInside || isEncoded(name, between) ? to + between.length : to;
  });
  return [...out, text.slice(done)].join('');
}

/** A builder's raw HTML is stored in base64, which nobody can read. */
const isEncoded = (name: string, between: string) => /raw/.test(name) && /^[\w+/=\s]*$/.test(between);

/** The text of a tree, with a sign for each border of an element. */
function flat({ children }: Element): string {
  return children
    .map((child) => {
      if (typeof child === 'string') return child.replace(OWN_SIGNS, '');
      return child.name === 'br' ? BREAK : isClosed(child) ? BORDER : `${BORDER}${flat(child)}${BORDER}`;
    })
    .join('');
}

const isClosed = ({ name }: Element) => name === 'br' || VERBATIM.has(name);
