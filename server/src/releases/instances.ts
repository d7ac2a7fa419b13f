import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

/** The origin's name among those that share a store: hosts and ports may be the same in two containers. */
export function originId(dataDir: string): string {
  const file = path.join(dataDir, 'origin-id');
  try {
    const known = fs.readFileSync(file, 'utf8').trim();
    if (/^[\w-]{36}$/.test(known)) return known;
  } catch {
    // Its first start.
  }
  const id = randomUUID();
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.writeFileSync(file, `${id}\n`);
  } catch {
    // A folder that cannot be written to: after a restart the counts go into another file, and none is lost.
  }
  return id;
}

/** Milliseconds between two signs of life, and after how many without one an origin counts as gone. */
const ALIVE_MS = 2_000;
const GONE_MS = 15_000;
const LOOK_MS = 20;

const state = z.object({
  /** Names the origin in messages: its host and address. */
  name: z.string(),
  host: z.string(),
  pid: z.int(),
  /** The pointer's serial that its documents are made from. */
  serial: z.int(),
  at: z.iso.datetime(),
  /** What its API answers, as `POST /server/contact`; absent while it starts. */
  calls: z.array(z.string()).optional(),
});
type OriginState = z.infer<typeof state>;

const folderIn = (store: string) => path.join(store, '.origins');

/**
 * Writes down in the store what this origin shows and answers, for the commands that change what is live.
 *
 * @param serial asked each time
 * @param onUnwritable hears once that the store cannot be written, and again when it could be meanwhile
 * @returns `tell` writes at once; `know` adds what is known only later; `close` says that this origin is gone
 */
export function reportOrigin(store: string, serial: () => number, onUnwritable: (error: unknown) => void = () => {}) {
  const file = path.join(folderIn(store), `${randomUUID()}.json`);
  const known: Partial<OriginState> = {};
  let isTold = true;
  const tell = () => {
    const name = `${os.hostname()}, process ${process.pid}`;
    const told = {
      name,
      host: os.hostname(),
      pid: process.pid,
      ...known,
      serial: serial(),
      at: new Date().toISOString(),
    };
    try {
      // Not the store itself: one that is away must not come back empty.
      if (!fs.existsSync(path.dirname(file))) fs.mkdirSync(path.dirname(file));
      fs.writeFileSync(`${file}.draft`, JSON.stringify(told));
      fs.renameSync(`${file}.draft`, file);
      isTold = true;
    } catch (error) {
      // Whoever may write there can still change what is live, and would not wait for this origin.
      if (isTold) onUnwritable(error);
      isTold = false;
    }
  };
  const timer = setInterval(tell, ALIVE_MS);
  timer.unref();
  tell();
  return {
    tell,
    know: (more: Pick<Partial<OriginState>, 'name' | 'calls'>) => {
      Object.assign(known, more);
      tell();
    },
    close: () => {
      clearInterval(timer);
      fs.rmSync(file, { force: true });
    },
  };
}

/** The origins that run on this store now. */
export function readOrigins(store: string): OriginState[] {
  const folder = folderIn(store);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => read(path.join(folder, name)))
    .filter(isAlive);
}

function read(file: string): OriginState[] {
  try {
    return [state.parse(JSON.parse(fs.readFileSync(file, 'utf8')))];
  } catch {
    // It has just ended, or a crash has cut it off.
    return [];
  }
}

/** One on this machine is asked for directly: a killed one must not hold up whoever rolls back after the crash. */
function isAlive({ at, host, pid }: OriginState): boolean {
  if (Date.now() - Date.parse(at) > GONE_MS) return false;
  if (host !== os.hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Time as this machine knows it. */
const REAL = { now: () => Date.now(), sleep: (ms: number): Promise<unknown> => sleep(ms) };

/**
 * Waits until every origin shows this serial.
 *
 * @returns the origins that do, and those that do not after `patienceMs`
 */
export async function confirmed(
  store: string,
  serial: number,
  patienceMs: number,
  clock = REAL,
): Promise<{ showing: OriginState[]; missing: OriginState[] }> {
  const deadline = clock.now() + patienceMs;
  for (;;) {
    const origins = readOrigins(store);
    const missing = origins.filter((origin) => origin.serial < serial);
    if (missing.length === 0 || clock.now() > deadline)
      return { showing: origins.filter((origin) => origin.serial >= serial), missing };
    await clock.sleep(LOOK_MS);
  }
}
