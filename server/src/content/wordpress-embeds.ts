import { fetchPosts } from '#content/wordpress-fetch.ts';
import { type Limits, WordPressError } from '#content/wordpress-http.ts';
import type { AddressOf } from '#content/wordpress-pages.ts';

type Fields = Record<string, unknown>;

/** Where things are that a post names by number, and what is wanted of them. */
const LISTS = {
  categories: { path: '/categories', fields: 'id,name,slug,taxonomy' },
  tags: { path: '/tags', fields: 'id,name,slug,taxonomy' },
  featured_media: { path: '/media', fields: 'id,source_url,alt_text,media_details' },
} as const;
type Kind = keyof typeof LISTS;
const KINDS = Object.keys(LISTS) as Kind[];
/** Of one kind, as many as WordPress answers at once. */
const MOST = 100;

/**
 * Categories, tags and pictures of posts that came with their numbers alone: some hosts take `_embed` out of an address,
 * or what it brings out of the answer. Each number is asked for once.
 */
export class WordPressEmbeds {
  readonly #address: AddressOf;
  readonly #limits: Limits;
  readonly #known: Record<Kind, Map<number, unknown>> = {
    categories: new Map(),
    tags: new Map(),
    featured_media: new Map(),
  };

  constructor(address: AddressOf, limits: Limits) {
    this.#address = address;
    this.#limits = limits;
  }

  /** The items with what they lacked, as far as WordPress tells it; without it they come as they are. */
  async filled(items: readonly unknown[]): Promise<unknown[]> {
    const bare = items.filter((item): item is Fields => isFields(item) && !isFields(item._embedded));
    for (const kind of KINDS) await this.#ask(kind, new Set(bare.flatMap((item) => idsOf(item[kind]))));
    const found = (item: Fields, kind: Kind) => idsOf(item[kind]).flatMap((id) => this.#known[kind].get(id) ?? []);
    return items.map((item) => {
      if (!isFields(item) || isFields(item._embedded)) return item;
      const terms = [found(item, 'categories'), found(item, 'tags')];
      const pictures = found(item, 'featured_media');
      const _embedded = {
        ...(terms.flat().length > 0 ? { 'wp:term': terms } : {}),
        ...(pictures.length > 0 ? { 'wp:featuredmedia': pictures } : {}),
      };
      return Object.keys(_embedded).length > 0 ? { ...item, _embedded } : item;
    });
  }

  async #ask(kind: Kind, ids: ReadonlySet<number>): Promise<void> {
    const known = this.#known[kind];
    const include = [...ids].filter((id) => !known.has(id)).slice(0, MOST);
    if (include.length === 0) return;
    const { path, fields } = LISTS[kind];
    const query = { include: include.join(), per_page: String(MOST), _fields: fields };
    try {
      const { items } = await fetchPosts(this.#address(path, query), this.#limits);
      for (const item of items) if (isFields(item)) known.set(Number(item.id), item);
    } catch (error) {
      if (!(error instanceof WordPressError)) throw error;
    }
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const idsOf = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).map(Number).filter((id) => Number.isInteger(id) && id > 0);
