import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Post, post } from 'shared/contract/post';
import { z } from 'zod';

const file = z.object({ from: z.string(), posts: z.array(post) });

/** The last good copy of a WordPress on disk: after a restart readers have their articles though WordPress is away. */
export class CopyFile {
  readonly #path: string;
  readonly #from: string;
  #written = '';

  /** @param from address of the WordPress; a copy of another one is not used */
  constructor(path: string, from: string) {
    this.#path = path;
    this.#from = from;
  }

  read(): Post[] | undefined {
    try {
      const kept = file.parse(JSON.parse(readFileSync(this.#path, 'utf8')));
      return kept.from === this.#from ? kept.posts : undefined;
    } catch {
      return undefined;
    }
  }

  /** Written beside and renamed, so that a reader never meets half a file. A full disk must not stop the articles. */
  write(posts: Post[]): void {
    const text = JSON.stringify({ from: this.#from, posts });
    if (text === this.#written) return;
    try {
      mkdirSync(path.dirname(this.#path), { recursive: true });
      writeFileSync(`${this.#path}.new`, text);
      renameSync(`${this.#path}.new`, this.#path);
      this.#written = text;
    } catch {
      this.#written = '';
    }
  }
}
