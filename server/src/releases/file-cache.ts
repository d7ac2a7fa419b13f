import fs from 'node:fs';
import { Lru } from '#memory/lru.ts';

/** Bytes of release files that stay in memory: all that is live several times over. */
const CAPACITY = 64 * 1024 * 1024;

/** Files of releases, which never change. What was asked for lately is still there when the store cannot be read. */
export class FileCache {
  readonly #files = new Lru<Buffer>({ mostBytes: CAPACITY, bytesOf: ({ length }) => length });

  async read(place: string): Promise<Buffer> {
    const known = this.#files.get(place);
    if (known !== undefined) return known;
    const content = await fs.promises.readFile(place);
    this.#files.set(place, content);
    return content;
  }
}
