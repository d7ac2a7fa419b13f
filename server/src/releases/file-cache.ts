import fs from 'node:fs';

/** Bytes of release files that stay in memory: all that is live several times over. */
const CAPACITY = 64 * 1024 * 1024;

/** Files of releases, which never change. What was asked for lately is still there when the store cannot be read. */
export class FileCache {
  readonly #files = new Map<string, Buffer>();
  #bytes = 0;

  async read(place: string): Promise<Buffer> {
    const known = this.#files.get(place);
    if (known !== undefined) {
      this.#files.delete(place);
      this.#files.set(place, known);
      return known;
    }
    const content = await fs.promises.readFile(place);
    if (!this.#files.has(place)) this.#bytes += content.length;
    this.#files.set(place, content);
    for (const [oldest, { length }] of this.#files) {
      if (this.#bytes <= CAPACITY) break;
      this.#files.delete(oldest);
      this.#bytes -= length;
    }
    return content;
  }
}
