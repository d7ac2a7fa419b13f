import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { LivePage } from 'shared/snapshot';
import type { LiveReleases } from '#releases/live.ts';

/** A change of the live releases is often followed by another; the pages are rendered when it has been quiet so long. */
const QUIET_MS = 500;

/**
 * Has the pages that anybody may open rendered after the start and after each change of what is live, one after the other, so that no
 * visitor waits for a first render.
 *
 * @param make makes the document at a path for an origin
 * @returns `done` turns true when the pages of the start are there
 */
export function warmUp(
  app: FastifyInstance,
  live: LiveReleases,
  make: (path: string, origin: string) => Promise<unknown>,
  publicUrl: string | undefined,
): { done: boolean } {
  const state = { done: false };
  let round = 0;
  let closing = false;
  let timer: NodeJS.Timeout | undefined;
  // Before the last visitors are answered: from then on the origin has no address any more.
  app.addHook('preClose', async () => {
    closing = true;
    round += 1;
    clearTimeout(timer);
  });
  app.addHook('onListen', async () => {
    void makeAll().finally(() => {
      state.done = true;
    });
  });
  live.onChange(() => {
    clearTimeout(timer);
    if (!closing) timer = setTimeout(() => void makeAll(), QUIET_MS).unref();
  });

  /** Never rejects: nobody waits for it, and a warm-up that fails costs a visitor a moment and nothing else. */
  async function makeAll(): Promise<void> {
    round += 1;
    try {
      await makeRound(round);
    } catch (error) {
      app.log.error({ err: error }, 'No warm-up.');
    }
  }

  async function makeRound(own: number): Promise<void> {
    const { address, port } = app.server.address() as AddressInfo;
    const origin = publicUrl ?? `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
    const paths = live.site.snapshot.pages.filter(isForAnybody).map((page) => page.path);
    for (const path of [...paths, '/404']) {
      // A newer round has begun, or the origin is closing.
      if (round !== own) return;
      await make(path, origin).catch((error) => app.log.error({ err: error, path }, 'No warm-up.'));
    }
  }

  return state;
}

/** Those that no search engine lists too: where a form leads that was sent without scripts, nobody else renders the page. */
const isForAnybody = ({ path, access }: LivePage) => access !== 'signed-in' && !path.includes(':');
