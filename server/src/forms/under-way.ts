/** Pages that are made for one visitor alone and at the same time. More of them would keep everybody's pages waiting. */
export const MOST_AT_ONCE = 20;

/** Counts what is worked on at this moment. */
export class UnderWay {
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** Counts the work from its beginning to its end, however it ends. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    this.#count += 1;
    try {
      return await work();
    } finally {
      this.#count -= 1;
    }
  }
}
