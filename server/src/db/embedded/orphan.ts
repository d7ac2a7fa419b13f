import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '#settings/start-error.ts';

/** Whether a process is running. One of another user counts too. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Something that tells a process from a later one with the same number: on Linux its start in ticks since boot,
 * elsewhere nothing, and the number alone has to do.
 */
export function startOf(pid: number): string {
  return statFields(pid)?.[19] ?? '';
}

/** The command line of a process, or an empty string where it cannot be known. */
function commandLine(pid: number): string {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

// A process that was killed but not yet collected by its parent still has its number.
const isZombie = (pid: number): boolean => statFields(pid)?.[0] === 'Z';

/** Fields of /proc/<pid>/stat from the third (state) on; the second may hold spaces and is left out. */
function statFields(pid: number): string[] | null {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

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
  return line === '' ? process.platform !== 'linux' : line.includes(` ${data} `);
}

function readFirstLine(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8').split('\n', 1)[0] ?? '';
  } catch {
    return '';
  }
}
