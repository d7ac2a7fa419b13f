import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A lock older than this was left by a process that died: nobody holds it for more than milliseconds. */
const STALE_MS = 10_000;
const GIVE_UP_MS = 30_000;

/** Runs `work` while no other process on this folder does. */
export async function withLock<T>(file: string, work: () => T): Promise<T> {
  const deadline = Date.now() + GIVE_UP_MS;
  for (;;) {
    try {
      fs.closeSync(fs.openSync(file, 'wx'));
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const held = fs.statSync(file, { throwIfNoEntry: false });
    if (held !== undefined && Date.now() - held.mtimeMs > STALE_MS) fs.rmSync(file, { force: true });
    else if (Date.now() > deadline)
      throw new Error(`${file} is held by another process. Try again, or remove it if none runs.`);
    else await sleep(2 + Math.random() * 10);
  }
  try {
    return work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}
