import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

interface ServerOptions {
  command: { file: string; args: string[] };
  owner: { uid: number; gid: number } | null;
  logFile: string;
  log(line: string): void;
}

const STOP_MS = 5000;
const RESTART_MS = 500;
/** Bytes after which the next start begins the server's log anew. */
const LONGEST_LOG = 1_000_000;

export interface ServerProcess {
  /** Why the child ended before it was asked to, or null while it runs. */
  failure(): string | null;
  stop(): Promise<void>;
}

/** Starts the server and keeps it running until it is told to stop. */
export function startServer({ command, owner, logFile, log }: ServerOptions): ServerProcess {
  let stopping = false;
  let failure: string | null = null;
  let child = launch();

  function launch(): ChildProcess {
    const output = fs.openSync(logFile, sizeOf(logFile) > LONGEST_LOG ? 'w' : 'a', 0o600);
    // A group of its own: Ctrl+C in a terminal must reach the origin alone, which finishes its requests first.
    const started = spawn(command.file, command.args, {
      ...(owner ?? {}),
      stdio: ['ignore', output, output],
      detached: true,
    });
    fs.closeSync(output);
    started.on('error', (error) => {
      failure = error.message;
    });
    started.on('exit', (code, signal) => {
      if (stopping) return;
      failure = `The database ended by itself (${signal ?? `code ${code}`}).`;
      log(failure);
      setTimeout(() => {
        if (!stopping) child = launch();
      }, RESTART_MS).unref();
    });
    return started;
  }

  return {
    failure: () => failure,
    async stop() {
      stopping = true;
      for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
        if (hasEnded(child)) return;
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill(signal);
        await Promise.race([ended, sleep(STOP_MS, undefined, { ref: false })]);
      }
    },
  };
}

const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null || child.pid === undefined;

const sizeOf = (file: string): number => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
