import type { FastifyBaseLogger } from 'fastify';
import type { Post } from 'shared/contract/post';
import { newestFirst, type PostSource } from '#content/fresh-copy.ts';
import { KeptPosts, richer, type Verdict } from '#content/kept-posts.ts';
import { type LinkParts, OwnLinks } from '#content/own-links.ts';
import { articlePath } from '#content/slug.ts';
import { Unchanged } from '#content/unchanged.ts';
import { WordPressEmbeds } from '#content/wordpress-embeds.ts';
import { fetchPost, type Limits, WordPressError } from '#content/wordpress-http.ts';
import { type AddressOf, idOf, WordPressPages } from '#content/wordpress-pages.ts';
import { isHidden, topicsBySlug, wordPressPost } from '#content/wordpress-post.ts';

/** Nobody waits for the list: a WordPress that needs long for twenty posts is read all the same. */
const LIMITS: Limits = { timeoutMs: 25_000, maxBytes: 2 * 1024 * 1024 };
const FIELDS =
  'id,date,date_gmt,modified,modified_gmt,slug,status,link,title,content,excerpt,featured_media,categories,tags,_links,_embedded';

export interface SourceOptions {
  limits?: Limits | undefined;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** What links to this site's own pages are known by. */
  site?: Omit<LinkParts, 'base'>;
}

/**
 * All published articles of a WordPress, up to 1,000, page by page, and those of the copy that it has not taken back.
 * Sites without permalinks answer only under `?rest_route=`; whichever form works is kept.
 *
 * @param base address of the WordPress, with its folder if it has one
 */
