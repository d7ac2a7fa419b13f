import { formulaWords } from '#content/formula.ts';
import { type ImageRules, lateAddresses, withAddress } from '#content/images.ts';
import { type Element, elementsOf, type Node, parsed, wordsOf } from '#content/tree.ts';
import { videoId } from '#content/video.ts';

export interface MediaRules extends ImageRules {
  /** Address that relative links start from; without one they stay as they are. */
  base?: string | undefined;
}

const FILE =
  /[^/]+\.(?:pdf|mp[34]|m4[av]|og[agv]|wav|webm|mov|docx?|xlsx?|pptx?|png|jpe?g|jfif|gif|webp|avif|svg|bmp|tiff?|hei[cf])$/i;

const PLAYERS = new Set(['iframe', 'embed', 'object', 'video', 'audio']);

/** What is shown or linked in the text itself, so that no copy of it is. */
interface Shown {
  pictures: Set<string>;
  links: Set<string>;
}

/**
 * Pictures as a plain `<img>`, one each, wherever a plugin has put the address; what cannot be shown (frames, films,
 * sounds, files, forms elsewhere) as a link to itself. Changes the tree.
 */
export function withMedia(root: Element, rules: MediaRules): void {
  const shown = shownIn(root, rules);
  root.children = root.children.flatMap((child) => replaced(child, false));

  /** @param headed whether the node stands in a heading */
  function replaced(node: Node, linked: boolean, headed = false): Node[] {
    if (typeof node === 'string') return [node];
    const { name, attributes } = node;
    if (name === 'img') return picture(attributes, [], rules, linked);
    if (PLAYERS.has(name))
      return [...player(node, rules, shown, linked), ...ownDocument(node, linked), ...behind(node)];
    if (name === 'area') return place(attributes, rules, linked);
    if (name === 'svg' || name === 'canvas') return drawing(node);
    if (name === 'noscript') return copies(node, linked);
    const inside = () => node.children.flatMap((child) => replaced(child, linked, headed));
    if (name === 'button' && (linked || headed || saysMore(node))) return inside();
    // Around a page that was pasted whole, and one that its author never closed, stand an author's words.
    if (name === 'form')
      return [...formLink(attributes, rules, linked), ...(node.cut === true || !asks(node) ? inside() : [])];
    if (name === 'math') return [{ name: 'span', attributes: {}, children: [formulaWords(node)] }];
    if (!linked && ['p', 'div', 'figure'].includes(name)) node.children = node.children.flatMap(linkOfAddress);
    const sources = name === 'picture' ? sourcesOf(node) : [];
    if (sources.length > 0 && !elementsOf(node).some((inside) => inside.name === 'img')) {
      return picture({ src: '' }, sources, rules, linked);
    }
    node.children = node.children.flatMap((child) =>
      sources.length > 0 && typeof child !== 'string' && child.name === 'img'
        ? picture(child.attributes, sources, rules, linked)
        : replaced(child, linked || name === 'a', headed || /^h[1-6]$/.test(name)),
    );
    node.children.unshift(...behindWords(node, rules, shown));
    node.children.push(...postElsewhere(node, rules, linked));
    return [node];
  }

  /** A copy for browsers without scripts: only what is not in the text already, and none of its words. */
  function copies(noscript: Element, linked: boolean): Node[] {
    return elementsOf(noscript).flatMap(({ name, attributes, children }) => {
      if (name === 'img' && shown.pictures.has(pictureKey(attributes, [], rules) ?? '')) return [];
      if (name === 'img') return picture(attributes, [], rules, linked);
      if (!PLAYERS.has(name)) return [];
      const copy = { name, attributes, children };
      return shown.links.has(playerKey(addressOf(copy, rules))) ? [] : player(copy, rules, shown, linked);
    });
  }

  /** A frame that has its document in an attribute: what is in it, as a part of the text. */
  function ownDocument(frame: Element, linked: boolean): Node[] {
    const { srcdoc } = frame.attributes;
    const isPlayed = addressOf(frame, rules) !== null;
    if (srcdoc === undefined || isPlayed || isPixel(frame.attributes) || isHidden(frame)) return [];
    const children = parsed(srcdoc).children.flatMap((child) => replaced(child, linked));
    return [{ name: 'div', attributes: {}, children }];
  }

  /** A frame that was never closed has swallowed the text behind it. */
  function behind({ name, cut, children }: Element): Node[] {
    if (name !== 'iframe' || cut !== true) return [];
    const text = parsed(children.map(wordsOf).join(''));
    // Once is enough: a text of nothing but open frames would be read again for each of them.
    for (const inside of elementsOf(text)) inside.cut = false;
    return text.children.flatMap((child) => replaced(child, false));
  }
}

