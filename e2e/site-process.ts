import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
/** Its database takes a minute on a busy machine, beside other sites that start. */
const START_MS = 240_000;

export interface Site {
  url: string;
  process: ChildProcess;
  /** Everything that the site printed so far. */
  output: () => string;
  /** Asks it to stop and waits until it has; resolves with the exit code. */
  stop: () => Promise<number | null>;
}

/**
 * Runs the command behind `npm start` and waits for the address that it prints.
 *
 * @param words after `node`, for another program of the repository, such as the origin alone, which builds nothing
 * @param where another working tree of the repository, which may have to be installed first; how long its start may take
 */
export async function startSite(
  env: Record<string, string>,
  words = ['commands/run.mjs', 'start'],
  { cwd = root, patienceMs = START_MS } = {},
): Promise<Site> {
  const child = spawn(process.execPath, words, {
    cwd,
    env: { ...process.env, PORT: '0', ENV_FILE: 'none', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk));
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const deadline = setTimeout(() => reject(new Error(`The site did not start:\n${printed}`)), patienceMs);
    child.stdout.on('data', () => {
      const address = /https?:\/\/[\d.a-z]+:\d+/.exec(printed)?.[0];
      if (address === undefined) return;
      clearTimeout(deadline);
      resolve(address);
    });
    void exited.then((code) => reject(new Error(`The site ended with ${code}:\n${printed}`)));
  });
  const stop = () => {
    child.kill('SIGTERM');
    return exited;
  };
  return { url, process: child, output: () => printed, stop };
}
