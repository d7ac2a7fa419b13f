import { findPage } from 'shared/snapshot';
import { loadRelease } from '#federation/load-release.ts';
import { readDocumentData } from '#manifest/document-data.ts';
import { pagePath } from '#manifest/page-path.ts';
import { usableRelease } from '#releases/fallback.ts';
import { ready } from '#releases/lazy-release.ts';

/**
 * Has the release that owns this page begin to load while React is still being made ready: React itself would ask for
 * it only after it has hydrated everything around. What goes wrong is heard when the page asks for the same release.
 */
export function beginPage(): void {
  const { pages, remotes } = readDocumentData().snapshot;
  const page = findPage(pages, pagePath(location.pathname))?.page;
  const remote = page && remotes[page.remote];
  const release = remote && usableRelease(page.remote, remote);
  // Whoever is not signed in is led elsewhere.
  if (page === undefined || release === undefined || page.access === 'signed-in') return;
  const spare = release === remote?.current ? remote.previous : undefined;
  void ready({ name: page.remote, release, spare, load: loadRelease, chunk: page.chunk });
}
