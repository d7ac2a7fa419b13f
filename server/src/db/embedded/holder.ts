import fs from 'node:fs';
import path from 'node:path';
import { isRunning, startOf } from '#db/embedded/orphan.ts';
import { isSamePlace, type Place, placeOf } from '#db/embedded/place.ts';
import { StartError } from '#settings/start-error.ts';

interface Holder {
  pid: number;
  /** See {@link startOf}. */
  started: string;
  /** The folder that it holds: whoever copies a folder copies this file along. An origin of before wrote none. */
  place?: Place;
  /** Where it can be reached, once it listens. */
  address?: string;
}

export interface Hold {
  /** Tells whoever comes second where this origin is. */
  announce(address: string): void;
  release(): void;
}

/** How long a takeover may last before another process may try its own. */
const TAKEOVER_MS = 10_000;

/**
 * Takes a folder for this process alone. A holder that was killed, or that holds the folder of which this one is a copy, is
 * recognised and replaced.
 *
 * @throws StartError that says who holds it
 */
export function holdFolder(folder: string): Hold {
  const file = path.join(folder, 'origin.lock');
  const me: Holder = { pid: process.pid, started: startOf(process.pid), place: placeOf(folder) };
  if (!create(file, me)) {
    const other = read(file);
    if (other !== null && holds(other, folder)) throw held(folder, other);
    takeOver(file, other, folder);
    if (!create(file, me)) throw held(folder, read(file));
  }
  return {
    announce(address) {
      const draft = `${file}.${process.pid}`;
      fs.writeFileSync(draft, JSON.stringify({ ...me, address }), { mode: 0o600 });
      fs.renameSync(draft, file);
    },
    release() {
      if (read(file)?.pid === process.pid) fs.rmSync(file, { force: true });
    },
  };
}

/** Writes the file whole or not at all: a link appears in one step and never replaces another. */
function create(file: string, holder: Holder): boolean {
  const draft = `${file}.${holder.pid}`;
  fs.writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/** Removes a dead holder's file. Of two processes that find the same dead holder only one may, or it could remove the other's new file. */
function takeOver(file: string, dead: Holder | null, folder: string): void {
  const token = `${file}.takeover-${dead?.pid ?? 0}-${dead?.started ?? ''}`;
  const age = fs.existsSync(token) ? Date.now() - fs.statSync(token).mtimeMs : 0;
  if (age > TAKEOVER_MS) fs.rmSync(token, { force: true });
  try {
    fs.closeSync(fs.openSync(token, 'wx', 0o600));
  } catch {
    throw new StartError(
      `DATA_DIR ${path.dirname(folder)} is being taken by another origin at this moment. Try again in ten seconds.`,
    );
  }
  try {
    const now = read(file);
    if (now === null || (now.pid === dead?.pid && now.started === dead.started)) fs.rmSync(file, { force: true });
  } finally {
    fs.rmSync(token, { force: true });
  }
}

function read(file: string): Holder | null {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

const holds = ({ pid, started, place }: Holder, folder: string): boolean =>
  isRunning(pid) && startOf(pid) === started && (place === undefined || isSamePlace(place, placeOf(folder)));

function held(folder: string, holder: Holder | null): StartError {
  const where = holder?.address === undefined ? '' : ` at ${holder.address}`;
  return new StartError(
    `DATA_DIR ${path.dirname(folder)} is in use by the origin with process id ${holder?.pid ?? 'unknown'}${where}. Stop that one, or choose another DATA_DIR.`,
  );
}
