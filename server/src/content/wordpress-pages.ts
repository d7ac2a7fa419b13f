import { fetchPosts, type Limits, type PostsAnswer, WordPressError } from '#content/wordpress-http.ts';

const MOST_POSTS = 1_000;
const MOST_PAGES = 100;
/** Posts asked for at once; some hosts refuse more than a few. 0: whatever WordPress itself takes. */
const PAGE_SIZES = [20, 10, 5, 0];

type Order = Record<string, string>;
/** No two posts have the same one. */
const BY_NUMBER: Order = { orderby: 'id' };

type Page = PostsAnswer & { isLast: boolean };

/** The address of a call of WordPress: its path below `/wp/v2`, with a query. */
export type AddressOf = (path: string, query: Record<string, string>) => URL;

export interface PagesParts {
  address: AddressOf;
  limits: Limits;
  /** Told of a post that is larger than the limit, by its place in the list. */
  leftOut: (place: number, error: WordPressError) => void;
}

/** Reads all pages of the list of posts. The size of page that works with this WordPress is kept for the next time. */
export class WordPressPages {
  readonly #parts: PagesParts;
  #sizes = PAGE_SIZES;
  #order: Order = {};

  constructor(parts: PagesParts) {
    this.#parts = parts;
  }

  /**
   * All answers, page by page. Posts of one date, as an import makes them, may change places between two pages: one comes
   * twice, and another one not at all. Then the list is read once more by the posts' numbers, and so from then on.
   *
   * @throws WordPressError when a page before the end cannot be had
   */
  async *read(): AsyncGenerator<Page> {
    const before = this.#order;
    // Whatever fails by numbers is read by dates the next time.
    this.#order = {};
    const lacks = yield* this.#list(before);
    this.#order = before;
    if (!lacks || before === BY_NUMBER) return;
    try {
      yield* this.#list(BY_NUMBER);
      this.#order = BY_NUMBER;
    } catch (error) {
      // What the first reading has is no less for it.
      if (!(error instanceof WordPressError)) throw error;
    }
  }

  /**
   * All answers of one reading, until the end shows: a page that brings nothing new, the error of a page that is not
   * there, or a short page where the headers agree. Headers alone end nothing, so that no wrong one costs a post.
   *
   * @returns whether posts came twice, and fewer than the headers say
   */
  async *#list(order: Order): AsyncGenerator<Page, boolean> {
    const seen = new Set<string>();
    let total = 0;
    let came = 0;
    for (let number = 1; number <= MOST_PAGES && seen.size < MOST_POSTS; number += 1) {
      const answer = await this.#page(number, order).catch((error: unknown) => {
        if (number > 1 && isPastTheEnd(error, seen.size >= total)) return null;
        throw error;
      });
      if (answer === null) break;
      const before = seen.size;
      total = answer.total ?? total;
      for (const item of answer.items) seen.add(idOf(item));
      const agrees = answer.totalPages === number || answer.total === seen.size;
      if (seen.size > before) came += answer.items.length;
      const isLast = seen.size === before || (agrees && answer.items.length < this.#size);
      yield { ...answer, isLast };
      if (isLast) break;
    }
    return came > seen.size && seen.size < Math.min(total, MOST_POSTS);
  }

  get #size(): number {
    return this.#sizes[0] || 10;
  }

  async #page(number: number, order: Order): Promise<PostsAnswer> {
    const [size = 0] = this.#sizes;
    try {
      return await this.#ask(size, number, order);
    } catch (error) {
      if (!(error instanceof WordPressError)) throw error;
      if (error.kind === 'too-large') return await this.#oneByOne(number, order);
      if (error.kind !== 'page-size' || this.#sizes.length === 1 || number > 1) throw error;
      this.#sizes = this.#sizes.slice(1);
      return await this.#page(number, order);
    }
  }

  #ask(size: number, page: number, order: Order): Promise<PostsAnswer> {
    const perPage = size === 0 ? {} : { per_page: String(size) };
    return fetchPosts(this.#parts.address('/posts', { ...perPage, page: String(page), ...order }), this.#parts.limits);
  }

  /** A page above the limit is fetched post by post, so that one giant costs only itself. */
  async #oneByOne(number: number, order: Order): Promise<PostsAnswer> {
    const items: unknown[] = [];
    const seen = new Set<string>();
    let total: number | null = null;
    for (let place = (number - 1) * this.#size + 1; place <= number * this.#size; place += 1) {
      try {
        const answer = await this.#ask(1, place, order);
        const [item] = answer.items;
        if (item === undefined || seen.has(idOf(item))) break;
        seen.add(idOf(item));
        items.push(item);
        ({ total } = answer);
      } catch (error) {
        if (!(error instanceof WordPressError) || !['past-the-end', 'too-large'].includes(error.kind)) throw error;
        if (error.kind === 'past-the-end') break;
        this.#parts.leftOut(place, error);
      }
    }
    return { items, total: null, totalPages: total === null ? null : Math.ceil(total / this.#size), noise: '' };
  }
}

/** The number of a post as it stands there; empty for what has none. */
export const idOf = (item: unknown): string =>
  typeof item === 'object' && item !== null && 'id' in item ? String(item.id) : '';

/**
 * WordPress itself says 400; plugins and proxies make a page of it that is not found, as they do of what they block.
 *
 * @param isWhole whether as many posts came as the headers said
 */
const isPastTheEnd = (error: unknown, isWhole: boolean): boolean =>
  error instanceof WordPressError &&
  (error.kind === 'past-the-end' || (error.kind === 'no-route' && error.status === 404 && isWhole));
