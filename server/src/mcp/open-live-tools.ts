import type { FastifyInstance } from 'fastify';
import { ReleaseSetRenderers } from '#documents/release-set-renderers.ts';
import { Renderer } from '#documents/renderer.ts';
import { LiveTools } from '#mcp/live-tools.ts';
import type { Releases } from '#telemetry/open-releases.ts';

/** Nobody asks most of the time: the process then ends, and the next question waits for another one. */
const IDLE_MS = 60_000;
/** The longest chance of a plan takes 0.3 s; a machine that is busy needs more. */
const TIMEOUT_MS = 3_000;

/** Agents in any number take nothing from pages: one process, one question after the other, behind all other work. */
export function openLiveTools(app: FastifyInstance, { live, store }: Pick<Releases, 'live' | 'store'>): LiveTools {
  const make = () => new Renderer(store.directory, { timeoutMs: TIMEOUT_MS, atOnce: 1, yields: true });
  const processes = new ReleaseSetRenderers(make, { kept: 1, idleMs: IDLE_MS });
  live.onChange(() => processes.change());
  app.addHook('onClose', async () => processes.stop());
  return new LiveTools({ live, store, processes });
}
