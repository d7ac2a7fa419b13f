import fs from 'node:fs';

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
export function commandLine(pid: number): string {
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
