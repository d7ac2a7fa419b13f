import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { RemoteRoutes } from 'shared/remote';
import type { LiveRelease } from 'shared/snapshot';
import type { LoadRelease } from '#manifest/loader.tsx';
import { noteBroken } from '#releases/broken-files.ts';
import { attemptOf } from '#releases/fallback.ts';
import { loadWithRetry } from '#releases/load-with-retry.ts';

interface Kept {
  component: LazyExoticComponent<ComponentType>;
  /** Loads the release, once however often it is called. */
  begin: () => Promise<RemoteRoutes>;
}

const components = new Map<string, Kept>();
const loading = new Map<string, Promise<RemoteRoutes>>();

// The attempt tells a retry apart: React never calls a lazy component's loader a second time.
const keyOf = (name: string, release: LiveRelease) => `${name}@${release.release}#${attemptOf(name)}`;

interface Wanted {
  name: string;
  release: LiveRelease;
  /** The release that takes over when this one cannot be had. */
  spare: LiveRelease | undefined;
  load: LoadRelease;
  /** The bundle of the page that is shown first. */
  chunk: string | undefined;
}

/** The lazy component of one release, the same object at every render. */
export const lazyRelease = (wanted: Wanted) => keptFor(wanted).component;

/** Waits until a release is there, or cannot be had: rendered then, it stands at once. Never rejects. */
export const ready = (wanted: Wanted): Promise<void> =>
  keptFor(wanted)
    .begin()
    .then(
      () => {},
      () => {},
    );

function keptFor({ name, release, spare, load, chunk }: Wanted): Kept {
  const key = keyOf(name, release);
  const known = components.get(key);
  if (known !== undefined) return known;
  let begun: Promise<RemoteRoutes> | undefined;
  const begin = () => {
    begun ??= loadWithRetry(withPage(loadingOnce(load), chunk), name, release, spare);
    return begun;
  };
  const kept = { component: lazy(begin), begin };
  components.set(key, kept);
  return kept;
}

/**
 * Loads as `load` does, and the page's own bundle with it. React shows what has come at most every 300 ms: a page whose
 * routes come first and whose bundle comes second would wait for that twice.
 */
export function withPage(load: LoadRelease, chunk: string | undefined): LoadRelease {
  return async (name, release) => {
    try {
      const routes = await load(name, release);
      await routes.bundles?.[chunk ?? '']?.();
      return routes;
    } catch (error) {
      noteBroken({ request: release.entry });
      noteBroken(error);
      throw error;
    }
  };
}

/** Loads as `load` does, but once: whoever asks while a release comes, or after, gets the same. A failure is forgotten. */
export function loadingOnce(load: LoadRelease): LoadRelease {
  return (name, release) => {
    const key = keyOf(name, release);
    const known = loading.get(key);
    if (known !== undefined) return known;
    const routes = load(name, release);
    loading.set(key, routes);
    routes.catch(() => loading.delete(key));
    return routes;
  };
}
