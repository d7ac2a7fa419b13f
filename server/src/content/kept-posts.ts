import type { Post } from 'shared/contract/post';
import { lacksPictures } from '#content/wordpress-embeds.ts';

/** A drop of more than half has to last so long, and to be seen so often, before it is believed. */
const LONG_MS = 10 * 60_000;
const OFTEN = 3;
/** Posts that are missing and asked for one by one after one answer. */
const AT_ONCE = 20;

/** Names of one post that are remembered, so that readers who have an old address find it. */
const MOST_NAMES = 10;

/** What WordPress says of a post that its list does not have: the post, that it is not for readers, or nothing clear. */
export type Verdict = Post | 'gone' | null;

interface Missing {
  since: number;
  times: number;
  verdict: 'gone' | 'there' | null;
  askedAt: number;
}

/**
 * Decides which posts of the copy go when WordPress's list, read to its end, does not have them: `docs/content.md` says
 * why, under 0136.
 */
export class KeptPosts {
  readonly #missing = new Map<number, Missing>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * @param kept the copy that readers have
   * @param listed ids that the list has, also of posts that cannot be shown: those have been heard of
   * @param ask asks for one post at its own address
   * @returns posts of the copy that stay, by id, as they are or as their own address has them
   */
  async staying(
    kept: readonly Post[],
    listed: ReadonlySet<number>,
    ask: (id: number) => Promise<Verdict>,
  ): Promise<Map<number, Post>> {
    const missing = kept.filter(({ id }) => !listed.has(id));
    for (const id of [...this.#missing.keys()]) if (!missing.some((post) => post.id === id)) this.#missing.delete(id);
    const stay = new Map(missing.map((post) => [post.id, post]));
    let asked = 0;
    for (const { id } of missing) {
      const state = this.#missing.get(id) ?? { since: this.#now(), times: 0, verdict: null, askedAt: -Infinity };
      this.#missing.set(id, state);
      state.times += 1;
      const isDue = state.verdict === null || this.#now() - state.askedAt >= LONG_MS;
      if (!isDue || asked >= AT_ONCE) continue;
      asked += 1;
      const verdict = await ask(id);
      state.askedAt = this.#now();
      state.verdict = verdict === null || verdict === 'gone' ? verdict : 'there';
      if (verdict !== null && verdict !== 'gone') stay.set(id, verdict);
    }
    const lost = missing.map(({ id }) => id).filter((id) => this.#missing.get(id)?.verdict !== 'there');
    const isMost = lost.length * 2 > kept.length;
    for (const id of lost) {
      if (this.#missing.get(id)?.verdict === 'gone' && (!isMost || this.#hasLasted(id))) stay.delete(id);
    }
    return stay;
  }

  #hasLasted(id: number): boolean {
    const state = this.#missing.get(id);
    return state !== undefined && state.times >= OFTEN && this.#now() - state.since >= LONG_MS;
  }
}

/**
 * A post as it came, with what the copy has and WordPress did not send. Its text where it came without any and its
 * author has not changed it since: a builder that is switched off leaves nothing of a text, and an author who empties
 * one makes a new version of it; or where pictures that the text names by number could not be had this time. Its own
 * picture and topics where the answer names them by number alone. And always the names that it had before.
 *
 * @param item the post as WordPress sent it
 */
export function richer(came: Post, kept: Post | undefined, item: unknown): Post {
  if (kept === undefined) return came;
  const isEmptied = came.content.rendered === '' && kept.content.rendered !== '';
  const isPoorer = lacksPictures(item) && pictures(kept) > pictures(came);
  const isLost = (isEmptied || isPoorer) && !(came.modified > kept.modified);
  const { content, excerpt, reading_minutes } = kept;
  const { featured_media = 0, categories, tags, _embedded } = item as Record<string, unknown>;
  const lacks = (name: string) => typeof _embedded !== 'object' || _embedded === null || !(name in _embedded);
  // WordPress puts an error there for a picture that it may not show just now.
  const isUntold = lacks('wp:featuredmedia') || !tellsPicture(_embedded);
  const hasTopics = [categories, tags].some((ids) => Array.isArray(ids) && ids.length > 0);
  const former = [...new Set([...(kept.former ?? []), kept.slug])].filter((slug) => slug !== came.slug);
  return {
    ...came,
    ...(former.length > 0 ? { former: former.slice(-MOST_NAMES) } : {}),
    ...(isLost ? { content, excerpt, reading_minutes } : {}),
    picture: came.picture ?? (isUntold && Number(featured_media) > 0 ? kept.picture : null),
    topics: lacks('wp:term') && hasTopics ? kept.topics : came.topics,
  };
}

const tellsPicture = (embedded: unknown): boolean => {
  const list = (embedded as Record<string, unknown>)['wp:featuredmedia'];
  return (
    Array.isArray(list) && list.some((each: { source_url?: unknown } | null) => typeof each?.source_url === 'string')
  );
};

const pictures = ({ content }: Post) => content.rendered.split('<img ').length;
