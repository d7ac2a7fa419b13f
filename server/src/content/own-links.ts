import type { Post } from 'shared/contract/post';
import { placeName } from '#content/anchors.ts';
import { articlePath, decodeSlug } from '#content/slug.ts';
import { type Element, elementsOf, type Node, parsed, wordsOf, written } from '#content/tree.ts';
import { bareHost, fileAddress, libraryAddress } from '#content/wordpress-pictures.ts';

/** What links of posts are measured by. */
export interface Known {
  /** Hosts that are the firm's WordPress, without `www.`. */
  hosts: ReadonlySet<string>;
  /** Folders in which it stands there, such as `/wp`; the empty one is always among them. */
  folders: readonly string[];
  /** Names of the articles by the path of their own address, by number, and by name; null where two share one. */
  byPath: ReadonlyMap<string, string>;
  byId: ReadonlyMap<number, string>;
  bySlug: ReadonlyMap<string, string | null>;
  /** Categories and tags by their names as addresses have them. */
  topics: ReadonlyMap<string, string>;
  /** Address of the WordPress. */
  base: string;
  /** Where visitors reach it apart from this site; null where that is not known. */
  origin: string | null;
  /** Host of this site's own address, without `www.`, if it is known. */
  ownHost: string | null;
  /** Whether this site has a page of that path. */
  isPage: (path: string) => boolean;
}

/** Where a link to WordPress leads here: an article, perhaps to a place in it, or any other address of this site. */
type Place = { slug: string; fragment: string } | { address: string };

/** What only WordPress itself can answer, and what nobody reads. */
const MACHINE =
  /^\/(?:wp-(?:admin|json|includes|content|login\.php|signup\.php|activate\.php|cron\.php|comments-post\.php|trackback\.php)|xmlrpc\.php)(?:\/|$)|(?:^|\/)(?:feed|rss2?|atom|trackback|comments)(?:\/(?:feed|rss2?|atom))?$/i;
const MACHINE_QUERY = ['feed', 'rest_route', 'replytocom', 'wc-ajax', 'customize_changeset_uuid'];
const COMMENTS = /^(?:respond|comments?|comment-\d+)$/;

const LISTS =
  /^\/(?:index\.php\/)?(?:category|tag|author|topics?|type|blog|search|page|archives)(?:\/|$)|^\/\d{4}(?:\/\d{1,2}){0,2}$/i;
const LIST_QUERY = ['cat', 'tag', 'author', 'author_name', 'category_name', 'm', 'paged', 'year', 'monthnum'];

/**
 * What becomes of a link: undefined for one that leads elsewhere and stays, null for one that may be no link here, for
 * there is nothing that a visitor could be shown.
 */
function placeOf(url: URL, known: Known): Place | null | undefined {
  if (!/^https?:$/.test(url.protocol) || !known.hosts.has(bareHost(url))) return undefined;
  const isUpload = url.pathname.includes('/uploads/');
  const isOwn = bareHost(url) === known.ownHost;
  const file = isUpload || !isOwn ? fileAddress(url, known.base) : null;
  if (file !== null) return { address: `${file}${url.hash}` };
  // Of a kind that this site does not hand on: it stays where it is, and with WordPress it may have moved.
  if (isUpload && isOwn && known.origin !== null)
    return { address: `${libraryAddress(url, known.origin, known.base)}${url.search}${url.hash}` };
  if (isUpload) return undefined;
  const path = pathOf(url, known.folders);
  const fragment = url.hash.slice(1);
  const isMachine = !known.byPath.has(path) && MACHINE.test(path);
  if (isMachine || MACHINE_QUERY.some((name) => url.searchParams.has(name)) || COMMENTS.test(fragment)) {
    return null;
  }
  const slug = articleAt(url, path, known);
  if (slug !== null) return { slug, fragment };
  if ((isOwn || path !== '/') && known.isPage(path)) return { address: `${path}${url.search}${url.hash}` };
  const search = url.searchParams.get('s') ?? /^\/search\/([^/]+)$/.exec(path)?.[1];
  if (search) return { address: `/blogs?search=${encodeURIComponent(search)}` };
  if (path === '/' || LISTS.test(path) || LIST_QUERY.some((name) => url.searchParams.has(name))) {
    if (isOwn && path === '/') return { address: '/' };
    const topic = topicAt(url, path, known.topics);
    return { address: topic === undefined ? '/blogs' : `/blogs?topic=${encodeURIComponent(topic)}` };
  }
  return isOwn ? { address: `${url.pathname}${url.search}${url.hash}` } : null;
}

