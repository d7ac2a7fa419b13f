import { DROPPED, type Element, elementsOf, type Node, RENAMED, TAGS } from '#content/tree.ts';

/** Before the names of places in an article, so that none is one of the page's own. */
const PREFIX = 'article-';

/** Elements that are written with their `id`, whatever becomes of what is in them; the place of any other is marked before it. */
const CARRIERS = new Set([...TAGS.filter((name) => name !== 'img'), ...Object.keys(RENAMED)]);

/**
 * Links within an article lead to their places, both under names of this site's own; a link whose place is not there
 * is no link, and a place to which nothing leads has no name. Changes the tree.
 *
 * @param page the article's own address, by which its links may name it in full
 * @param fromElsewhere fragments by which other articles lead into this one
 */
export function withAnchors(root: Element, page: string | undefined, fromElsewhere: Iterable<string> = []): void {
  const elements = elementsOf(root);
  const places = placesOf(elements);
  const wanted = new Map<Element, string | null>();
  for (const element of elements) {
    const fragment = element.name === 'a' ? fragmentOf(element.attributes.href, page) : null;
    if (fragment === null) continue;
    wanted.set(element, placeOf(fragment, places)?.name ?? null);
  }
  const named = new Map<Element, string[]>();
  const leadTo = new Set(wanted.values());
  for (const fragment of fromElsewhere) leadTo.add(placeOf(fragment, places)?.name ?? null);
  for (const { at, name } of places.values()) {
    if (leadTo.has(name)) named.set(at, [...(named.get(at) ?? []), name]);
  }
  root.children = root.children.flatMap(rewritten);

  function rewritten(node: Node): Node[] {
    if (typeof node === 'string') return [node];
    if (DROPPED.has(node.name)) return [node, ...elementsOf(node)].flatMap((gone) => named.get(gone) ?? []).map(mark);
    const { id: _id, name: _name, ...attributes } = node.attributes;
    const [first, ...more] = named.get(node) ?? [];
    const place = wanted.get(node);
    const carries = first !== undefined && CARRIERS.has(node.name) && place !== null;
    // A place that was no link never was: an empty link would go.
    if (carries && node.name === 'a' && attributes.href === undefined) node.name = 'span';
    if (carries) attributes.id = first;
    if (typeof place === 'string') attributes.href = `#${place}`;
    node.attributes = attributes;
    node.children = node.children.flatMap(rewritten);
    const marks = carries || first === undefined ? more : [first, ...more];
    return [...marks.map(mark), ...(place === null ? node.children : [node])];
  }
}

interface Place {
  at: Element;
  name: string;
}

/** Places by the name that the article gives them; as in a browser the first of a name counts, and an id before a name. */
function placesOf(elements: readonly Element[]): Map<string, Place> {
  const places = new Map<string, Place>();
  const taken = new Map<string, number>();
  const add = (own: string | undefined, at: Element) => {
    if (own === undefined || own.trim() === '' || places.has(own)) return;
    const name = ownName(own);
    const before = taken.get(name) ?? 0;
    taken.set(name, before + 1);
    // Two names that differ only in signs, such as `a(b` and `a)b`, stay two.
    places.set(own, { at, name: before === 0 ? name : `${name}~${before}` });
  };
  for (const element of elements) add(element.attributes.id, element);
  for (const element of elements) if (element.name === 'a') add(element.attributes.name, element);
  return places;
}

const ownName = (own: string) => `${PREFIX}${own.replace(/[^\p{L}\p{M}\p{N}._:-]+/gu, '-').slice(0, 80)}`;

/** The name that a place has here, by the fragment of a link to it. */
export function placeName(fragment: string): string {
  try {
    return ownName(decodeURIComponent(fragment));
  } catch {
    return ownName(fragment);
  }
}

function placeOf(fragment: string, places: Map<string, Place>): Place | null {
  const exact = places.get(fragment);
  if (exact !== undefined) return exact;
  try {
    return places.get(decodeURIComponent(fragment)) ?? null;
  } catch {
    return null;
  }
}

/** What follows the `#` of a link that stays in the article; null for any other link. */
function fragmentOf(href: string | undefined, page: string | undefined): string | null {
  const typed = href?.trim() ?? '';
  if (typed.startsWith('#')) return typed.slice(1);
  const hash = typed.indexOf('#');
  if (hash === -1 || page === undefined || !URL.canParse(page) || !URL.canParse(typed, page)) return null;
  return sameArticle(new URL(typed, page), new URL(page)) ? typed.slice(hash + 1) : null;
}

/** Whether an address is the article's own, whichever of http and https and with or without the last slash. */
export const sameArticle = (url: URL, page: URL): boolean =>
  (page.pathname !== '/' || page.search !== '') &&
  /^https?:$/.test(url.protocol) &&
  url.host === page.host &&
  url.search === page.search &&
  url.pathname.replace(/\/$/, '') === page.pathname.replace(/\/$/, '');

const mark = (name: string): Element => ({ name: 'span', attributes: { id: name }, children: [] });
