import { contentOf, type NumberedPicture, pictureNumbers } from '#content/shortcode-content.ts';
import { type Element, type Node, parsed } from '#content/tree.ts';

/** Stands for the border of an element, and for a line break, in a text that is read without its markup. */
const BORDER = '\ue000';
const BREAK = '\ue001';

/** One `[name …]` or `[/name]` that may be a shortcode. */
export interface Token {
  from: number;
  to: number;
  name: string;
  closing: boolean;
  /** `[[name]]`, by which an author shows the brackets themselves. */
  shown: boolean;
  /** Undefined for what has words behind its name, as a sentence has. */
  attributes: Record<string, string> | undefined;
  /** Whether it cannot be an author's words. */
  certain: boolean;
}

const SPACE = `[\\s${BREAK}]`;
const END = `(?=${SPACE}|/?\\])`;
/** A value ends at the first quote, of whatever make, with a space or the bracket behind it: `”1/2″`. */
const quoted = (quotes: string) =>
  `[${quotes}](?:[^${quotes}=]|=(?![${quotes}])|[${quotes}](?!${SPACE}|/?\\]))*[${quotes}]${END}`;
const DOUBLE = quoted('"“”„″«»');
const SINGLE = quoted("'‘’‚′");
const PLAIN = `[^\\s"“”„″«»'‘’‚′\\[\\]${BREAK}${BORDER}]+?${END}`;
const PAIR = `[\\w:-]+=(?:${DOUBLE}|${SINGLE}|${PLAIN})`;

const START = new RegExp(`\\[(/?)([a-zA-Z][\\w-]*)(?=${SPACE}|/?\\])`, 'g');
const PAIRS = new RegExp(`(?:${SPACE}+${PAIR})*${SPACE}*(/?)\\]`, 'y');
const WORDS = new RegExp(`[^\\[\\]${BORDER}]{1,2000}\\]`, 'y');
const ONE_PAIR = new RegExp(`([\\w:-]+)=(${DOUBLE}|${SINGLE}|${PLAIN})`, 'g');

/** Of builders and plugins whose brackets may be bare. */
const KNOWN =
  /^(?:caption|gallery|playlist|embed|toc|ez-toc|lwptoc|contact-form(?:-\d+)?|elementor-template|wpforms|ninja-forms?|gravityforms?|tablepress|tatsu|smartslider3|metaslider|layerslider|rev_slider|instagram-feed|addtoany|spacer|divider|clearfix|Sassy_Social_Share|fusion-[a-z-]+)$/;
/** How the names of a builder's or theme's own begin. Authors write `[first_name]` too, so `_` alone tells nothing. */
const BEGINS =
  'vc|vcex|wpb|et_pb|et_bloom|av|fusion|su|tatsu|oshine|kc|mk|ux|nectar|qode|qodef|edgtf|eltdf|mkdf|thb|cmsmasters|gdlr|trx|wpdm|woocommerce|edd|pmpro|bsf|dfd|stm|themify|siteorigin|motopress|zozo|porto|wpsm';
const BUILT = new RegExp(`^(?:${BEGINS})_[a-z\\d_-]{1,80}$`);
const isBuilders = (name: string) => KNOWN.test(name) || BUILT.test(name);

/** Attributes that an author does not write as `[name id=5]` in a sentence. */
const TELLING = /^(?:ids?|class|src|url|href|slug|style|columns|[a-z]+_[a-z_]+)$/;

/** All that may be shortcodes in a text without markup. */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const start of text.matchAll(START)) {
    const [head, slash = '', name = ''] = start;
    if (start.index < end) continue;
    const rest = at(PAIRS, text, start.index + head.length) ?? at(WORDS, text, start.index + head.length);
    if (rest === null) continue;
    const to = start.index + head.length + rest[0].length;
    const pairs = rest[1] === undefined ? undefined : pairsOf(rest[0]);
    const shown = text[start.index - 1] === '[' && text[to] === ']';
    const certain =
      !shown &&
      (isBuilders(name) ||
        rest[1] === '/' ||
        (pairs?.some(({ key, bare }) => !bare || name.includes('_') || TELLING.test(key)) ?? false));
    tokens.push({
      ...{ from: start.index, to, name, closing: slash === '/', shown, certain },
      attributes: pairs && Object.fromEntries(pairs.map(({ key, value }) => [key, value])),
    });
    end = to;
  }
  return tokens;
}

