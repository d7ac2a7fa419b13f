import type { PreparedDocument } from '#documents/prepared-document.ts';

/** Documents kept in memory; each is some tens of kilobytes. */
const CAPACITY = 500;

interface Made {
  document: PreparedDocument;
  /** False for a document that should be made again at the next request. */
  keep: boolean;
}

/** Remembers documents by everything that they are made of; requests for one that is being made share the work. */
export class RenderCache {
  readonly #documents = new Map<string, Promise<Made>>();

  async get(key: string, make: () => Promise<Made>): Promise<PreparedDocument> {
    const known = this.#documents.get(key);
    if (known !== undefined) {
      // Asked for again: the least recently wanted one goes first.
      this.#documents.delete(key);
      this.#documents.set(key, known);
      return (await known).document;
    }
    const making = make();
    this.#documents.set(key, making);
    const [oldest] = this.#documents.keys();
    if (this.#documents.size > CAPACITY && oldest !== undefined) this.#documents.delete(oldest);
    try {
      const made = await making;
      if (!made.keep) this.#documents.delete(key);
      return made.document;
    } catch (error) {
      this.#documents.delete(key);
      throw error;
    }
  }
}
