// Where tests put what they throw away. Plain JavaScript without imports from packages: `run.mjs` reads it.
import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** What a run may fill at most, and what it and the browsers need beside that. */
const FILES_GB = 4;
const PROGRAMS_GB = 4;
const GB = 2 ** 30;
const NAME = 'site-tests-';

/**
 * Makes a folder for the temporary files of this process, which is gone when it ends; one that a killed run has left goes
 * too. It lies in memory where a machine has room there: a run makes and drops some four hundred databases, which takes a
 * quarter of its time on a disk.
 *
 * @returns {string}
 */
export function scratchFolder() {
  const place = hasRoomInMemory() ? MEMORY : os.tmpdir();
  for (const name of readdirSync(place)) {
    if (name.startsWith(NAME) && isLeftOver(Number(name.slice(NAME.length)))) remove(join(place, name));
  }
  const folder = join(place, `${NAME}${process.pid}`);
  mkdirSync(folder);
  process.on('exit', () => remove(folder));
  return folder;
}

function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    const options = new RegExp(`^\\S+ ${MEMORY} \\S+ (\\S+)`, 'm').exec(readFileSync('/proc/mounts', 'utf8'))?.[1];
    const available = Number(/^MemAvailable: +(\d+) kB/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1]) * 1024;
    const hasRoom = bavail * bsize > FILES_GB * GB && available > (FILES_GB + PROGRAMS_GB) * GB;
    // Some containers run no program from there, which tests do.
    return hasRoom && options !== undefined && !/\b(noexec|ro)\b/.test(options);
  } catch {
    // No Linux, or none with such a folder.
    return false;
  }
}

/** A container gives the next run the number of one that was killed. */
function isLeftOver(pid) {
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function remove(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch (error) {
    // Another person's, on a machine of several.
    if (!['EACCES', 'EPERM'].includes(error.code)) throw error;
  }
}
