/** A signal to a whole group comes twice, by itself and from the program that started this one. */
const SAME_SIGNAL_MS = 1000;

/** What the signals to stop ask for: the first one that the process stops, a later one that it does so at once. */
export class StopSignals {
  readonly #stopping = new AbortController();
  readonly #hurry = new AbortController();
  readonly #now: () => number;
  #stoppedAt = 0;

  constructor(now: () => number = performance.now.bind(performance)) {
    this.#now = now;
  }

  /** Aborted by the first signal. */
  get stopping(): AbortSignal {
    return this.#stopping.signal;
  }

  /** Aborted by the second. */
  get hurry(): AbortSignal {
    return this.#hurry.signal;
  }

  readonly hear = (): void => {
    const now = this.#now();
    if (!this.stopping.aborted) {
      this.#stoppedAt = now;
      this.#stopping.abort();
    } else if (now - this.#stoppedAt > SAME_SIGNAL_MS) this.#hurry.abort();
  };
}
