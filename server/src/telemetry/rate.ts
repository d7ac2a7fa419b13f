import { addressGroup } from '#http/client-address.ts';

/** Calls per minute from one address or IPv6 network, and from all together. */
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
    const { name } = addressGroup(address);
    const calls = (this.#calls.get(name) ?? 0) + 1;
    this.#calls.set(name, calls);
    // What one address sends too much takes nothing from the others.
    if (calls > PER_ADDRESS) return false;
    this.#all += 1;
    return this.#all <= TOGETHER;
  }
}
