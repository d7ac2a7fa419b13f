import type { RemoteRoutes } from 'shared/remote';
import type { LiveRelease } from 'shared/snapshot';
import type { LoadRelease } from '#manifest/loader.tsx';
import { refreshBroken } from '#releases/broken-files.ts';

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
    try {
      return await load(name, release);
    } catch (error) {
      // The origin's renderer comes here too, and has no window.
      if (typeof window === 'undefined') throw error;
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