/** Names that are shortcodes in this text: certain ones, and those that are opened and closed. */
function namesOf(tokens: readonly Token[]): Set<string> {
  const opened = new Set<string>();
  const names = new Set<string>();
  for (const { name, closing, shown, certain } of tokens) {
    if (certain || (closing && !shown && opened.has(name))) names.add(name);
    if (!closing && !shown) opened.add(name);
  }
  return names;
}

/** Start of a shortcode that the text's end cuts open, or the text's length. */
function cutOpenAt(text: string, names: ReadonlySet<string>): number {
  const start = /\[\/?([a-zA-Z][\w-]*)(?:\s[^[\]]*)?$/.exec(text);
  if (start === null) return text.length;
  const [rest, name = ''] = start;
  return names.has(name) || isBuilders(name) || /\s[\w:-]+=["“”„″«»'‘’‚′]/.test(rest) ? start.index : text.length;
}

function pairsOf(text: string): { key: string; value: string; bare: boolean }[] {
  return [...text.matchAll(ONE_PAIR)].map(([, key = '', value = '']) => {
    const bare = !/^["“”„″«»'‘’‚′]/.test(value);
    return { key: key.toLowerCase(), value: bare ? value : value.slice(1, -1).replaceAll(BORDER, ''), bare };
  });
}

function at(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(text);
}

/** Brackets in these are what the author shows. */
const VERBATIM = new Set(['code', 'pre', 'kbd', 'samp', 'script', 'style', 'textarea', 'xmp']);

/** Around the number of what stands in a text instead of a shortcode. */
const [INSTEAD, INSTEAD_END] = ['\ue002', '\ue003'];
/** Where a block of a builder began or ended. */
const EDGE = '\ue004';
const OWN_SIGNS = /[\ue000-\ue004]/g;
/** Between the words of two blocks; where an element ends, they stand apart anyway. */
const BETWEEN = new RegExp(
  `(?<=[^\\s${BORDER}${BREAK}${EDGE}])\\s*(?:${EDGE}\\s*)+(?=[^\\s${BORDER}${BREAK}${EDGE}])`,
  'g',
);

/** Shortcodes that are blocks, by what they are called by whichever builder; others may stand within a word. */
const BLOCK =
  /(?:^|_)(?:section|row|col(?:umn)?|container|text|textblock|content|inner|module|block|box|blurb|tab|toggle|accordion|panel|item|slide|cta|testimonial|half|third|fourth|fifth|sixth)s?(?:_|$)/;

/**
 * Takes the shortcodes of plugins out of an article: the REST API does not run a builder's, so they come as they were
 * stored. What is between them stays, and what an author has put into them. Brackets of a sentence are no shortcodes:
 * a shortcode has attributes, or an end of its own, or a name that begins as a builder's do, such as `vc_row`. Changes the tree.
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
  const gap = () => place([{ name: 'br', attributes: {}, children: [] }]);
  const segments = removed(text, tokens, namesOf(tokens), { place, gap, numbered }).split(
    new RegExp(`[${BORDER}${BREAK}]`),
  );
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
  const left = removed(text, tokens, names, { place: () => '', gap: () => ' ', numbered: new Map() });
  return left.slice(0, cutOpenAt(left, names)).replace(/\s+/g, ' ').trim();
}

interface Instead {
  place: (nodes: Node[]) => string;
  /** What stands between the words of two blocks. */
  gap: () => string;
  numbered: ReadonlyMap<number, NumberedPicture>;
}

function removed(
  text: string,
  tokens: readonly Token[],
  names: ReadonlySet<string>,
  { place, gap, numbered }: Instead,
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
    if (BLOCK.test(name)) out.push(EDGE);
    const { nodes, takesInside } = closing
      ? { nodes: [], takesInside: false }
      : contentOf(name, attributes, inside, numbered);
    if (nodes.length > 0) out.push(place(nodes));
    // Its borders of elements stay, so that each text finds its element again.
    out.push(text.slice(from, to).replace(/[^\ue000\ue001]/g, ''));
    done = takesInside || isEncoded(name, between) ? to + between.length : to;
  });
  return [...out, text.slice(done)].join('').replace(BETWEEN, gap).replaceAll(EDGE, '');
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
