import type { Situation } from '#releases/gate/check.ts';
import { type LivePointer, readPointer } from '#releases/pointer.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import type { ReleaseStore } from '#releases/store.ts';

/** What a candidate would live in. @param together candidates that go live with it */
export function situationOf(
  store: ReleaseStore,
  candidate: ReleaseManifest,
  together: ReleaseManifest[] = [],
  { releases }: Pick<LivePointer, 'releases'> = readPointer(store.directory),
): Situation {
  const live = new Map(Object.entries(releases).map(([name, entry]) => [name, store.get(name, entry.live)]));
  const before = live.get(candidate.name);
  for (const manifest of [...together, candidate]) live.set(manifest.name, manifest);
  const shell = live.get('shell');
  const others = [...live.values()].filter(({ name }) => name !== 'shell' && name !== candidate.name);
  return { store, candidate, before, shell, others };
}
