// Runs a candidate's server build in a process of its own, and says what it did besides rendering. It imports nothing of
// the origin: its permissions would not let it.
import fs from 'node:fs';

/** A page to render, with the `DocumentData` of the shell. */
export interface PageToRender {
  url: string;
  data: unknown;
}

export interface BuildToTry {
  /** Path of the shell's server build, and of the remotes' by name. */
  shell: string;
  others: Record<string, string>;
  /** Absent when the shell is the candidate. */
  candidate?: { name: string; file: string };
  /** Pages of the others, and of the candidate. */
  otherPages: PageToRender[];
  ownPages: PageToRender[];
  /** Text of `watchBuiltIns`, and the names to give it. */
  watch: string;
  builtIns: string[];
}

/** What the process tells, one after the other: what it does now, and at last what it has seen. */
export type TrialNote = { doing: string } | { changed: string[]; connected: string[]; rewritten: string[] };

interface Shell {
  provides: Record<string, unknown>;
  render: (url: string, data: unknown, remotes: Record<string, unknown>) => Promise<string>;
}

/** Milliseconds that a build gets for what it does by itself after its pages are rendered. */
const AFTERWARDS_MS = 300;

const connected = new Set<string>();
const tell = (note: TrialNote) => void process.send?.(note);

function evaluate(file: string, require: (name: string) => unknown): unknown {
  const module = { exports: {} as unknown };
  new Function('module', 'exports', 'require', fs.readFileSync(file, 'utf8'))(module, module.exports, require);
  return module.exports;
}

/** Refuses every way out and remembers that it was tried. */
function closeNetwork(): void {
  const refuse = (what: string) =>
    function refused(this: unknown, ...args: unknown[]): never {
      connected.add(`${what} ${describe(args)}`.trim());
      throw new Error('Pages reach no network.');
    };
  const [net, dgram, dns, http2] = ['net', 'dgram', 'dns', 'http2'].map(
    (name) => process.getBuiltinModule(`node:${name}`) as unknown as Record<string, Record<string, unknown>>,
  );
  if (net?.Socket) (net.Socket.prototype as Record<string, unknown>).connect = refuse('connects');
  if (net?.Server) (net.Server.prototype as Record<string, unknown>).listen = refuse('listens');
  for (const name of ['lookup', 'resolve', 'resolve4'])
    if (dns) (dns as Record<string, unknown>)[name] = refuse('looks up');
  if (dgram) (dgram as Record<string, unknown>).createSocket = refuse('opens a socket');
  if (http2) (http2 as Record<string, unknown>).connect = refuse('connects');
  const fetched = (input: unknown) => {
    connected.add(`fetches ${String((input as { url?: string })?.url ?? input).slice(0, 80)}`);
    return Promise.reject(new Error('Pages reach no network.'));
  };
  globalThis.fetch = fetched as typeof fetch;
}

function describe([first]: unknown[]): string {
  const target = (Array.isArray(first) ? first[0] : first) as
    | { host?: string; port?: number; path?: string }
    | undefined;
  if (typeof target !== 'object') return String(target ?? '').slice(0, 80);
  return [target.host, target.port, target.path].filter((part) => part !== undefined).join(':');
}

/** The shared modules, and the objects among their exports: memoised components and the like can be changed too. */
function everythingShared(provides: Record<string, unknown>): Record<string, unknown> {
  const all: Record<string, unknown> = { ...provides };
  for (const [module, exports] of Object.entries(provides))
    for (const [name, value] of Object.entries(exports as object))
      if (value !== null && typeof value === 'object') all[`${module} ${name}`] = value;
  return all;
}

async function tryBuild(build: BuildToTry): Promise<void> {
  closeNetwork();
  const watch = new Function(`return (${build.watch})`)() as (
    names: string[],
    more?: Record<string, unknown>,
  ) => () => string[];
  const beforeAll = watch(build.builtIns);
  tell({ doing: 'its evaluation' });
  const shell = evaluate(build.shell, (name) => {
    throw new Error(`A shell brings everything along; this one asks for ${name}.`);
  }) as Shell;
  const provided = (name: string) => {
    if (!Object.hasOwn(shell.provides, name)) throw new Error(`The live shell does not provide ${name}.`);
    return shell.provides[name];
  };
  const remotes = Object.fromEntries(
    Object.entries(build.others).map(([name, file]) => [name, evaluate(file, provided)]),
  );
  const render = async ({ url, data }: PageToRender) => {
    tell({ doing: url });
    // A page that cannot be rendered is told by those who open it.
    return shell.render(url, data, remotes).catch(() => null);
  };
  const renderAll = async (pages: PageToRender[]) => {
    const made: (string | null)[] = [];
    for (const page of pages) made.push(await render(page));
    return made;
  };

  const first = await renderAll(build.otherPages);
  const second = await renderAll(build.otherPages);
  const changed = build.candidate === undefined ? beforeAll : watch(build.builtIns, everythingShared(shell.provides));
  if (build.candidate !== undefined) {
    tell({ doing: 'its evaluation' });
    remotes[build.candidate.name] = evaluate(build.candidate.file, provided);
  }
  await renderAll(build.ownPages);
  await new Promise((resolve) => setTimeout(resolve, AFTERWARDS_MS));
  const last = await renderAll(build.otherPages);
  const rewritten = build.otherPages
    .filter((_page, index) => first[index] === second[index] && last[index] !== first[index])
    .map(({ url }) => url);
  tell({ changed: changed(), connected: [...connected], rewritten });
}

process.on('message', (build: BuildToTry) => {
  tryBuild(build).then(
    () => process.disconnect?.(),
    (error: unknown) => {
      process.stderr.write(error instanceof Error ? error.message : String(error), () => process.exit(1));
    },
  );
});
process.on('disconnect', () => process.exit());
