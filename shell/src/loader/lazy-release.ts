import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { RemoteRoutes } from 'shared/remote';
import type { LiveRelease } from 'shared/snapshot';
import { attemptOf } from '#loader/chances.ts';
import { loadPatiently } from '#loader/load-patiently.ts';
import type { LoadRelease } from '#loader/snapshot.tsx';

const components = new Map<string, LazyExoticComponent<ComponentType>>();
const loading = new Map<string, Promise<RemoteRoutes>>();

// The attempt tells a retry apart: React never calls a lazy component's loader a second time.
const keyOf = (name: string, release: LiveRelease) => `${name}@${release.release}#${attemptOf(name)}`;

/**
 * The lazy component of one release, the same object at every render.
 *
 * @param spare the release that takes over when this one cannot be had
 */
export function lazyRelease(name: string, release: LiveRelease, spare: LiveRelease | undefined, load: LoadRelease) {
  const key = keyOf(name, release);
  const known = components.get(key);
  if (known !== undefined) return known;
  const component = lazy(() => loadPatiently(loadingOnce(load), name, release, spare));
  components.set(key, component);
  return component;
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
