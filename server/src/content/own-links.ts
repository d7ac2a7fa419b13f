import type { Post } from 'shared/contract/post';
import { placeName } from '#content/anchors.ts';
import { articlePath } from '#content/slug.ts';
import { type Element, elementsOf, type Node, parsed, wordsOf, written } from '#content/tree.ts';
import { bareHost, type Known, pathOf, placeOf, topicSlug } from '#content/wordpress-address.ts';

export interface LinkParts {
  /** Address of the WordPress. */
  base: string;
  /** This site's own address, which a WordPress may give its posts too. */
  publicUrl?: string | undefined;
  isPage?: ((path: string) => boolean) | undefined;
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
  constructor(posts: readonly Post[], links: ReadonlyMap<number, string>, { base, publicUrl, isPage }: LinkParts) {
    this.#posts = new Map(posts.map((post) => [post.slug, post]));
    const at = (address: string | undefined) =>
      address !== undefined && URL.canParse(address) ? [new URL(address)] : [];
    const folders = at(base).map(({ pathname }) => pathname.replace(/\/+$/, ''));
    const addresses = posts.flatMap(({ id, slug }) => at(links.get(id)).map((url) => ({ url, slug })));
    const bySlug = new Map<string, string | null>();
    for (const { slug } of posts) bySlug.set(slug, bySlug.has(slug) ? null : slug);
    this.#known = {
      hosts: new Set([...at(base), ...addresses.map(({ url }) => url)].map(bareHost)),
      folders,
      byPath: new Map(
        addresses
          .filter(({ url }) => pathOf(url, folders) !== '/')
          .map(({ url, slug }) => [pathOf(url, folders), slug]),
      ),
      byId: new Map(posts.map(({ id, slug }) => [id, slug])),
      bySlug,
      topics: new Map(posts.flatMap(({ topics }) => topics.map((topic) => [topicSlug(topic), topic]))),
      ownHost: at(publicUrl).map(bareHost)[0] ?? null,
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
    return [{ ...node, attributes: { ...attributes, href: address } }];
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
