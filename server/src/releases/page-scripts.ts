import type { LivePage } from 'shared/snapshot';
import type { ReleaseManifest } from '#releases/release-manifest.ts';

/** Names of the files that a page of a remote runs, in the order in which the shell asks for them. */
export function pageScripts(owner: ReleaseManifest, page: Pick<LivePage, 'chunk'>): string[] {
  const bundles = ['routes', page.chunk ?? ''].flatMap((name) => owner.chunks[name]?.scripts ?? []);
  return [...new Set([owner.entry, ...bundles])];
}