function shownIn(root: Element, rules: MediaRules): Shown {
  const shown: Shown = { pictures: new Set(), links: new Set() };
  const look = ({ children }: Element) => {
    for (const child of children) {
      if (typeof child === 'string' || child.name === 'noscript') continue;
      const key = child.name === 'img' ? pictureKey(child.attributes, [], rules) : null;
      if (key !== null) shown.pictures.add(key);
      if (child.name === 'a') shown.links.add(linkKey(resolved(child.attributes.href, rules.base)));
      if (!PLAYERS.has(child.name)) look(child);
      else shown.links.add(playerKey(addressOf(child, rules)));
    }
  };
  look(root);
  return shown;
}

function picture(
  attributes: Record<string, string>,
  sources: readonly string[],
  rules: MediaRules,
  linked: boolean,
): Node[] {
  const { alt = '', class: classes = '', src = '' } = attributes;
  if (/(?:^|\s)(?:emoji|wp-smiley)(?:\s|$)/.test(classes)) return [alt];
  const { width: _width, height: _height, ...unsized } = attributes;
  if (isPixel(attributes)) return isUploaded(attributes, rules) ? picture(unsized, sources, rules, linked) : [];
  const plain = withAddress(attributes, sources, rules);
  if (plain !== null) return [{ name: 'img', attributes: plain, children: [] }];
  // A picture that is written into the text itself is too long for a placeholder; its words are what can be shown.
  if (/^data:image\/(?!svg)/.test(src) && src.length > 1_500) return [alt];
  const address = resolved(
    [...lateAddresses(attributes), src].find((each) => !each.startsWith('data:')),
    rules.base,
  );
  if (address === null || rules.base === undefined || !isAuthors(address, rules.base)) return [];
  return alt === '' && !FILE.test(address.pathname) ? [] : link(address, alt, linked);
}

/** Whether a picture is an author's: on WordPress's own host all but what its themes and plugins bring along. */
const isAuthors = (address: URL, base: string) =>
  sameHost(address, base)
    ? !/\/wp-(?:includes|admin|content\/(?!uploads\/))/.test(address.pathname)
    : address.protocol === 'http:';

