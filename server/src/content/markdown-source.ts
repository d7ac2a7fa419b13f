import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Post } from 'shared/contract/post';
import { markdownPost } from '#content/markdown-post.ts';
import { newestFirst, type PostSource } from '#content/post-source.ts';

/** Articles from `*.md` files. A file that cannot be read as an article is logged and left out; the others stay. */
export function markdownSource(folder: string, log: Pick<FastifyBaseLogger, 'error'>): PostSource {
  return {
    async load() {
      const posts = await Promise.all((await markdownFiles(folder)).map((file) => read(path.join(folder, file))));
      return posts.filter((post) => post !== null).sort(newestFirst);
    },
  };

  async function read(file: string): Promise<Post | null> {
    try {
      return markdownPost(path.basename(file, '.md'), await readFile(file, 'utf8'));
    } catch (error) {
      log.error({ err: error, file }, 'An article is left out.');
      return null;
    }
  }
}

async function markdownFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /^[^._].*\.md$/.test(name));
}
