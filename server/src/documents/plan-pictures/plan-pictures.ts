import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { Words } from '#releases/pictures/draw-picture.ts';

/** Pictures that are kept, and their bytes: each is some tens of kilobytes, and asked for once or twice by a messenger. */
const KEPT = 200;
const KEPT_BYTES = 16_000_000;
/** Pictures that wait for their turn; they are drawn one at a time. */
const WAITING = 12;
/** Milliseconds that one may take; the first one of a thread loads fonts and drawing. */
const DRAW_MS = 5_000;
/** Milliseconds without a picture after which the thread gives its memory back. */
const IDLE_MS = 30_000;

type Drawn = { png: Uint8Array } | { error: string };

/**
 * Draws the pictures of links, of which anybody can make up as many as they like: few are kept, one is drawn at a time, by
 * a thread that is ended where it takes too long, and whoever comes when too many wait goes without.
 */
export class PlanPictures {
  readonly #kept = new LRUCache<string, Buffer>({
    ...{ max: KEPT, maxSize: KEPT_BYTES, sizeCalculation: ({ length }: Buffer) => length || 1 },
  });
  readonly #underWay = new Map<string, Promise<Buffer | null>>();
  readonly #start: () => Worker;
  #last: Promise<unknown> = Promise.resolve();
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(start: () => Worker = drawingWorker) {
    this.#start = start;
  }

  /** @returns the PNG; null when there is no room or no time to draw it */
  async get(words: Words): Promise<Buffer | null> {
    const key = JSON.stringify([words.title, words.line]);
    const known = this.#kept.get(key) ?? this.#underWay.get(key);
    if (known !== undefined) return known;
    if (this.#underWay.size > WAITING) return null;
    // A thread that cannot even begin leaves this picture out; the next one tries again.
    const drawn = this.#last.then(() => this.#draw(words)).catch(() => null);
    this.#last = drawn;
    this.#underWay.set(key, drawn);
    const png = await drawn;
    this.#underWay.delete(key);
    if (png !== null) this.#kept.set(key, png);
    return png;
  }

  stop(): void {
    clearTimeout(this.#idle);
    void this.#worker?.terminate();
    this.#worker = null;
  }

  #draw(words: Words): Promise<Buffer | null> {
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    const worker = this.#worker;
    return new Promise((resolve) => {
      const end = (png: Buffer | null, isBroken: boolean) => {
        clearTimeout(timer);
        // One by one: a thread hears nothing more once all are taken away, its own among them.
        worker.off('message', told).off('error', broke).off('exit', broke);
        if (isBroken) this.stop();
        else this.#idle = setTimeout(() => this.stop(), IDLE_MS).unref();
        resolve(png);
      };
      const timer = setTimeout(end, DRAW_MS, null, true);
      const told = (drawn: Drawn) => end('png' in drawn ? Buffer.from(drawn.png) : null, false);
      const broke = () => end(null, true);
      worker.once('message', told).once('error', broke).once('exit', broke);
      worker.postMessage(words);
    });
  }
}

function drawingWorker(): Worker {
  const worker = new Worker(path.join(import.meta.dirname, 'drawing-worker.ts'), {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 },
  });
  // It never keeps the origin alive.
  worker.unref();
  return worker;
}