function topicAt({ searchParams }: URL, path: string, topics: Known['topics']): string | undefined {
  const asked = searchParams.get('category_name') ?? searchParams.get('tag');
  const listed = /^\/(?:index\.php\/)?(?:category|tag)\/(?:.*\/)?([^/]+)$/i.exec(path.replace(/\/page\/\d+$/, ''))?.[1];
  const name = decodeSlug(asked ?? listed ?? '');
  return topics.get(name) ?? topics.get(topicSlug(name));
}

/** The name of a category or tag as WordPress makes an address of it. */
const topicSlug = (name: string): string =>
  name
    .toLocaleLowerCase('en-IN')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** By the post's own address; by number; then by the last part, under whichever structure of addresses it was written. */
function articleAt(url: URL, path: string, known: Known): string | null {
  const id = Number(url.searchParams.get('p') ?? url.searchParams.get('page_id') ?? url.searchParams.get('preview_id'));
  if (id > 0) return known.byId.get(id) ?? null;
  const named = url.searchParams.get('name');
  if (named !== null) return known.bySlug.get(decodeSlug(named)) ?? null;
  // Parts of a long post, and its forms for other readers.
  const whole = path.replace(/\/(?:amp|embed|comment-page-\d+|page\/\d+|\d{1,2})$/i, '');
  for (const each of [path, whole]) {
    const own = known.byPath.get(each);
    if (own !== undefined) return own;
  }
  const numbered = /^\/(?:index\.php\/)?archives\/(\d+)$/.exec(path)?.[1];
  if (numbered !== undefined) return known.byId.get(Number(numbered)) ?? null;
  for (const each of [path, whole]) {
    if (LISTS.test(each) && !/^\/(?:index\.php\/)?blog\/./i.test(each)) continue;
    const last = each.slice(each.lastIndexOf('/') + 1).replace(/\.(?:html?|php)$/i, '');
    const slug = known.bySlug.get(last);
    if (typeof slug === 'string') return slug;
  }
  return null;
}

/** A path as the maps have it: decoded, without the folder, `index.php` and the last slash; `/` for the front page. */
function pathOf(url: URL, folders: readonly string[]): string {
  const path = decodeSlug(url.pathname)
    .replace(/\/{2,}/g, '/')
    .replace(/\/+$/, '');
  const folder = folders.find((each) => each !== '' && (path === each || path.startsWith(`${each}/`))) ?? '';
  const inside = path.slice(folder.length).replace(/^\/index\.php$/, '');
  return inside === '' ? '/' : inside;
}

export interface LinkParts {
  /** Address of the WordPress. */
  base: string;
  /** This site's own address, which a WordPress may give its posts too. */
  publicUrl?: string | undefined;
  isPage?: ((path: string) => boolean) | undefined;
  /** Categories and tags by their names in addresses, which need not be made of the words that readers see. */
  topics?: Iterable<readonly [name: string, topic: string]> | undefined;
}

/**
 * Links from articles to what the firm's WordPress has lead to this site's own: articles, the list, its pages, files.
 * Where there is nothing of the kind, the words of the link stay.
 */
export class OwnLinks {
  readonly #known: Known;
  readonly #posts: ReadonlyMap<string, Post>;

