import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyRelease, declareRemote, type Edits, type Manifest } from './copy-release.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface Outcome {
  code: number | null;
  out: string;
  /** Milliseconds that it took. */
  ms: number;
}

/** The codes of a command that is done; with 4 the origin took longer to show it than the command waits, and `run` waits on. */
export const DONE: readonly (number | null)[] = [0, 4];

interface Pointer {
  serial: number;
  updatedAt: string;
  releases: Record<string, { live: string; previous?: string }>;
}

export interface ReleaseSite {
  url: string;
  /** Folder of the release store. */
  store: string;
  /** Runs a release command as its npm script does, `run('rollback', 'calculators')`, and waits until the origin has seen it. */
  run: (command: string, ...args: string[]) => Promise<Outcome>;
  /** The live release of a package. */
  live: (name: string) => string;
  /** The releases that were live at the start, by package. */
  first: Record<string, string>;
  /** Writes the pointer, for packages that a test names, and waits until the origin has seen it. */
  setLive: (
    releases: Record<string, { live: string; previous?: string; urgent?: boolean } | undefined>,
  ) => Promise<{ serial: number }>;
  /** Publishes a copy of the release that was live at the start. */
  publish: (name: string, release: string, edits?: Edits) => Manifest;
  /** Publishes a remote with one page and an empty entry: one more name for the site to carry. */
  declare: (name: string, release: string) => void;
  /** Makes live again what was live at the start, and nothing else. */
  reset: () => Promise<void>;
  /** What the origin has printed. */
  output: () => string;
  stop: () => Promise<void>;
}

/** An origin of its own over a copy of the built releases, so that a test may change what is live. */
export async function startReleaseSite(releases: string, env: Record<string, string> = {}): Promise<ReleaseSite> {
  const data = mkdtempSync(path.join(os.tmpdir(), 'release-site-'));
  const store = path.join(data, 'releases');
  cpSync(releases, store, {
    recursive: true,
    filter: (place) => !/\.(live|telemetry|origins)/.test(path.basename(place)),
  });
  const pointer = () => JSON.parse(readFileSync(path.join(store, 'live.json'), 'utf8')) as Pointer;
  const original = pointer().releases;
  const first = Object.fromEntries(Object.entries(pointer().releases).map(([name, { live }]) => [name, live]));

  const variables = { ...process.env, ...env, DATA_DIR: data, PORT: '0', RELEASED_BY: 'night shift' };
  const origin = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/src/main.ts'], {
    cwd: root,
    env: variables,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      printed += chunk;
      const address = /^Site:\s+(\S+)/m.exec(printed)?.[1];
      if (address !== undefined) resolve(address);
    };
    origin.stdout.on('data', hear);
    origin.stderr.on('data', hear);
    origin.once('exit', (code) => reject(new Error(`The origin ended with ${code}:\n${printed}`)));
  });
  const setLive: ReleaseSite['setLive'] = async (releases) => {
    const before = pointer();
    const serial = before.serial + 1;
    // Undefined takes a package off the site: JSON leaves it out.
    const changed = Object.entries(releases).map(([name, entry]) => [
      name,
      entry && { ...entry, urgent: entry.urgent === true ? serial : undefined },
    ]);
    const next: Pointer = { ...before, serial, releases: { ...before.releases, ...Object.fromEntries(changed) } };
    writeFileSync(path.join(store, 'live.draft'), JSON.stringify(next));
    renameSync(path.join(store, 'live.draft'), path.join(store, 'live.json'));
    await seen(url, serial);
    return { serial };
  };
  return {
    url,
    store,
    run: async (command, ...args) => {
      const script = `server/src/releases/cli/${command}.ts`;
      const outcome = await finished(spawn(process.execPath, [script, ...args], { cwd: root, env: variables }));
      await seen(url, pointer().serial);
      return outcome;
    },
    live: (name) => pointer().releases[name]?.live ?? '',
    first,
    setLive,
    reset: async () => {
      const present = pointer().releases;
      if (JSON.stringify(present) === JSON.stringify(original)) return;
      const added = Object.keys(present).filter((name) => !Object.hasOwn(original, name));
      await setLive({ ...Object.fromEntries(added.map((name) => [name, undefined])), ...original });
    },
    publish: (name, release, edits) => copyRelease(store, name, first[name] ?? '', release, edits),
    declare: (name, release) => declareRemote(store, name, release, first.contact ?? ''),
    output: () => printed,
    stop: async () => {
      const gone = new Promise((resolve) => origin.once('exit', resolve));
      origin.kill('SIGTERM');
      await gone;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Waits until the origin's documents are made from this serial or a later one. */
async function seen(url: string, serial: number): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const document = await (await fetch(`${url}/no-such-page`)).text();
    if (Number(/"serial":(\d+)/.exec(document)?.[1]) >= serial) return;
    // Without a rest this would take from the origin what it needs to get there.
    await sleep(50);
  }
  throw new Error(`The origin did not see serial ${serial}.`);
}

function finished(child: ChildProcess): Promise<Outcome> {
  const began = performance.now();
  let out = '';
  child.stdout?.on('data', (chunk: Buffer) => (out += chunk));
  child.stderr?.on('data', (chunk: Buffer) => (out += chunk));
  return new Promise((resolve) => child.on('exit', (code) => resolve({ code, out, ms: performance.now() - began })));
}
