import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ReleaseSetRenderers } from '#documents/release-set-renderers.ts';
import { type Bundle, Renderer, type ToolRequest } from '#documents/renderer.ts';
import type { LiveReleases } from '#releases/live.ts';
import { type ReleaseManifest, TOOLS_FILE } from '#releases/release-manifest.ts';
import type { ReleaseStore } from '#releases/store.ts';
import type { Releases } from '#releases/take-back/open-releases.ts';

/** Questions that may wait for their turn: each takes some milliseconds, the longest a third of a second. */
const MOST_UNDER_WAY = 40;

interface Parts {
  live: Pick<LiveReleases, 'site'>;
  store: Pick<ReleaseStore, 'folder'>;
  processes: Pick<ReleaseSetRenderers, 'askTools'>;
}

interface Found {
  release: string;
  tools: Bundle;
}

/** More ask at this moment than can be answered soon. */
export class Busy extends Error {}

/**
 * The tools of whatever release is live when they are asked, so that releasing, promoting and rolling back need nothing
 * here. They run in a process of their own, which neither pages nor the origin share.
 */
export class LiveTools {
  readonly #parts: Parts;
  #underWay = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The live release that brings tools; null where none does. */
  get release(): string | null {
    return this.#find()?.release ?? null;
  }

  /** @returns the tools as their release lists them, as JSON */
  async list(): Promise<string> {
    const found = this.#find();
    return found === null ? '[]' : this.#ask(found, { list: true });
  }

  /**
   * @param inputs what the agent has sent, unchecked
   * @param today `YYYY-MM-DD` in India
   * @returns what the tool answers, as JSON; null where no live release has tools
   * @throws Refused with the tool's own line, Busy, or Error where the tools fail
   */
  async call(name: string, inputs: unknown, today: string): Promise<string | null> {
    const found = this.#find();
    return found === null ? null : this.#ask(found, { name, inputs, today });
  }

  async #ask({ release, tools }: Found, ask: ToolRequest['ask']): Promise<string> {
    if (this.#underWay >= MOST_UNDER_WAY) throw new Busy();
    this.#underWay += 1;
    try {
      return await this.#parts.processes.askTools(release, { tools, ask });
    } finally {
      this.#underWay -= 1;
    }
  }

  #find(): Found | null {
    for (const manifest of Object.values(this.#parts.live.site.remotes)) {
      const tools = this.#bundle(manifest);
      if (tools !== null) return { release: `${manifest.name}@${manifest.release}`, tools };
    }
    return null;
  }

  #bundle({ name, release, tools }: ReleaseManifest): Bundle | null {
    if (tools === undefined) return null;
    return { file: path.join(this.#parts.store.folder(name, release), TOOLS_FILE), integrity: tools };
  }
}

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
