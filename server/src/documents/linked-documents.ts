import type { Answer } from '#documents/answer.ts';

/** Documents of links that are kept, and their bytes: links are many, and most are opened a few times in one day. */
const KEPT = 300;
const KEPT_BYTES = 24_000_000;
/** Links that are worked out or wait for it. With more, the next ones go out without figures. */
const UNDER_WAY = 6;
/** Links that may be begun at once, and each second from then on: composing one takes about 2 ms from all other pages. */
const AT_ONCE = 40;
const A_SECOND = 10;

interface Made {
  answer: Answer;
  bytes: number;
}

/**
 * Documents that were rendered for a query, of which anybody can make up as many as they like: few are kept, few are made
 * at a time, and nobody waits for long. What fails is not kept, so that it costs no memory either.
 */
export class LinkedDocuments {
  readonly #kept = new Map<string, Made>();
  readonly #underWay = new Map<string, Promise<Answer | undefined>>();
  #bytes = 0;
  #free = AT_ONCE;
  #countedAt = performance.now();

  /** A document that was made before; the least recently wanted one goes first. */
  known(key: string): Answer | undefined {
    const made = this.#kept.get(key);
    if (made === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, made);
    return made.answer;
  }

  /**
   * @param make rejects when the page cannot be rendered
   * @param patienceMs how long the first one to ask, and all who come after, wait for it
   * @returns undefined when there is no room or no time to make it now; once begun it goes on for those who come later
   */
  async get(key: string, make: () => Promise<Made>, patienceMs: number): Promise<Answer | undefined> {
    const known = this.known(key) ?? this.#underWay.get(key);
    if (known === undefined && !this.#mayBegin()) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, patienceMs, undefined);
    });
    const first = await Promise.race([known ?? this.#begin(key, make), late]);
    clearTimeout(timer);
    return first;
  }

  #mayBegin(): boolean {
    const now = performance.now();
    this.#free = Math.min(AT_ONCE, this.#free + ((now - this.#countedAt) / 1_000) * A_SECOND);
    this.#countedAt = now;
    if (this.#underWay.size >= UNDER_WAY || this.#free < 1) return false;
    this.#free -= 1;
    return true;
  }

  #begin(key: string, make: () => Promise<Made>): Promise<Answer | undefined> {
    const begun = make().then(
      (made) => {
        this.#underWay.delete(key);
        this.#keep(key, made);
        return made.answer;
      },
      () => {
        this.#underWay.delete(key);
        return undefined;
      },
    );
    this.#underWay.set(key, begun);
    return begun;
  }

  #keep(key: string, made: Made): void {
    this.#kept.set(key, made);
    this.#bytes += made.bytes;
    for (const [oldest, { bytes }] of this.#kept) {
      if (this.#kept.size <= KEPT && this.#bytes <= KEPT_BYTES) return;
      this.#kept.delete(oldest);
      this.#bytes -= bytes;
    }
  }
}
