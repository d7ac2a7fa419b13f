import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandLine, isRunning } from '#db/embedded/process-identity.ts';
import { StartError } from '#settings/start-error.ts';

/** How long a server may take to finish, before it is told to stop at once. */
const PATIENCE_MS = 5000;

/**
 * Stops the server that a killed origin left behind on this folder, and forgets one that is gone. Restarting takes a
 * few hundredths of a second, and the new child is then really ours to watch. The caller holds the folder.
 */
export async function stopOrphan(data: string): Promise<void> {
  const file = path.join(data, 'postmaster.pid');
  const pid = Number(readFirstLine(file));
  if (!Number.isInteger(pid) || pid <= 1) return;
  if (!isRunning(pid) || !isServerOf(pid, data)) {
    forget(data);
    return;
  }
  // SIGINT: roll back what is open and stop; SIGQUIT: stop at once and recover at the next start.
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal);
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline) {
      if (!isRunning(pid)) return;
      await sleep(10);
    }
  }
  throw new StartError(
    `The database process ${pid} that an earlier origin left behind does not stop. End it and start again.`,
  );
}

/**
 * Removes what a server that is gone left behind to say that it is there. Its number may belong to somebody else by now,
 * or to a process that was killed and not yet collected; the next server would refuse to start for either.
 */
function forget(data: string): void {
  fs.rmSync(path.join(data, 'postmaster.pid'), { force: true });
  const folder = path.dirname(data);
  for (const name of fs.readdirSync(folder)) {
    if (/^\.s\.PGSQL\.\d+(\.lock)?$/.test(name)) fs.rmSync(path.join(folder, name), { force: true });
  }
}

/** True for a server of this folder, and where command lines cannot be read (then the file is all there is). */
function isServerOf(pid: number, data: string): boolean {
  const line = commandLine(pid);
  return line === '' ? process.platform !== 'linux' : line.includes(data);
}

function readFirstLine(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8').split('\n', 1)[0] ?? '';
  } catch {
    return '';
  }
}
