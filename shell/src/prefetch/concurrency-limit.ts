/** Prefetches that run at the same time. A browser has six connections to one host; the page itself needs some of them. */
const AT_ONCE = 2;

/** Milliseconds after which a prefetch counts as hanging. */
const PATIENCE_MS = 4_000;

/**
 * Runs prefetches, few at a time. What hangs keeps its connection and nothing can take it away, so after the first that
 * hangs none begins any more: what a visitor really asks for must still get through.
 */
export class ConcurrencyLimit {
  #running = 0;
  #closed = false;
  readonly #waiting: (() => void)[] = [];

  /** @throws Error when prefetching has ended; what `act` throws */
  async run(act: () => Promise<void>): Promise<void> {
    while (this.#running >= AT_ONCE && !this.#closed) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    if (this.#closed) throw new Error('Prefetching has ended.');
    this.#running += 1;
    const timer = setTimeout(() => this.#close(), PATIENCE_MS);
    try {
      await act();
    } finally {
      clearTimeout(timer);
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }

  #close(): void {
    this.#closed = true;
    for (const go of this.#waiting.splice(0)) go();
  }
}
