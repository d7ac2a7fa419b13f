import type { FastifyBaseLogger } from 'fastify';
import type { Post } from 'shared/contract/post';
import { newestFirst, type PostSource } from '#content/post-source.ts';
import { fetchPosts, type Limits, type PostsAnswer, WordPressError } from '#content/wordpress-fetch.ts';
import { wordPressPost } from '#content/wordpress-post.ts';

const PER_PAGE = 20;
const MOST_PAGES = 50;
const LIMITS: Limits = { timeoutMs: 3_000, maxBytes: 2 * 1024 * 1024 };
const FIELDS = 'id,date,modified,slug,status,link,title,content,excerpt,featured_media,_links,_embedded';

/**
 * All published articles of a WordPress, up to 1,000, page by page. Sites without permalinks answer only under
 * `?rest_route=`; whichever form works is kept.
 *
 * @param base address of the WordPress, with its folder if it has one
 */
export function wordPressSource(base: string, log: Pick<FastifyBaseLogger, 'error'>, limits = LIMITS): PostSource {
  let plain = false;

  const address = (perPage: number, page: number) => {
    const url = new URL(`${base.replace(/\/+$/, '')}/${plain ? '' : 'wp-json/wp/v2/posts'}`);
    if (plain) url.searchParams.set('rest_route', '/wp/v2/posts');
    url.searchParams.set('per_page', String(perPage));
    url.searchParams.set('page', String(page));
    url.searchParams.set('_embed', 'wp:featuredmedia,wp:term');
    url.searchParams.set('_fields', FIELDS);
    return url;
  };

  async function firstPage(): Promise<PostsAnswer> {
    try {
      return await page(1);
    } catch (error) {
      if (!(error instanceof WordPressError) || error.kind !== 'no-route') throw error;
      plain = !plain;
      return await page(1);
    }
  }

  async function page(number: number): Promise<PostsAnswer> {
    try {
      return await fetchPosts(address(PER_PAGE, number), limits);
    } catch (error) {
      if (!(error instanceof WordPressError) || error.kind !== 'too-large') throw error;
      return await oneByOne(number);
    }
  }

  /** A page above the cap is fetched post by post, so that one giant costs only itself. */
  async function oneByOne(number: number): Promise<PostsAnswer> {
    const items: unknown[] = [];
    let total: number | null = null;
    for (let place = (number - 1) * PER_PAGE + 1; place <= number * PER_PAGE; place += 1) {
      if (total !== null && place > total) break;
      try {
        const answer = await fetchPosts(address(1, place), limits);
        items.push(...answer.items.slice(0, 1));
        total = answer.totalPages;
        if (total === null) break;
      } catch (error) {
        if (!(error instanceof WordPressError) || error.kind === 'unusable' || error.kind === 'no-route') throw error;
        if (error.kind === 'past-the-end') break;
        log.error({ err: error, place }, 'A post is larger than the cap and is left out.');
      }
    }
    return { items, totalPages: total === null ? null : Math.ceil(total / PER_PAGE) };
  }

  return {
    async load(arrived) {
      const found = new Map<number, Post>();
      const take = ({ items }: PostsAnswer) => {
        for (const item of items) {
          const post = wordPressPost(item, base);
          if (post !== null) found.set(post.id, post);
        }
        return [...found.values()].sort(newestFirst);
      };
      const first = await firstPage();
      let posts = take(first);
      for (let number = 2; number <= Math.min(first.totalPages ?? 1, MOST_PAGES); number += 1) {
        arrived(posts);
        const next = await page(number).catch((error: unknown) => {
          if (error instanceof WordPressError && error.kind === 'past-the-end') return null;
          throw error;
        });
        if (next === null) break;
        posts = take(next);
      }
      return posts;
    },
  };
}