export function wordPressSource(
  base: string,
  log: Pick<FastifyBaseLogger, 'error'>,
  { limits = LIMITS, now = Date.now, site = {} }: SourceOptions = {},
): PostSource {
  let plain = false;
  const kept = new KeptPosts(now);
  const told = new Set<string>();
  // Every half minute the whole list comes, and mostly as it was: cleaning and leading a thousand articles anew would hold
  // the origin for seconds.
  const cleaned = new Unchanged<Post | 'hidden' | null>();
  const led = new Unchanged<Post[]>();

  /** Each thing is said once, not with each fetch. */
  const once = (key: string, details: object, message: string) => {
    if (told.has(key) || told.size >= 1_000) return;
    told.add(key);
    log.error(details, message);
  };

  const address: AddressOf = (path, query) => {
    const url = new URL(`${base.replace(/\/+$/, '')}/${plain ? '' : `wp-json/wp/v2${path}`}`);
    if (plain) url.searchParams.set('rest_route', `/wp/v2${path}`);
    const whole = { _embed: 'wp:featuredmedia,wp:term', _fields: FIELDS };
    const all = { ...query, ...(path.startsWith('/posts') ? whole : {}) };
    for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
    return url;
  };

  const pages = new WordPressPages({
    address,
    limits,
    leftOut: (place, error) =>
      once(`large ${place}`, { err: error, place }, 'A post is larger than the cap and is left out.'),
  });

  async function load(arrived: (soFar: Post[]) => void, copy: readonly Post[]): Promise<Post[]> {
    const before = new Map(copy.map((post) => [post.id, post]));
    const found = new Map<number, Post>();
    const came = new Map<number, unknown>();
    const embeds = new WordPressEmbeds(address, limits);
    const hidden = new Set<number>();
    const shown = () => {
      const rest = copy.filter(({ id }) => !found.has(id) && !hidden.has(id));
      return linked([...found.values(), ...rest], came);
    };
    let read = 0;
    try {
      for await (const { items, noise, isLast } of pages.read()) {
        if (noise !== '') {
          const message = 'WordPress sends its posts with something around them, which is passed over.';
          once('noise', { noise: noise.slice(0, 300) }, message);
        }
        for (const item of await embeds.filled(items)) {
          const post = cleaned.of(String(idOf(item)), item, () => readable(item));
          if (post === 'hidden') hidden.add(Number(idOf(item)));
          else if (post !== null) {
            found.set(post.id, richer(post, before.get(post.id), item));
            came.set(post.id, item);
          }
        }
        read += 1;
        // After 1, 2, 4, 8 … pages: links are led anew each time, which for the longest lists would keep readers waiting.
        if (copy.length === 0 && !isLast && (read & (read - 1)) === 0) arrived(shown());
      }
    } catch (error) {
      if (read > 0) arrived(shown());
      throw error;
    }
    const verdict = async (id: number): Promise<Verdict> => {
      const told = await fetchPost(address(`/posts/${id}`, {}), limits);
      if (told === null || told === 'gone') return told;
      const [item] = await embeds.filled([told]);
      const post = readable(item);
      if (post === 'hidden') return 'gone';
      if (post?.id !== id) return null;
      came.set(id, item);
      return richer(post, before.get(id), item);
    };
    const staying = await kept.staying(copy, new Set([...found.keys(), ...hidden]), verdict);
    if (staying.size > 0) {
      const ids = [...staying.keys()].sort((a, b) => a - b);
      once(
        `staying ${ids.join()}`,
        { ids },
        'WordPress’s list lacks posts that it has not clearly taken back; they stay.',
      );
    }
    cleaned.keep(new Set([...came.keys(), ...hidden].map(String)));
    const material = [
      [...found.keys()].map((id) => [id, cleaned.markOf(String(id))]),
      [...staying.values()].map(({ id, modified }) => [id, modified]),
    ];
    return led.of('all', material, () => linked([...found.values(), ...staying.values()], came));
  }

  /** The articles with their links led to each other, newest first. */
  function linked(read: readonly Post[], came: ReadonlyMap<number, unknown>): Post[] {
    const posts = withNames(read);
    const links = new Map([...came].flatMap(([id, item]) => linkOf(item).map((link) => [id, link] as const)));
    const parts = { base, ...site, topics: topicsBySlug(came.values()) };
    const places = new OwnLinks(posts, links, parts).places();
    // A place to which only others lead was given up when its article was read.
    const withPlaces = posts.map((post) => {
      const wanted = places.get(post.id);
      const again =
        wanted === undefined
          ? null
          : wordPressPost(came.get(post.id), base, { places: wanted, publicUrl: site.publicUrl });
      const { slug, link } = post;
      return again === null ? post : richer({ ...again, slug, link }, post, came.get(post.id));
    });
    const own = new OwnLinks(withPlaces, links, parts);
    return withPlaces.map((post) => own.applied(post)).sort(newestFirst);
  }

  /** A post, or that it is not for readers. What cannot be read is told, and costs no other post. */
  function readable(item: unknown): Post | 'hidden' | null {
    let err: unknown;
    try {
      const post = isHidden(item) ? 'hidden' : wordPressPost(item, base, { publicUrl: site.publicUrl });
      if (post !== null) return post;
    } catch (error) {
      err = error;
    }
    const id = idOf(item);
    once(`left out ${id}`, { err, id }, 'A post cannot be read and is left out.');
    return null;
  }

  return {
    async load(arrived, copy = []) {
      try {
        return await load(arrived, copy);
      } catch (error) {
        if (!(error instanceof WordPressError) || error.kind !== 'no-route') throw error;
        plain = !plain;
        return await load(arrived, copy);
      }
    },
  };
}

/**
 * Each article under a name of its own: plugins for several languages, and importers, give two the same. The oldest one
 * keeps it.
 */
function withNames(posts: readonly Post[]): Post[] {
  const taken = new Map<string, number>();
  for (const { id, slug } of posts) taken.set(slug, Math.min(id, taken.get(slug) ?? id));
  return posts.map((post) => {
    if (taken.get(post.slug) === post.id) return post;
    const slug = `${post.slug}-${post.id}`;
    return { ...post, slug, link: articlePath(slug) };
  });
}

const linkOf = (item: unknown): string[] =>
  typeof item === 'object' && item !== null && 'link' in item && typeof item.link === 'string' ? [item.link] : [];
