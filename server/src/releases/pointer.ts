import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { withLock } from '#releases/lock.ts';

const entry = z.strictObject({
  /** `<version>-<hash8>` that visitors get. */
  live: z.string(),
  /** What it replaced, and what browsers fall back to. */
  previous: z.string().optional(),
  /** Release of the sources at the last `npm start`, so that a start after a rollback does not undo the rollback. */
  started: z.string().optional(),
});

const livePointer = z.strictObject({
  /** Grows by one with every change. */
  serial: z.int().min(0),
  updatedAt: z.iso.datetime(),
  releases: z.record(z.string(), entry),
});

export type LivePointer = z.infer<typeof livePointer>;

/** One line of the history: who made what live instead of what, when and why. */
export interface Change {
  at: string;
  by: string;
  action: 'release' | 'rollback' | 'start';
  name: string;
  from: string | null;
  to: string;
  reason?: string;
}

const pointerFile = (store: string) => path.join(store, 'live.json');
const historyFile = (store: string) => path.join(store, 'history.jsonl');

const empty: LivePointer = { serial: 0, updatedAt: new Date(0).toISOString(), releases: {} };

/** @throws Error when the file is there but cannot be understood. */
export function readPointer(store: string): LivePointer {
  let text: string;
  try {
    text = fs.readFileSync(pointerFile(store), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return empty;
    throw error;
  }
  return livePointer.parse(JSON.parse(text));
}

/**
 * Changes the live pointer: reads it under a lock, writes the whole file beside it and renames it into place, so that
 * readers see the old or the new one and concurrent writers lose nothing.
 *
 * @param decide gets the present pointer; returns the releases that change and the history's lines, or null for no change
 */
export async function changePointer(
  store: string,
  decide: (present: LivePointer) => { releases: LivePointer['releases']; changes: Change[] } | null,
): Promise<LivePointer> {
  return withLock(path.join(store, '.live.lock'), () => {
    const present = readPointer(store);
    const decision = decide(present);
    if (decision === null) return present;
    const next: LivePointer = {
      serial: present.serial + 1,
      updatedAt: new Date().toISOString(),
      releases: { ...present.releases, ...decision.releases },
    };
    const draft = path.join(store, `.live-${process.pid}.json`);
    const file = fs.openSync(draft, 'w');
    fs.writeSync(file, `${JSON.stringify(next, null, 1)}\n`);
    fs.fsyncSync(file);
    fs.closeSync(file);
    for (const change of decision.changes) fs.appendFileSync(historyFile(store), `${JSON.stringify(change)}\n`);
    fs.renameSync(draft, pointerFile(store));
    return next;
  });
}

/** Makes a release live. Null-safe to repeat: a release that is live already changes nothing. */
export function goLive(
  store: string,
  name: string,
  release: string,
  change: Pick<Change, 'action' | 'by'> & { reason?: string },
) {
  return changePointer(store, (present) => {
    const before = present.releases[name];
    const started = change.action === 'start' ? release : before?.started;
    if (before?.live === release && before.started === started) return null;
    const previous = before?.live === release ? before.previous : before?.live;
    const changes: Change[] =
      before?.live === release
        ? []
        : [{ at: new Date().toISOString(), ...change, name, from: before?.live ?? null, to: release }];
    return {
      releases: { [name]: { live: release, ...(previous && { previous }), ...(started && { started }) } },
      changes,
    };
  });
}

/** The history, newest first. */
export function readHistory(store: string): Change[] {
  if (!fs.existsSync(historyFile(store))) return [];
  return fs
    .readFileSync(historyFile(store), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Change)
    .reverse();
}
