/** Calls per minute from one address, and from all together. */
const PER_ADDRESS = 30;
const TOGETHER = 1_200;
const WINDOW_MS = 60_000;

/** Counts calls in windows of a minute. Addresses are forgotten with their window. */
export class Rate {
  #began = 0;
  #all = 0;
  readonly #calls = new Map<string, number>();

  /** @returns false for a call too many */
  allows(address: string, now = Date.now()): boolean {
    if (now - this.#began >= WINDOW_MS) {
      this.#began = now;
      this.#all = 0;
      this.#calls.clear();
    }
    const calls = (this.#calls.get(address) ?? 0) + 1;
    this.#calls.set(address, calls);
    this.#all += 1;
    return calls <= PER_ADDRESS && this.#all <= TOGETHER;
  }
}