  /**
   * @param posts all articles
   * @param links addresses of posts at the WordPress, by their number
   */
  constructor(
    posts: readonly Post[],
    links: ReadonlyMap<number, string>,
    { base, publicUrl, isPage, topics = [] }: LinkParts,
  ) {
    this.#posts = new Map(posts.map((post) => [post.slug, post]));
    const at = (address: string | undefined) =>
      address !== undefined && URL.canParse(address) ? [new URL(address)] : [];
    const folders = at(base).map(({ pathname }) => pathname.replace(/\/+$/, ''));
    const addresses = posts.flatMap(({ id, slug }) => at(links.get(id)).map((url) => ({ url, slug })));
    const ownHost = at(publicUrl).map(bareHost)[0] ?? null;
    const bySlug = new Map<string, string | null>();
    for (const { slug } of posts) bySlug.set(slug, bySlug.has(slug) ? null : slug);
    for (const { slug, former = [] } of posts) for (const name of former) if (!bySlug.has(name)) bySlug.set(name, slug);
    this.#known = {
      base,
      // The address in posts goes first: the other may be one that only the origin reaches.
      origin:
        [...addresses.map(({ url }) => url), ...at(base)].find((url) => bareHost(url) !== ownHost)?.origin ?? null,
      // The firm's own too: what was written while its WordPress had that address.
      hosts: new Set([...at(base), ...at(publicUrl), ...addresses.map(({ url }) => url)].map(bareHost)),
      folders,
      byPath: new Map(
        addresses
          .filter(({ url }) => pathOf(url, folders) !== '/')
          .map(({ url, slug }) => [pathOf(url, folders), slug]),
      ),
      byId: new Map(posts.map(({ id, slug }) => [id, slug])),
      bySlug,
      topics: new Map([
        ...posts.flatMap((post) => post.topics.map((topic) => [topicSlug(topic), topic] as const)),
        ...topics,
      ]),
      ownHost,
      isPage: isPage ?? (() => false),
    };
  }

  /** Places of articles to which others lead, by the number of the article that has them. */
  places(): Map<number, Set<string>> {
    const wanted = new Map<number, Set<string>>();
    for (const { content } of this.#posts.values()) {
      if (!this.#mayLead(content.rendered)) continue;
      for (const { name, attributes } of elementsOf(parsed(content.rendered))) {
        const place = name === 'a' ? this.#placeOf(attributes.href) : undefined;
        const id = place && 'slug' in place && place.fragment !== '' ? this.#posts.get(place.slug)?.id : undefined;
        if (place && 'slug' in place && id !== undefined) {
          wanted.set(id, (wanted.get(id) ?? new Set()).add(place.fragment));
        }
      }
    }
    return wanted;
  }

  /** The article with its links led here; the same object where there are none. */
  applied(post: Post): Post {
    const html = post.content.rendered;
    if (!this.#mayLead(html)) return post;
    const tree = parsed(html);
    tree.children = tree.children.flatMap((child) => this.#rewritten(child));
    return { ...post, content: { ...post.content, rendered: written(tree) } };
  }

  #rewritten(node: Node): Node[] {
    if (typeof node === 'string') return [node];
    node.children = node.children.flatMap((child) => this.#rewritten(child));
    const place = node.name === 'a' ? this.#placeOf(node.attributes.href) : undefined;
    if (place === undefined) return [node];
    const { rel: _rel, ...attributes } = node.attributes;
    const { id } = attributes;
    if (place === null && isNameless(node, 'host')) return [];
    if (place === null) return id === undefined ? node.children : [{ ...node, name: 'span', attributes: { id } }];
    const address = 'slug' in place ? this.#addressIn(place.slug, place.fragment) : place.address;
    // WordPress's embeds are named by their address alone, which would show where the back end is.
    if (isNameless(node)) node.children = ['slug' in place ? (this.#posts.get(place.slug)?.title.text ?? '') : address];
    return [{ ...node, attributes: { ...(/^https?:/.test(address) ? node.attributes : attributes), href: address } }];
  }

  #addressIn(slug: string, fragment: string): string {
    const name = placeName(fragment);
    const isThere = fragment !== '' && this.#posts.get(slug)?.content.rendered.includes(` id="${name}"`) === true;
    return isThere ? `${articlePath(slug)}#${name}` : articlePath(slug);
  }

  #placeOf(href: string | undefined) {
    return href !== undefined && /^https?:/.test(href) && URL.canParse(href)
      ? placeOf(new URL(href), this.#known)
      : undefined;
  }

  #mayLead = (html: string): boolean => [...this.#known.hosts].some((host) => html.includes(host));
}

/** Whether a link says no more than its host, as this site names frames, or than its address, as authors do too. */
function isNameless({ attributes: { href = '' }, children }: Element, what?: 'host'): boolean {
  const words = children.map(wordsOf).join('').trim();
  return words === new URL(href).hostname.replace(/^www\./, '') || (what !== 'host' && words === href);
}
