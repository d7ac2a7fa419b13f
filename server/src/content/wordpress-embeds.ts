import { numberedPicturesIn } from '#content/shortcodes.ts';
import { fetchPosts, type Limits, WordPressError } from '#content/wordpress-http.ts';
import type { AddressOf } from '#content/wordpress-pages.ts';

type Fields = Record<string, unknown>;

/** Where things are that a post names by number, its text too, and what is wanted of them. */
const LISTS = {
  categories: { path: '/categories', fields: 'id,name,slug,taxonomy' },
  tags: { path: '/tags', fields: 'id,name,slug,taxonomy' },
  featured_media: { path: '/media', fields: 'id,source_url,alt_text,media_details' },
  inText: { path: '/media', fields: 'id,source_url,alt_text' },
} as const;
type Kind = keyof typeof LISTS;
type Numbers = Record<Kind, number[]>;
const KINDS = Object.keys(LISTS) as Kind[];
/** Of one kind, as many as WordPress answers at once, and so many answers for one page of posts. */
const MOST = 100;
const ANSWERS = 5;

/**
 * Categories, tags and pictures of posts that came with their numbers alone: some hosts take `_embed` out of an address,
 * or what it brings out of the answer, and a builder's shortcodes name the pictures of the text so. Each number is asked
 * for once.
 */
export class WordPressEmbeds {
  readonly #address: AddressOf;
  readonly #limits: Limits;
  readonly #known: Record<Kind, Map<number, unknown>> = {
    categories: new Map(),
    tags: new Map(),
    featured_media: new Map(),
    inText: new Map(),
  };

  constructor(address: AddressOf, limits: Limits) {
    this.#address = address;
    this.#limits = limits;
  }

  /** The items with what they lacked, as far as WordPress tells it; without it they come as they are. */
  async filled(items: readonly unknown[]): Promise<unknown[]> {
    const wanted = new Map(items.filter(isFields).map((item) => [item, numbersIn(item)]));
    for (const kind of KINDS) {
      await this.#ask(kind, new Set([...wanted.values()].flatMap((numbers) => numbers[kind])));
    }
    const filled = new Map<unknown, Fields>([...wanted].map(([item, numbers]) => [item, this.#filled(item, numbers)]));
    return items.map((item) => filled.get(item) ?? item);
  }

  #filled(item: Fields, numbers: Numbers): Fields {
    const terms = [this.#found('categories', numbers), this.#found('tags', numbers)];
    const picture = this.#found('featured_media', numbers);
    const numbered = this.#found('inText', numbers);
    const _embedded = {
      ...(isFields(item._embedded) ? item._embedded : {}),
      ...(terms.flat().length > 0 ? { 'wp:term': terms } : {}),
      ...(picture.length > 0 ? { 'wp:featuredmedia': picture } : {}),
      ...(numbered.length > 0 ? { numbered } : {}),
    };
    return Object.keys(_embedded).length > 0 ? { ...item, _embedded } : item;
  }

  #found(kind: Kind, numbers: Numbers): unknown[] {
    return numbers[kind].flatMap((id) => this.#known[kind].get(id) ?? []);
  }

  async #ask(kind: Kind, ids: ReadonlySet<number>): Promise<void> {
    const known = this.#known[kind];
    const { path, fields } = LISTS[kind];
    const wanted = [...ids].filter((id) => !known.has(id)).slice(0, MOST * ANSWERS);
    for (let from = 0; from < wanted.length; from += MOST) {
      const query = { include: wanted.slice(from, from + MOST).join(), per_page: String(MOST), _fields: fields };
      try {
        const { items } = await fetchPosts(this.#address(path, query), this.#limits);
        for (const item of items) if (isFields(item)) known.set(Number(item.id), item);
      } catch (error) {
        if (!(error instanceof WordPressError)) throw error;
      }
    }
  }
}

/** What a post names by number and has not brought along. */
function numbersIn({ _embedded, categories, tags, featured_media, content }: Fields): Numbers {
  const own = (value: unknown) => (isFields(_embedded) ? [] : idsOf(value));
  const text = isFields(content) ? content.rendered : content;
  return {
    categories: own(categories),
    tags: own(tags),
    featured_media: own(featured_media),
    inText: typeof text === 'string' ? numberedPicturesIn(text) : [],
  };
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const idsOf = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).map(Number).filter((id) => Number.isInteger(id) && id > 0);

/** Whether the text of a post names pictures that could not be had. */
export function lacksPictures(item: unknown): boolean {
  if (!isFields(item)) return false;
  const { numbered } = isFields(item._embedded) ? item._embedded : {};
  const had = new Set(Array.isArray(numbered) ? numbered.map((each) => (isFields(each) ? Number(each.id) : 0)) : []);
  return numbersIn(item).inText.some((id) => !had.has(id));
}
