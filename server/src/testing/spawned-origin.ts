import { type ChildProcess, execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { format } from 'node:util';
import { afterEach, beforeEach, vi } from 'vitest';
import { repositoryRoot } from '#settings/repository-root.ts';

export interface SpawnedOrigin {
  /** Where it listens; undefined when it ended before it did. */
  url: string | undefined;
  output(): string;
  child: ChildProcess;
  /** Resolves with the exit code, or the signal that killed it. */
  ended: Promise<number | NodeJS.Signals>;
}

/** What a program needs of this process's settings, and nothing else of them; nor of a file of settings, unless it is named. */
export const programEnvironment = (variables: Record<string, string>): Record<string, string> => {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE, ENV_FILE: 'none', ...variables };
};

/** Starts `server/src/main.ts` as a process of its own, API only, and waits until it listens or ends. */
export async function spawnOrigin(variables: Record<string, string>): Promise<SpawnedOrigin> {
  const child = spawn(process.execPath, [path.join(repositoryRoot, 'server/src/main.ts')], {
    cwd: repositoryRoot,
    env: programEnvironment({ PORT: '0', SERVE_PAGES: 'no', ...variables }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 1));
  });
  const listening = new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (/^Site: .*\n/m.test(output)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  await Promise.race([listening, ended]);
  const url = /^Codes and mails: (http:\S+)\/dev\/inbox|^Site: +(http:\S+)/m.exec(output);
  return { url: url?.[1] ?? url?.[2], output: () => output, child, ended };
}

export const postJson = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Starts take a second each, or many of them on a machine that is busy with other things. */
export const patient = { timeout: 60_000, interval: 100 };

/** Real origins on a real folder, both of the running test alone: what it leaves is ended and removed after it. */
export function ownOrigins() {
  vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });
  let dataDir = '';
  const running: SpawnedOrigin[] = [];
  beforeEach(() => {
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'origin-'));
  });
  afterEach(async () => {
    for (const origin of running.splice(0)) {
      if (origin.child.exitCode === null) origin.child.kill('SIGTERM');
      await origin.ended;
    }
    fs.rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    /** The test's own data folder. */
    get dataDir() {
      return dataDir;
    },
    async start(variables: Record<string, string> = {}): Promise<SpawnedOrigin> {
      const origin = await spawnOrigin({ DATA_DIR: dataDir, ...variables });
      running.push(origin);
      return origin;
    },
    /** Process number of the folder's database, as PostgreSQL notes it. */
    databasePid: () =>
      Number(fs.readFileSync(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]),
  };
}

export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a program of the server to its end, with these settings and no others.
 *
 * @param program below `server/src`
 */
export const runProgram = (program: string, words: readonly string[], variables: Record<string, string>) =>
  new Promise<Ended>((resolve) => {
    const file = path.join(repositoryRoot, 'server/src', program);
    const options = { cwd: repositoryRoot, env: programEnvironment(variables), maxBuffer: 2 ** 26 };
    const child = execFile(process.execPath, [file, ...words], options, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });

/** A command of the server: it gets its words, prints, and may set the exit code of its process. */
export type Command = (words: readonly string[]) => Promise<void>;

/**
 * Runs a command in this process, for tests of what it does and says: a process of its own would load it for most of a
 * second. One at a time, since all of them print to the same place. That it runs as a program too, `runProgram` shows.
 *
 * @param variables settings beside those of this process
 */
export async function inProcess(
  run: Command,
  words: readonly string[],
  variables: Record<string, string>,
): Promise<Ended> {
  const told = { stdout: '', stderr: '' };
  const line =
    (stream: keyof typeof told) =>
    (...texts: unknown[]) => {
      told[stream] += `${format(...texts)}\n`;
    };
  const written =
    (stream: keyof typeof told) =>
    (text: string | Uint8Array, ...rest: unknown[]) => {
      told[stream] += text;
      for (const done of rest) if (typeof done === 'function') done();
      return true;
    };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(line('stdout')),
    vi.spyOn(console, 'error').mockImplementation(line('stderr')),
    vi.spyOn(process.stdout, 'write').mockImplementation(written('stdout')),
    vi.spyOn(process.stderr, 'write').mockImplementation(written('stderr')),
  ];
  const { exitCode } = process;
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  process.exitCode = undefined;
  Object.assign(process.env, variables);
  try {
    await run(words);
    return { code: Number(process.exitCode ?? 0), ...told };
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.exitCode = exitCode;
    for (const [name, value] of before)
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  }
}
