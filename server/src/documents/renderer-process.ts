// The renderer's process. Of the origin it imports only what `renderer.ts` lets it read.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import vm from 'node:vm';

/** A server build, and the hash that its release states. */
interface Bundle {
  file: string;
  integrity: string;
}

interface RenderRequest {
  id: number;
  url: string;
  shell: Bundle;
  remotes: Record<string, Bundle>;
  data: unknown;
}

/** What is asked of the tools that a release brings for agents. */
interface ToolRequest {
  id: number;
  tools: Bundle;
  ask: { list: true } | { name: string; inputs: unknown; today: string };
}

interface Tools {
  list: () => unknown;
  call: (name: string, inputs: unknown, today: string) => unknown;
}

interface Shell {
  provides: Record<string, unknown>;
  render: (url: string, data: unknown, remotes: Record<string, unknown>) => Promise<string>;
}

type Require = (name: string) => unknown;
type Globals = typeof globalThis;

/** Tools in a world of their own, without a shell. */
interface ToolRealm {
  globals: Globals;
  tools: Promise<Tools>;
}

/** A world of its own for one remote's pages: its own built-ins, its own shell and so its own React. */
interface Realm {
  globals: Globals;
  shell: Shell;
  remotes: Map<string, unknown>;
}

/** What a browser has too and a render may use. No process, no files, no network. */
const LENT = [
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'structuredClone'],
  ...[
    'atob',
    'btoa',
    'TextEncoder',
    'TextDecoder',
    'URL',
    'URLSearchParams',
    'Response',
    'Headers',
    'Blob',
    'FormData',
  ],
  ...['ReadableStream', 'WritableStream', 'TransformStream', 'MessageChannel', 'AbortController', 'AbortSignal'],
  ...['Event', 'EventTarget', 'DOMException', 'performance'],
] as const;

/** Pages of so many remotes keep their world; one more takes the place of the one that waited longest. */
const KEPT_REALMS = 16;

const realms = new Map<string, Realm>();
const toolRealms = new Map<string, ToolRealm>();
const scripts = new Map<string, vm.Script>();
/** A world with a shell and no remote, made ahead for the first page. */
let ahead: { shell: string; realm: Realm } | null = null;

/** One of so many worlds, made when it is not there. By hand: this process may read no packages. */
function kept<World>(worlds: Map<string, World>, most: number, key: string, make: () => World): World {
  const world = worlds.get(key) ?? make();
  // The one that was asked for last stands last.
  worlds.delete(key);
  worlds.set(key, world);
  const [longest] = worlds.keys();
  if (worlds.size > most && longest !== undefined) worlds.delete(longest);
  return world;
}

/** @throws Error when the bundle is not the one that was published */
function scriptOf({ file, integrity }: Bundle): vm.Script {
  const known = scripts.get(file);
  if (known !== undefined) return known;
  const code = fs.readFileSync(file);
  const algorithm = integrity.slice(0, 'sha256'.length);
  if (`${algorithm}-${createHash(algorithm).update(code).digest('base64')}` !== integrity)
    throw new Error(`${file} is not what its release says it is: it is not run.`);
  const script = new vm.Script(`(function (module, exports, require) {${code}\n})`, { filename: file });
  scripts.set(file, script);
  return script;
}

function evaluate(globals: Globals, bundle: Bundle, require: Require): unknown {
  const module = { exports: {} as unknown };
  const run = scriptOf(bundle).runInContext(globals) as (module: object, exports: unknown, require: Require) => void;
  run(module, module.exports, require);
  return module.exports;
}

const nothing: Require = (name) => {
  throw new Error(`Shells and tools bring everything along; this one asks for ${name}.`);
};

function newGlobals(): Globals {
  const globals = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
  }) as Globals;
  for (const name of LENT)
    Object.defineProperty(globals, name, { value: globalThis[name], configurable: true, writable: true });
  // Nobody reads what a release prints here.
  vm.runInContext('globalThis.console = new Proxy({}, { get: () => () => {} });', globals);
  return globals;
}

