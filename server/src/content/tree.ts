import { Parser } from 'htmlparser2';

export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Node[];
  /** The text ended before the element did. */
  cut?: boolean;
}

/** An element, or plain text with its entities decoded. */
export type Node = Element | string;

/** Elements that stand deeper lose their tags, so that whoever walks the tree may call itself. */
const DEEPEST = 120;
/** A text with more elements in one another is read no further: the parser needs time by the square of the depth. */
const TOO_DEEP = 3_000;

const VOID = new Set('area,base,br,col,embed,hr,img,input,link,meta,param,source,track,wbr'.split(','));

/**
 * HTML of an editor as a tree that can be changed before it is cleaned. It makes nothing safe: what is written from it
 * goes through the cleaner afterwards.
 */
export function parsed(html: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open: { name: string; at: Element }[] = [{ name: '', at: root }];
  const innermost = () => open.at(-1)?.at ?? root;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (open.length > TOO_DEEP) parser.pause();
      const parent = innermost();
      const element: Element = { name, attributes, children: [] };
      if (open.length <= DEEPEST) parent.children.push(element);
      open.push({ name, at: open.length <= DEEPEST ? element : parent });
    },
    ontext(text) {
      const { children } = innermost();
      const before = children.at(-1);
      if (typeof before === 'string') children[children.length - 1] = before + text;
      else children.push(text);
    },
    onclosetag(name, implied) {
      if (open.length > 1 && open.at(-1)?.name === name) {
        if (implied) innermost().cut = true;
        open.pop();
      }
    },
  });
  parser.end(html);
  return root;
}

/** The tree as HTML. */
export function written({ name, attributes, children }: Element): string {
  const inside = children.map((child) => (typeof child === 'string' ? escaped(child) : written(child))).join('');
  if (name === '') return inside;
  const pairs = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escaped(value).replaceAll('"', '&quot;')}"`,
  );
  return `<${name}${pairs.join('')}>${VOID.has(name) ? '' : `${inside}</${name}>`}`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** All elements in the order of the text. */
export function elementsOf(root: Element, found: Element[] = []): Element[] {
  for (const child of root.children) {
    if (typeof child === 'string') continue;
    found.push(child);
    elementsOf(child, found);
  }
  return found;
}

/** Text of a tree, without its markup. */
export const wordsOf = (node: Node): string => (typeof node === 'string' ? node : node.children.map(wordsOf).join(''));

/** Elements that an article may be made of. */
export const TAGS = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'q', 'cite', 'a'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'abbr', 'time'],
  ...['code', 'pre', 'kbd', 'samp', 'var', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['figure', 'figcaption', 'img', 'div', 'span', 'details', 'summary'],
];

/** Elements that become others: the page has its only h1 and header, and no article has six ranks of headings. */
export const RENAMED: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  strike: 's',
  acronym: 'abbr',
  tt: 'code',
  ...Object.fromEntries(
    'section,article,aside,header,footer,main,nav,center,address,fieldset,hgroup,dialog'
      .split(',')
      .map((name) => [name, 'div']),
  ),
};

/** These go with everything inside: what remained of a form or a drawing would be rubble, or bait. */
export const DROPPED: ReadonlySet<string> = new Set([
  ...['script', 'style', 'noscript', 'template', 'textarea', 'option', 'select', 'button', 'form', 'title', 'head'],
  ...['svg', 'math', 'object', 'embed', 'applet', 'audio', 'video', 'canvas'],
  ...['xmp', 'plaintext', 'noembed', 'noframes'],
]);
