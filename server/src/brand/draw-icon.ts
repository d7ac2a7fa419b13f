import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** Milliseconds that a drawing may take on a machine that is busy. */
const DRAW_MS = 10_000;

/**
 * Draws an SVG as a square PNG, in a thread of its own.
 *
 * @throws Error when the drawing fails, or takes too long
 */
export async function drawIcon(svg: string, side: number): Promise<Buffer> {
  const worker = new Worker(path.join(import.meta.dirname, 'icon-worker.ts'), {
    env: {},
    workerData: { svg, side },
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 },
  });
  // It never keeps the origin alive.
  worker.unref();
  try {
    const [png] = (await once(worker, 'message', { signal: AbortSignal.timeout(DRAW_MS) })) as [Uint8Array];
    return Buffer.from(png);
  } finally {
    void worker.terminate();
  }
}
