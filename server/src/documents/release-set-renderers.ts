import { LRUCache } from 'lru-cache';
import type { Bundle, Renderer, RenderRequest, ToolRequest } from '#documents/renderer.ts';

interface Options {
  /** Sets that keep their process; one more ends that of the set that waited longest. */
  kept: number;
  /** Milliseconds after which a process that nobody asks anything ends; endless unless told. */
  idleMs?: number;
  /** True keeps one process ready for the next set, so that a change of what is live makes nobody wait for it. */
  spare?: boolean;
}

interface Entry {
  renderer: Renderer;
  rendering: number;
  /** It ends as soon as nothing of it is under way. */
  leaving: boolean;
  timer?: NodeJS.Timeout | undefined;
}

/** A spare process is started when the visitors of the change before it have their pages. */
const SPARE_MS = 1_500;

/**
 * One process for each set of releases, so that nothing that a release did in one outlives the set: neither a rollback
 * nor the end of a preview leaves any of it behind.
 */
export class ReleaseSetRenderers {
  readonly #make: () => Renderer;
  readonly #options: Options;
  readonly #entries: LRUCache<string, Entry>;
  readonly #leaving = new Set<Entry>();
  #spare: { renderer: Renderer; shell: string } | null = null;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(make: () => Renderer, options: Options) {
    this.#make = make;
    this.#options = options;
    this.#entries = new LRUCache({
      max: options.kept,
      // What was deleted ends by itself.
      dispose: (entry, set, reason) => reason === 'evict' && this.#end(set, entry),
    });
  }

  /** @param set what names the releases together; two sets never share a process */
  render(set: string, request: RenderRequest): Promise<string> {
    return this.#in(set, request.shell, (renderer) => renderer.render(request));
  }

  /** Asks the tools of a release, in the process of its set. */
  askTools(set: string, request: ToolRequest): Promise<string> {
    return this.#in(set, undefined, (renderer) => renderer.askTools(request));
  }

  async #in(set: string, shell: Bundle | undefined, work: (renderer: Renderer) => Promise<string>): Promise<string> {
    const entry = this.#entryFor(set, shell);
    clearTimeout(entry.timer);
    entry.rendering += 1;
    try {
      return await work(entry.renderer);
    } finally {
      entry.rendering -= 1;
      this.#rest(set, entry);
    }
  }

  /** Ends the processes of all sets so far, each when what it has under way is done. */
  change(): void {
    for (const [set, entry] of [...this.#entries]) this.#leave(set, entry);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#spare?.renderer.stop();
    for (const { renderer, timer } of [...this.#entries.values(), ...this.#leaving]) {
      clearTimeout(timer);
      renderer.stop();
    }
  }

  #entryFor(set: string, shell: Bundle | undefined): Entry {
    const entry = this.#entries.get(set) ?? { renderer: this.#take(shell), rendering: 0, leaving: false };
    this.#entries.set(set, entry);
    return entry;
  }

  /** A spare one has run a shell already, so it serves sets with that very shell alone. */
  #take(shell: Bundle | undefined): Renderer {
    if (shell === undefined) return this.#make();
    const spare = this.#spare;
    this.#spare = null;
    if (this.#options.spare === true) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#prepare(shell), SPARE_MS).unref();
    }
    if (spare?.shell === shell.file) return spare.renderer;
    spare?.renderer.stop();
    return this.#make();
  }

  #prepare(shell: Bundle): void {
    if (this.#stopped || this.#spare !== null) return;
    const renderer = this.#make();
    renderer.prepare(shell);
    this.#spare = { renderer, shell: shell.file };
  }

  #leave(set: string, entry: Entry): void {
    this.#entries.delete(set);
    this.#end(set, entry);
  }

  /** What is under way in it goes on. */
  #end(set: string, entry: Entry): void {
    entry.leaving = true;
    this.#leaving.add(entry);
    this.#rest(set, entry);
  }

  #rest(set: string, entry: Entry): void {
    if (entry.rendering > 0) return;
    if (entry.leaving) {
      clearTimeout(entry.timer);
      this.#leaving.delete(entry);
      entry.renderer.stop();
    } else if (this.#options.idleMs !== undefined) {
      entry.timer = setTimeout(() => this.#leave(set, entry), this.#options.idleMs).unref();
    }
  }
}
