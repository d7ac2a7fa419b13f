import type { RemoteRoutes } from 'shared/remote';
import type { LiveRelease } from 'shared/snapshot';
import { refreshBroken } from '#loader/broken-files.ts';
import type { LoadRelease } from '#loader/snapshot.tsx';

/** Milliseconds between two tries. */
const PAUSE_MS = 5_000;

/**
 * Loads a release. While the prerendered page answers what is typed without it, a network that brings nothing is no
 * reason to take that page away: it is tried again and again, and the page stands.
 *
 * @param spare the release that would take its place
 * @throws what went wrong, as soon as `spare` is there to take over, or when the page does not work by itself
 */
export async function loadPatiently(
  load: LoadRelease,
  name: string,
  release: LiveRelease,
  spare: LiveRelease | undefined,
): Promise<RemoteRoutes> {
  for (;;) {
    try {
      return await load(name, release);
    } catch (error) {
      // The origin's renderer comes here too, and has no window.
      if (typeof window === 'undefined' || window.earlyInput?.answered !== true) throw error;
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
