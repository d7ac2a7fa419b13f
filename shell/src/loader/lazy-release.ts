import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { RemoteRoutes } from 'shared/remote';
import type { LiveRelease } from 'shared/snapshot';
import { attemptOf } from '#loader/chances.ts';
import type { LoadRelease } from '#loader/snapshot.tsx';

const components = new Map<string, LazyExoticComponent<ComponentType>>();
const loading = new Map<string, Promise<RemoteRoutes>>();

// `attempt` tells a retry apart: React never calls a lazy component's loader a second time.
const keyOf = (name: string, release: LiveRelease) => `${name}@${release.release}#${attemptOf(name)}`;

/** The lazy component of one release, the same object at every render. */
export function lazyRelease(name: string, release: LiveRelease, load: LoadRelease) {
  const key = keyOf(name, release);
  const known = components.get(key);
  if (known !== undefined) return known;
  const component = lazy(() => loadOnce(name, release, load));
  components.set(key, component);
  return component;
}

/** The routes of one release. Whoever asks while they come, or after, gets the same; a failure is forgotten. */
export function loadOnce(name: string, release: LiveRelease, load: LoadRelease): Promise<RemoteRoutes> {
  const key = keyOf(name, release);
  const known = loading.get(key);
  if (known !== undefined) return known;
  const routes = load(name, release);
  loading.set(key, routes);
  routes.catch(() => loading.delete(key));
  return routes;
}
