import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** After this a request that hangs is cut. With the rest of a stop it stays below the ten seconds that a supervisor waits. */
const REQUESTS_MS = 6000;

/**
 * Waits until a proxy has noticed, lets requests in flight finish; after a while it cuts what is left.
 *
 * @param drainMs milliseconds that the proxy has for it
 * @param hurry ends both waits when it is aborted
 */
export async function closeApp(app: FastifyInstance, drainMs: number, hurry: AbortSignal): Promise<void> {
  if (drainMs > 0) await sleep(drainMs, undefined, { signal: hurry }).catch(() => {});
  const cut = () => app.server.closeAllConnections();
  const timer = setTimeout(cut, hurry.aborted ? 0 : REQUESTS_MS);
  hurry.addEventListener('abort', cut);
  await app.close();
  clearTimeout(timer);
}
