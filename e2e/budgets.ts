import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Of every public page until it is alive: bytes of its HTML and stylesheets, and requests, the document's own among them. */
export const budgets = { readableBytes: 20_000, requestsFirst: 9 };

/** Bytes of script as browsers get them, until a page is alive: before its chart, and before anything for later pages. */
const SCRIPT_BYTES = { computes: 150_000, tells: 110_000 };

/** What a remote's `budgets.ts` says of its public pages: by path, whether the page computes or tells. */
export type PageKinds = Readonly<Record<string, keyof typeof SCRIPT_BYTES>>;

const root = path.resolve(import.meta.dirname, '..');

/** The folders of the remotes whose pages have budgets, each with what it says of them. */
const kindsByRemote = new Map(
  await Promise.all(
    fs.globSync('remote-*/budgets.ts', { cwd: root }).map(async (file): Promise<[string, PageKinds]> => {
      const { pageKinds }: { pageKinds: PageKinds } = await import(pathToFileURL(path.join(root, file)).href);
      return [path.dirname(file), pageKinds];
    }),
  ),
);

/** Folders of the remotes that have public pages. */
export const remotesWithBudgets: readonly string[] = [...kindsByRemote.keys()].sort();

/**
 * @returns the folder of the remote that gives this public page its budget
 * @throws Error for a page that nobody has given a budget: a new page needs one
 */
export function remoteOf(route: string): string {
  for (const [remote, kinds] of kindsByRemote) if (Object.hasOwn(kinds, withoutSlug(route))) return remote;
  throw new Error(`${route} has no budget in the budgets.ts of its remote.`);
}

/**
 * @returns bytes of script that a public page may load until it is alive
 * @throws Error as {@link remoteOf}
 */
export function scriptBudget(route: string): number {
  return SCRIPT_BYTES[kindsByRemote.get(remoteOf(route))?.[withoutSlug(route)] ?? 'tells'];
}

const withoutSlug = (route: string) => route.replace(/^\/blogs\/[^/]+$/, '/blogs/:slug');
