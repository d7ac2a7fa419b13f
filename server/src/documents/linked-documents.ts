import { LRUCache } from 'lru-cache';
import type { CachedResponse } from '#documents/cached-response.ts';

/** Documents of links that are kept, and their bytes: links are many, and most are opened a few times in one day. */
const KEPT = 300;
const KEPT_BYTES = 40_000_000;
/** Links that are worked out at the same time. */
const UNDER_WAY = 6;
/**
 * Links that may be begun at once, and each second from then on: composing one takes two milliseconds from all other
 * pages. Those of a crowd must stay far rarer than every hundredth of them, and a crowd finds nothing saved up.
 */
const USUAL = { atOnce: 40, aSecond: 3 };
const CROWDED = { atOnce: 1, aSecond: 0.5 };
const CROWD = 20;
/**
 * Who comes later waits for a place. Whoever asks for one link after the other gets each of them so; who asks for many at
 * once is slowed down instead of served as fast as the machine can, which all other visitors would feel.
 */
const WAITING = 1_000;
/** Milliseconds of it where few wait: not the same for all, or those who came together would be answered together. */
const PLACE_MS = { least: 350, most: 550 };
/**
 * The more of them wait, the longer: so many leave each second, however many come, because answering them is work too. A
 * line as long as it may become leaves faster, or whoever stands in it by chance would wait too long.
 */
const LEAVE_A_SECOND = 120;
const MOST_PLACE_MS = 3_500;

interface Made {
  response: CachedResponse;
  bytes: number;
}

/**
 * Documents that were rendered for a query, of which anybody can make up as many as they like: few are kept, few are made
 * at a time, and nobody waits for long. What fails is not kept, so that it costs no memory either.
 */
export class LinkedDocuments {
  readonly #kept = new LRUCache<string, Made>({
    max: KEPT,
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes || 1,
  });
  readonly #underWay = new Map<string, Promise<CachedResponse | undefined>>();
  #free = USUAL.atOnce;
  #countedAt = performance.now();
  /** Those who wait for a place, the first one to come at the front; each says whether it got one. */
  readonly #waiting = new Set<() => boolean>();
  #nextTry: NodeJS.Timeout | undefined;

  /** A document that was made before. */
  known(key: string): CachedResponse | undefined {
    return this.#kept.get(key)?.response;
  }

  /**
   * @param make rejects when the page cannot be rendered
   * @param patienceMs how long the first one to ask, and all who come after, wait for it once it is begun
   * @returns undefined when there is no room or no time to make it now; once begun it goes on for those who come later
   */
  async get(key: string, make: () => Promise<Made>, patienceMs: number): Promise<CachedResponse | undefined> {
    const found = this.#found(key, make) ?? ((await this.#place(key, make)) ? this.#begun(key) : undefined);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, patienceMs, undefined);
    });
    const first = await Promise.race([found, late]);
    clearTimeout(timer);
    return first;
  }

  /** What is there, is under way or may be begun now. */
  #found(key: string, make: () => Promise<Made>): CachedResponse | Promise<CachedResponse | undefined> | undefined {
    return this.#begun(key) ?? (this.#mayBegin() ? this.#begin(key, make) : undefined);
  }

  #begun(key: string): CachedResponse | Promise<CachedResponse | undefined> | undefined {
    return this.known(key) ?? this.#underWay.get(key);
  }

  #mayBegin(): boolean {
    const now = performance.now();
    const { atOnce, aSecond } = this.#allowance();
    this.#free = Math.min(atOnce, this.#free + ((now - this.#countedAt) / 1_000) * aSecond);
    this.#countedAt = now;
    if (this.#underWay.size >= UNDER_WAY || this.#free < 1) return false;
    this.#free -= 1;
    return true;
  }

  #allowance() {
    return this.#waiting.size > CROWD ? CROWDED : USUAL;
  }

  /** @returns false when none became free in time, or too many wait for one */
  #place(key: string, make: () => Promise<Made>): Promise<boolean> {
    if (this.#waiting.size >= WAITING) return Promise.resolve(false);
    return new Promise((resolve) => {
      const tryAgain = () => {
        const begun = this.#found(key, make) !== undefined;
        if (begun) leave(true);
        return begun;
      };
      const leave = (begun = false) => {
        clearTimeout(timer);
        this.#waiting.delete(tryAgain);
        resolve(begun);
      };
      const few = PLACE_MS.least + Math.random() * (PLACE_MS.most - PLACE_MS.least);
      const many = Math.min(MOST_PLACE_MS, (this.#waiting.size / LEAVE_A_SECOND) * 1_000);
      const timer = setTimeout(leave, Math.max(few, many));
      this.#waiting.add(tryAgain);
      this.#tryLater();
    });
  }

  /** When the next one may be begun; where it is room that lacks, whatever ends lets in. */
  #tryLater(): void {
    const ms = Math.ceil(((1 - this.#free) / this.#allowance().aSecond) * 1_000);
    if (ms > 0) this.#nextTry ??= setTimeout(() => this.#letIn(), ms);
  }

  #letIn(): void {
    clearTimeout(this.#nextTry);
    this.#nextTry = undefined;
    for (const tryAgain of this.#waiting) {
      if (tryAgain()) continue;
      this.#tryLater();
      return;
    }
  }

  #begin(key: string, make: () => Promise<Made>): Promise<CachedResponse | undefined> {
    const begun = make().then(
      (made) => {
        this.#kept.set(key, made);
        this.#ended(key);
        return made.response;
      },
      () => {
        this.#ended(key);
        return undefined;
      },
    );
    this.#underWay.set(key, begun);
    return begun;
  }

  #ended(key: string): void {
    this.#underWay.delete(key);
    if (this.#waiting.size > 0) this.#letIn();
  }
}
