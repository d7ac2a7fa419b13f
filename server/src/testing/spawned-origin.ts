import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
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