function newRealm(shell: Bundle): Realm {
  const globals = newGlobals();
  return { globals, shell: evaluate(globals, shell, nothing) as Shell, remotes: new Map() };
}

function realmFor(shell: Bundle, remotes: Record<string, Bundle>): Realm {
  const key = [shell, ...Object.values(remotes)].map(({ file }) => file).join('\n');
  return kept(realms, KEPT_REALMS, key, () => {
    const realm = ahead?.shell === shell.file ? ahead.realm : newRealm(shell);
    ahead = null;
    return realm;
  });
}

async function answer({ id, url, shell: shellBundle, remotes, data }: RenderRequest): Promise<void> {
  try {
    const { globals, shell, remotes: known } = realmFor(shellBundle, remotes);
    const provided: Require = (name) => {
      if (!Object.hasOwn(shell.provides, name)) throw new Error(`The live shell does not provide ${name}.`);
      return shell.provides[name];
    };
    for (const [name, bundle] of Object.entries(remotes))
      if (!known.has(name)) known.set(name, evaluate(globals, bundle, provided));
    process.send?.({ id, loaded: true });
    const html = await shell.render(url, globals.JSON.parse(JSON.stringify(data)), Object.fromEntries(known));
    process.send?.({ id, text: String(html) });
  } catch (error) {
    process.send?.({ id, error: described(error) });
  }
}

function toolRealmFor(bundle: Bundle): ToolRealm {
  return kept(toolRealms, 2, bundle.file, () => {
    const globals = newGlobals();
    // A build that waits for something before it is ready exports a promise.
    return { globals, tools: Promise.resolve(evaluate(globals, bundle, nothing) as Tools | Promise<Tools>) };
  });
}

async function askTools({ id, tools: bundle, ask }: ToolRequest): Promise<void> {
  try {
    const { globals, tools } = toolRealmFor(bundle);
    const program = await tools;
    const { name, inputs, today } = { name: '', inputs: null, today: '', ...ask };
    // Nothing of this world is handed over, and nothing of theirs is read but text.
    const given = globals.JSON.parse(JSON.stringify(inputs ?? null));
    const answered = 'list' in ask ? program.list() : program.call(name, given, today);
    process.send?.({ id, text: String(globals.JSON.stringify(await answered)) });
  } catch (error) {
    process.send?.({ id, error: described(error), ...refusal(error) });
  }
}

/** A line for whoever asked, where the tools say by the error's name that it is meant for them. */
function refusal(error: unknown): { refused?: string } {
  try {
    const { name, message } = error as Error;
    return name === 'InputError' ? { refused: String(message) } : {};
  } catch {
    return {};
  }
}

/** An error of another world is no `Error` of this one. */
function described(error: unknown): string {
  try {
    return String((error as Error | undefined)?.stack ?? error);
  } catch {
    return 'It threw something that cannot be read.';
  }
}

/** Nothing that is lent can be changed, or pages of one remote could reach those of another through it. */
function harden(root: unknown): void {
  const waiting = [root];
  const seen = new Set<unknown>();
  while (waiting.length > 0) {
    const next = waiting.pop();
    if ((typeof next !== 'object' && typeof next !== 'function') || next === null || seen.has(next)) continue;
    seen.add(next);
    Object.freeze(next);
    waiting.push(Object.getPrototypeOf(next));
    for (const { value, get, set } of Object.values(Object.getOwnPropertyDescriptors(next)))
      waiting.push(value, get, set);
  }
}

process.on('message', (request: RenderRequest | ToolRequest | { ahead: Bundle }) => {
  if ('tools' in request) return void askTools(request);
  if (!('ahead' in request)) return void answer(request);
  try {
    ahead = { shell: request.ahead.file, realm: newRealm(request.ahead) };
  } catch {
    // The first page says what is wrong with it.
  }
});
process.on('disconnect', () => process.exit());
// A timer or a promise that a release left behind must not take the pages of others along.
process.on('uncaughtException', () => {});
process.on('unhandledRejection', () => {});
for (const name of LENT) harden(globalThis[name]);
// Says that it is there; the first message of all.
process.send?.({ id: 0, text: '' });
