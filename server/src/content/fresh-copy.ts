import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Post, post } from 'shared/contract/post';
import { z } from 'zod';

/** Where articles come from: the firm's WordPress, or the Markdown files in the site's folder. Newest first. */
export interface PostSource {
  /**
   * @param arrived is told what has come so far together with the copy, so that readers need not wait for the last page
   * @param kept the copy that readers have
   * @throws Error when the source does not answer as it should; the message is for the log. `retryAfterMs` of it says
   *   how long the source asks to be left alone.
   */
  load(arrived: (soFar: Post[]) => void, kept?: readonly Post[]): Promise<Post[]>;
}

/** Newest first; of two with the same date, the one made later. */
export const newestFirst = (a: Post, b: Post): number => b.date.localeCompare(a.date) || b.id - a.id;

export interface FreshCopyOptions {
  source: PostSource;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  /** A copy kept from before the start, if there is one. */
  kept?: Post[] | undefined;
  /** Told every new copy. */
  keep?: (posts: Post[]) => void;
  /** Age in milliseconds from which a reader's request fetches anew in the background. */
  freshMs?: number;
  /** How long the very first readers wait for a source that is slow. */
  coldWaitMs?: number;
  now?: () => number;
}

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;
/** The longest that a source may ask to be left alone for; without a copy the longest pause is. */
const LONGEST_WISH_MS = 10 * 60_000;

/**
 * The last good copy of all articles. Readers get it at once, however old; a fetch runs behind them, one at a time.
 * A failed fetch opens the breaker: nothing is asked for 2 s, then 4, 8 … up to 60 s, or for as long as the source
 * asks, while the copy stays.
 */
export class FreshCopy {
  readonly #options: FreshCopyOptions;
  readonly #now: () => number;
  #posts: Post[] | null;
  #isWhole: boolean;
  #loadedAt = Number.NEGATIVE_INFINITY;
  #closedUntil = Number.NEGATIVE_INFINITY;
  #pauseMs = FIRST_PAUSE_MS;
  #running: Promise<void> | null = null;

  constructor(options: FreshCopyOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#posts = options.kept ?? null;
    this.#isWhole = options.kept !== undefined;
  }

  /** False until a first copy has come to its end: what is not among the posts may still come. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** Never throws: without any copy the answer is the empty list. */
  async posts(): Promise<Post[]> {
    const fresh = this.#now() - this.#loadedAt < (this.#options.freshMs ?? 30_000);
    if (!fresh && this.#now() >= this.#closedUntil) this.#running ??= this.#load();
    if (this.#posts === null && this.#running !== null) await this.#firstOf(this.#running);
    return this.#posts ?? [];
  }

  async #firstOf(running: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.#options.coldWaitMs ?? 1_000);
    });
    await Promise.race([running, patience]);
    clearTimeout(timer);
  }

  async #load(): Promise<void> {
    const before = this.#posts;
    try {
      const posts = await this.#options.source.load((soFar) => {
        this.#posts = soFar;
      }, before ?? []);
      this.#posts = posts;
      this.#isWhole = true;
      this.#loadedAt = this.#now();
      this.#pauseMs = FIRST_PAUSE_MS;
      this.#options.keep?.(posts);
    } catch (error) {
      const wish = error instanceof Error && 'retryAfterMs' in error ? Number(error.retryAfterMs) : 0;
      const most = this.#posts === null || this.#posts.length === 0 ? LONGEST_PAUSE_MS : LONGEST_WISH_MS;
      const pauseMs = Math.max(this.#pauseMs, Math.min(wish, most));
      this.#closedUntil = this.#now() + pauseMs;
      // What came before the failure is no poorer than the copy was.
      if (this.#posts !== null && this.#posts !== before) this.#options.keep?.(this.#posts);
      this.#options.log.error({ err: error, pauseMs }, 'Posts could not be fetched; readers get the last good copy.');
      this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
    } finally {
      this.#running = null;
    }
  }
}

const file = z.object({ from: z.string(), posts: z.array(post) });

/** The last good copy of a WordPress on disk: after a restart readers have their articles though WordPress is away. */
export class CopyFile {
  readonly #path: string;
  readonly #from: string;
  #written = '';

  /** @param from address of the WordPress; a copy of another one is not used */
  constructor(path: string, from: string) {
    this.#path = path;
    this.#from = from;
  }

  read(): Post[] | undefined {
    try {
      const kept = file.parse(JSON.parse(readFileSync(this.#path, 'utf8')));
      return kept.from === this.#from ? kept.posts : undefined;
    } catch {
      return undefined;
    }
  }

  /** Written beside and renamed, so that a reader never meets half a file. A full disk must not stop the articles. */
  write(posts: Post[]): void {
    const text = JSON.stringify({ from: this.#from, posts });
    if (text === this.#written) return;
    try {
      mkdirSync(path.dirname(this.#path), { recursive: true });
      writeFileSync(`${this.#path}.new`, text);
      renameSync(`${this.#path}.new`, this.#path);
      this.#written = text;
    } catch {
      this.#written = '';
    }
  }
}
