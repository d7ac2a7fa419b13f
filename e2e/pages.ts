import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageDeclaration } from 'shared/remote';

const root = path.resolve(import.meta.dirname, '..');

/** A page at an address of its own. */
export interface Card {
  /** Folder of the remote that owns it. */
  remote: string;
  path: string;
  signedIn: boolean;
  /** Whether search engines may list it. */
  listed: boolean;
}

/** Pages of a pattern at an address that exists in the sample site, or leads to their empty state. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  '/blogs/:slug': fs.readdirSync(path.join(root, 'site/posts')).map((file) => `/blogs/${path.parse(file).name}`),
  '/appointment/:id': ['/appointment/x'],
};

/**
 * Every page that the remotes declare, so that a new page needs no line in a test.
 *
 * @throws Error for a pattern without an example
 */
export async function declaredCards(): Promise<Card[]> {
  const remotes = fs.globSync('remote-*/src/pages.ts', { cwd: root }).sort();
  const all = await Promise.all(
    remotes.map(async (file) => {
      const { pages }: { pages: PageDeclaration[] } = await import(pathToFileURL(path.join(root, file)).href);
      const [remote = ''] = file.split(path.sep);
      return pages.flatMap((page) =>
        addressesOf(page.path).map((address) => ({
          remote,
          path: address,
          signedIn: page.access === 'signed-in',
          listed: page.indexable !== false,
        })),
      );
    }),
  );
  return all.flat();
}

function addressesOf(pattern: string): readonly string[] {
  if (!pattern.includes(':')) return [pattern];
  const examples = EXAMPLES[pattern];
  if (examples === undefined) throw new Error(`Name an address of ${pattern} in e2e/pages.ts.`);
  return examples;
}