/** The picture behind the words of a cover, which older editors wrote into its style. */
function behindWords({ attributes }: Element, rules: MediaRules, { pictures }: Shown): Node[] {
  const { class: classes = '', style = '' } = attributes;
  if (!/(?:^|\s)wp-block-cover(?:\s|$)/.test(classes)) return [];
  const background = style.split(';').find((rule) => /^\s*background(?:-image)?\s*:.*url\(/is.test(rule)) ?? '';
  const [, src] = /url\(\s*["']?([^"')]+)/i.exec(background) ?? [];
  if (src === undefined || pictures.has(pictureKey({ src }, [], rules) ?? '')) return [];
  return picture({ src }, [], rules, false);
}

/** The way to a post of another site, whose own script would have drawn it here. */
function postElsewhere(node: Element, { base }: MediaRules, linked: boolean): Node[] {
  const { class: classes = '', 'data-href': href, 'data-instgrm-permalink': permalink } = node.attributes;
  const address = resolved(permalink ?? (/(?:^|\s)fb-/.test(classes) ? href : undefined), base);
  const leadsThere = elementsOf(node).some(({ name }) => name === 'a');
  return address === null || leadsThere ? [] : link(address, '', linked);
}

/** What WordPress leaves of an embed, where it has made no player of it: the address on a line of its own. */
function linkOfAddress(child: Node): Node[] {
  const address = typeof child === 'string' ? child.trim() : '';
  if (!/^https?:\/\/\S+$/.test(address) || !URL.canParse(address)) return [child];
  return [{ name: 'a', attributes: { href: address }, children: [address] }];
}

function player(element: Element, rules: MediaRules, shown: Shown, linked: boolean): Node[] {
  const { attributes } = element;
  const address = addressOf(element, rules);
  if (address === null || isPixel(attributes) || isHidden(element)) return [];
  const film = videoId(address.href);
  if (film !== null) {
    const watch = `https://www.youtube.com/watch?v=${film}`;
    return link(new URL(watch), watch, linked);
  }
  if (shown.links.has(linkKey(address))) return [];
  return link(address, attributes.title ?? attributes['aria-label'] ?? '', linked);
}

/** A form on another host can be filled in there; one of WordPress itself works only in its own page. */
function formLink(attributes: Record<string, string>, { base }: MediaRules, linked: boolean): Node[] {
  const address = resolved(attributes.action, base);
  if (address === null || (base !== undefined && sameHost(address, base))) return [];
  const words = attributes.title ?? attributes['aria-label'] ?? '';
  return [{ name: 'p', attributes: {}, children: link(address, words, linked) }];
}

/** A place of a picture that leads elsewhere. */
function place({ href, alt, title = '' }: Record<string, string>, { base }: MediaRules, linked: boolean): Node[] {
  const address = resolved(href, base);
  return address === null ? [] : [...link(address, alt || title, linked), ' '];
}

/** The words of what is drawn by lines or by a script; none of an icon, which repeats what stands beside it. */
function drawing(element: Element): Node[] {
  const { attributes } = element;
  if (attributes['aria-hidden'] === 'true' || isPixel(attributes) || isIcon(attributes)) return [];
  const inside = elementsOf(element).filter(({ name }) => /^(?:title|desc|text)$/.test(name));
  const words = [attributes['aria-label'] ?? '', ...(element.name === 'canvas' ? [element] : inside).map(wordsOf)];
  const told = [...new Set(words.map((each) => each.replace(/\s+/g, ' ').trim()))].join(' ').trim();
  return told === '' ? [] : [' ', { name: 'span', attributes: {}, children: [told] }, ' '];
}

/** The web address of what a player plays: its own, or the first inside it. */
function addressOf(element: Element, { base }: MediaRules): URL | null {
  for (const { name, attributes } of [element, ...elementsOf(element)]) {
    if (!PLAYERS.has(name) && name !== 'source' && name !== 'param') continue;
    if (name === 'param' && !/^(?:movie|src|url)$/i.test(attributes.name ?? '')) continue;
    const own = name === 'object' ? attributes.data : name === 'param' ? attributes.value : attributes.src;
    const address = [...lateAddresses(attributes), own]
      .map((each) => resolved(each, base))
      .find((each) => each !== null);
    if (address !== undefined) return address;
  }
  return null;
}

/** A link that names its place: by the title, the file, or the host. Inside another link only its words. */
function link(address: URL, title: string, linked = false): Node[] {
  const file = FILE.exec(address.pathname)?.[0];
  const words = title.trim() || (file === undefined ? address.hostname.replace(/^www\./, '') : decoded(file));
  return linked ? [words] : [{ name: 'a', attributes: { href: address.href }, children: [words] }];
}

/** A web address, or null for what is none. */
function resolved(address: string | undefined, base: string | undefined): URL | null {
  const typed = address?.trim() ?? '';
  const absolute = typed.startsWith('//') ? `https:${typed}` : typed;
  if (typed === '' || !URL.canParse(absolute, base)) return null;
  const url = new URL(absolute, base);
  return /^https?:$/.test(url.protocol) && url.username === '' ? url : null;
}

const sourcesOf = (element: Element): string[] =>
  element.children.flatMap((child) =>
    typeof child === 'string' || child.name !== 'source'
      ? []
      : [...Object.entries(child.attributes)].flatMap(([name, value]) => (/(?:^|-)srcset$/.test(name) ? [value] : [])),
  );

/** Pictures are the same whatever size WordPress has cut them to. */
const pictureKey = (attributes: Record<string, string>, sources: string[], rules: MediaRules): string | null =>
  withAddress(attributes, sources, rules)
    ?.src?.replace(/-\d+x\d+(?=\.\w+$)/, '')
    .replace(/^(?:https?:)?\/\/[^/]+/, '') ?? null;

/** Two addresses of one thing: WordPress embeds a post by its address with `embed/` behind it. */
const linkKey = (url: URL | null): string =>
  url === null ? '' : `${url.host}${url.pathname.replace(/\/(?:embed\/?)?$/, '')}${url.search}`;

const playerKey = (url: URL | null): string => `player ${linkKey(url)}`;

/** WordPress knows no size of an SVG and of some other files of its library, and writes 0 or 1. */
const isUploaded = (attributes: Record<string, string>, { base }: MediaRules): boolean =>
  [...lateAddresses(attributes), attributes.src].some((each) => {
    const address = resolved(each, base);
    return address?.pathname.includes('/uploads/') === true && base !== undefined && sameHost(address, base);
  });

const isPixel = ({ width = '', height = '' }: Record<string, string>) =>
  /^[01](?:px)?$/.test(width.trim()) && /^[01](?:px)?$/.test(height.trim());

/** At most 48 pixels wide, or as wide as a letter. */
const isIcon = ({ width = '', class: classes = '' }: Record<string, string>) =>
  /\bicons?\b/i.test(classes) || /^(?:[0-9]|[1-3]\d|4[0-8])(?:px)?$|em$/.test(width.trim());

/** A heading of a text that opens: its words are the author's, and the text below stands open here. */
/** A button that is more than one to press: it opens a text, leads on by a link within, or swallows what follows it. */
const saysMore = (button: Element): boolean =>
  opensText(button.attributes) || button.cut === true || elementsOf(button).some(({ name }) => name === 'a');

/** Whether a form has anything to fill in. */
const asks = (form: Element): boolean =>
  elementsOf(form).some(
    ({ name, attributes }) =>
      ['textarea', 'select', 'button'].includes(name) || (name === 'input' && attributes.type !== 'hidden'),
  );

const opensText = (attributes: Record<string, string>) =>
  'aria-expanded' in attributes && 'aria-controls' in attributes;

/** A counter's frame. WordPress itself hides sounds and films until its player is there. */
const isHidden = ({ name, attributes: { style = '', hidden } }: Element) =>
  name === 'iframe' && (hidden !== undefined || /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style));

const sameHost = (address: URL, base: string) => address.host === new URL(base).host;

function decoded(file: string): string {
  try {
    return decodeURIComponent(file);
  } catch {
    return file;
  }
}
