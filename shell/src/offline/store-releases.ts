import type { OfflineFile, OfflineList } from 'shared/contract/offline-list';
import type { Stored } from '#offline/answers.ts';

interface Options {
  list: OfflineList;
  /** Files of the worker's own shell release, by their names in its folder. */
  ownFiles: OfflineFile[];
  /** Absolute addresses to which a visitor who saves data is held; undefined for all. */
  onlyLoaded?: string[] | undefined;
  stored: Stored;
  network: typeof fetch;
  /** Address that the list's addresses count from. */
  base: string;
}

/**
 * Stores what is not there yet, the document last, and then removes what the list does not name: releases that are no
 * longer this visitor's. One file after the other, so that the page's own requests come first.
 *
 * @throws Error when a file cannot be had or is not what its hash says; what was stored before then stays in use
 */
export async function storeReleases({ list, ownFiles, onlyLoaded, stored, network, base }: Options): Promise<void> {
  const own = ownFiles.map(({ url, integrity }) => ({ url: `${list.shellFiles}/${url}`, integrity }));
  const absolute = ({ url, integrity }: OfflineFile) => ({ url: new URL(url, base).href, integrity });
  const files = [...own, ...list.files].map(absolute);
  const document = absolute(list.document);
  const there = new Set((await stored.keys()).map(({ url }) => url));
  const wanted =
    onlyLoaded === undefined ? files : files.filter(({ url }) => there.has(url) || onlyLoaded.includes(url));

  for (const { url, integrity } of [...wanted, document]) {
    if (there.has(url)) continue;
    // A release's file that the page has loaded comes from the browser's own cache: it is not transferred again.
    const answer = await network(url, { integrity, credentials: 'same-origin', priority: 'low' });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
    await stored.put(url, answer);
  }
  const named = new Set([...wanted, document].map(({ url }) => url));
  for (const request of await stored.keys()) if (!named.has(request.url)) await stored.delete(request);
}
