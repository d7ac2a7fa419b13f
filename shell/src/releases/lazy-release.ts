import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { RemoteRoutes } from 'shared/remote';
import type { LiveRelease } from 'shared/snapshot';
import type { LoadRelease } from '#manifest/loader.tsx';
import { noteBroken, refreshBroken } from '#releases/broken-files.ts';
import { attemptOf } from '#releases/fallback.ts';

/** Milliseconds between two tries. */
const PAUSE_MS = 5_000;
/** A failure that took this many milliseconds is a slow network's; what it has brought so far, the browser keeps. */
const SLOW_MS = 4_000;
/** How often a slow release is tried that nothing could take the place of. */
const LAST_TRIES = 3;

/**
 * Loads a release. While the prerendered page answers what is typed without it, a network that brings nothing is no
 * reason to take that page away: it is tried again and again, and the page stands. A release that is merely slow is
 * tried again as well when there is no other: a message in its place would help nobody.
 *
 * @param spare the release that would take its place
 * @throws what went wrong, as soon as `spare` is there to take over, or when the page does not work by itself
 */
export async function loadWithRetry(
  load: LoadRelease,
  name: string,
  release: LiveRelease,
  spare: LiveRelease | undefined,
): Promise<RemoteRoutes> {
  for (let tries = 1; ; tries += 1) {
    const began = performance.now();
    const isJoined = tries === 1 && loading.has(keyOf(name, release));
    try {
      return await load(name, release);
    } catch (error) {
      // The origin's renderer comes here too, and has no window.
      if (typeof window === 'undefined') throw error;
      // Its time ran from when it was fetched ahead, and not from when somebody asked for the page.
      if (isJoined) continue;
      if (window.earlyInput?.answered !== true) {
        const isSlow = performance.now() - began >= SLOW_MS;
        if (spare === undefined && isSlow && tries < LAST_TRIES) continue;
        throw error;
      }
      const hasSpare = spare !== undefined && (await arrives(load(name, spare)));
      if (hasSpare) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    await refreshBroken();
  }
}

const arrives = (loading: Promise<unknown>) =>
  loading.then(
    () => true,
    () => false,
  );

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
