import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { LiveRelease } from 'shared/snapshot';
import { loadPatiently } from '#loader/load-patiently.ts';
import type { LoadRelease } from '#loader/snapshot.tsx';

const components = new Map<string, LazyExoticComponent<ComponentType>>();

/**
 * The lazy component of one release, the same object at every render. `attempt` tells a retry apart, because React
 * never calls a lazy component's loader a second time.
 */
export function lazyRelease(
  name: string,
  release: LiveRelease,
  spare: LiveRelease | undefined,
  load: LoadRelease,
  attempt: number,
) {
  const key = `${name}@${release.release}#${attempt}`;
  const known = components.get(key);
  if (known !== undefined) return known;
  const component = lazy(() => loadPatiently(load, name, release, spare));
  components.set(key, component);
  return component;
}
