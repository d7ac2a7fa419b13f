import { type ChildProcess, fork } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';

/** A server build, and the hash that its release states: what has another one is not run. */
export interface Bundle {
  file: string;
  integrity: string;
}

/** What the renderer needs: where the bundles are, and what the page is made of. */
export interface RenderRequest {
  url: string;
  shell: Bundle;
  /** The remotes' server builds, by remote. */
  remotes: Record<string, Bundle>;
  /** The `DocumentData` of the shell. */
  data: unknown;
}

/** What is asked of the tools that a release brings for agents. */
export interface ToolRequest {
  tools: Bundle;
  ask: { list: true } | { name: string; inputs: unknown; today: string };
}

type Answer = { id: number; text: string } | { id: number; error: string; refused?: string };
/** The releases of a page have run: from here on the time is the page's own. */
interface Loaded {
  id: number;
  loaded: true;
}

/** What was asked does not fit: the message is the release's own line for whoever asked. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** How pages are rendered unless told otherwise. */
const USUAL = {
  /** Milliseconds that a page may take. */
  timeoutMs: 5_000,
  /** Pages that are handed over at the same time. The others' time does not run while they wait for their turn. */
  atOnce: 2,
  /** True for work that gives way to everything else on the machine. */
  yields: false,
};
/** Milliseconds for running the releases of a page, which the first one in a new process waits for. */
const LOAD_MS = 5_000;
const MEMORY_MB = 256;
/** Of what is young. A render leaves little behind, and V8 would let this grow to a hundred megabytes before it looks. */
const YOUNG_MB = 8;
/** What the process reads beside its own script and the releases. */
const OWN_FILES = [path.join(import.meta.dirname, '../../package.json')];

/**
 * Renders pages, and runs agents' tools, in a process of its own: without the origin's environment and secrets, able to read the release store
 * and nothing else, with a cap on time and memory. Whatever a release does there, the origin goes on.
 */
export class Renderer {
  readonly #releases: string;
  readonly #ways: typeof USUAL;
  #child: ChildProcess | null = null;
  #lastId = 0;
  readonly #waiting = new Map<number, (answer: Answer | Loaded) => void>();
  readonly #queue: (() => void)[] = [];
  #running = 0;
  #started: Promise<unknown> = Promise.resolve();

  constructor(releasesDirectory: string, ways: Partial<typeof USUAL> = {}) {
    this.#releases = releasesDirectory;
    this.#ways = { ...USUAL, ...ways };
  }

  /** @returns the markup of `#root`; rejects when the page throws, takes too long or needs too much memory */
  render(request: RenderRequest): Promise<string> {
    return this.#inTurn(request);
  }

  /**
   * @returns what the tools answer, as JSON
   * @throws Refused with the tools' own line
   */
  askTools(request: ToolRequest): Promise<string> {
    return this.#inTurn(request);
  }

  async #inTurn(request: RenderRequest | ToolRequest): Promise<string> {
    if (this.#running >= this.#ways.atOnce) await new Promise<void>((resolve) => this.#queue.push(resolve));
    this.#running += 1;
    try {
      // A machine that is busy takes seconds to start a process: that is no page's fault.
      this.#process();
      await this.#started;
      return await this.#handOver(request);
    } finally {
      this.#running -= 1;
      this.#queue.shift()?.();
    }
  }

  #handOver(request: RenderRequest | ToolRequest): Promise<string> {
    this.#lastId += 1;
    const id = this.#lastId;
    const { timeoutMs } = this.#ways;
    return new Promise((resolve, reject) => {
      const within = (ms: number, late: string) => setTimeout(() => this.#abandon(`${late} within ${ms} ms.`), ms);
      let timer =
        'tools' in request
          ? within(timeoutMs, 'The tools did not answer')
          : within(LOAD_MS, 'The releases of the page did not load');
      this.#waiting.set(id, (answer) => {
        clearTimeout(timer);
        if ('loaded' in answer) {
          timer = within(timeoutMs, 'The page did not render');
          return;
        }
        this.#waiting.delete(id);
        if ('text' in answer) resolve(answer.text);
        else reject(answer.refused === undefined ? new Error(answer.error) : new Refused(answer.refused));
      });
      this.#process().send({ id, ...request });
    });
  }

  /** Starts the process ahead of the first page, and has it run a shell. */
  prepare(shell: Bundle): void {
    this.#process().send({ ahead: shell });
  }

  stop(): void {
    this.#abandon('The origin is stopping.');
  }

  #process(): ChildProcess {
    if (this.#child !== null) return this.#child;
    const script = path.join(import.meta.dirname, 'renderer-process.ts');
    const child = fork(script, [], {
      env: { NODE_ENV: 'production' },
      execArgv: [
        '--permission',
        `--allow-fs-read=${this.#releases}`,
        ...[script, ...OWN_FILES].map((file) => `--allow-fs-read=${file}`),
        `--max-old-space-size=${MEMORY_MB}`,
        `--max-semi-space-size=${YOUNG_MB}`,
        // No way from a page's own world (`renderer-process.ts`) into that of the process.
        '--disallow-code-generation-from-strings',
        '--disable-warning=ExperimentalWarning',
      ],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    if (this.#ways.yields && child.pid !== undefined) giveWay(child.pid);
    this.#started = new Promise((resolve) => {
      child.once('message', resolve);
      child.once('exit', resolve);
      child.once('error', resolve);
    });
    child.on('message', (answer: Answer | Loaded) => this.#waiting.get(answer.id)?.(answer));
    child.on('error', (error) => this.#forget(child, error.message));
    child.on('exit', (code, signal) => this.#forget(child, `The renderer ended (${signal ?? code}).`));
    // The renderer never keeps the origin alive.
    child.unref();
    child.channel?.unref();
    this.#child = child;
    return child;
  }

  #abandon(reason: string): void {
    const child = this.#child;
    if (child === null) return;
    this.#forget(child, reason);
    child.kill('SIGKILL');
  }

  #forget(child: ChildProcess, reason: string): void {
    if (this.#child !== child) return;
    this.#child = null;
    for (const [id, settle] of [...this.#waiting]) settle({ id, error: reason });
  }
}

/** A system that does not let itself be told shares its time evenly. */
function giveWay(pid: number): void {
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {}
}
