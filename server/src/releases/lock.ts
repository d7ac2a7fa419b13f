import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** A lock older than this was left by a process that died: nobody holds it for more than milliseconds. */
const STALE_MS = 10_000;
const GIVE_UP_MS = 30_000;

/** Runs `work` while no other process on this folder does. The lock of a process that died here is taken away at once. */
export async function withLock<T>(file: string, work: () => T): Promise<T> {
  const mine = JSON.stringify({ host: os.hostname(), pid: process.pid, id: randomUUID() });
  const deadline = Date.now() + GIVE_UP_MS;
  while (!take(file, mine)) {
    if (isAbandoned(file)) remove(file);
    else if (Date.now() > deadline)
      throw new Error(`${file} is held by another process. Try again, or remove it if none runs.`);
    else await sleep(2 + Math.random() * 10);
  }
  try {
    return work();
  } finally {
    if (read(file) === mine) fs.rmSync(file, { force: true });
  }
}

/** The lock appears whole, with its owner in it: written aside, then linked under its name, which fails if it is taken. */
function take(file: string, mine: string): boolean {
  const aside = `${file}.${randomUUID()}`;
  try {
    fs.writeFileSync(aside, mine);
    fs.linkSync(aside, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    fs.rmSync(aside, { force: true });
  }
}

function isAbandoned(file: string): boolean {
  const held = fs.statSync(file, { throwIfNoEntry: false });
  if (held === undefined) return false;
  if (Date.now() - held.mtimeMs > STALE_MS) return true;
  try {
    const { host, pid } = JSON.parse(read(file)) as { host: string; pid: number };
    if (host !== os.hostname()) return false;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Takes an abandoned lock away, unless somebody else did and holds a new one by now. */
function remove(file: string): void {
  const judged = read(file);
  const aside = `${file}.${randomUUID()}`;
  try {
    fs.renameSync(file, aside);
    if (read(aside) !== judged) fs.linkSync(aside, file);
  } catch {
    // Somebody else was faster.
  } finally {
    fs.rmSync(aside, { force: true });
  }
}

function read(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
