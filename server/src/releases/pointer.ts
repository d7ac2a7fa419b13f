import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { readOrigins } from '#releases/instances.ts';

/** A lock older than this was left by a process that died: nobody holds it for more than milliseconds. */
const STALE_MS = 10_000;
const GIVE_UP_MS = 30_000;

/** Runs `work` while no other process on this folder does. The lock of a process that died here is taken away at once. */
async function withLock<T>(file: string, work: () => T): Promise<T> {
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

const canary = z.strictObject({
  release: z.string(),
  /** Share of visitors who get it, in percent with at most two decimals. */
  percent: z.number().min(0).max(100),
  since: z.iso.datetime(),
  /** It is taken back by itself when its share of failed documents is this many times the live release's … */
  factor: z.number().min(1),
  /** … and it was shown in at least so many documents. */
  sample: z.int().min(1),
});

const entry = z.strictObject({
  /** `<version>-<hash8>` that visitors get. */
  live: z.string(),
  /** What browsers fall back to: what was live before it and is known to be good. */
  previous: z.string().optional(),
  /** The sources that somebody has released, shown to some, published or started with last: a start leaves these as they are. */
  started: z.string().optional(),
  /** A release that a share of the visitors gets instead of the live one. */
  canary: canary.optional(),
  /** The serial by which a release went live that open tabs should not wait for. */
  urgent: z.int().optional(),
});

const livePointer = z.strictObject({
  /** Grows by one with every change. */
  serial: z.int().min(0),
  updatedAt: z.iso.datetime(),
  releases: z.record(z.string(), entry),
});

export type Canary = z.infer<typeof canary>;
export type PointerEntry = z.infer<typeof entry>;
export type LivePointer = z.infer<typeof livePointer>;

/** One line of the history: who made what live instead of what, when and why. */
export interface Change {
  at: string;
  by: string;
  action: 'release' | 'rollback' | 'start' | 'canary' | 'promote' | 'abort' | 'retire' | 'publish';
  name: string;
  from: string | null;
  /** Null when the package is live no more. */
  to: string | null;
  /** Share of a canary, in percent. */
  percent?: number;
  reason?: string;
  /** Checks of the gate that were left out. */
  gate?: string;
  /** It went live by `--force`, without the gate's consent. */
  forced?: boolean;
  /** What it replaced was taken back for a fault: no preview shows it any more. */
  fault?: boolean;
  /** Of a package that was retired or published for later: the sources that a start leaves as they are. */
  started?: string;
}

const pointerFile = (store: string) => path.join(store, 'live.json');
/** What `live.json` says, once more: an origin starts from it when a disk or a person has damaged the other. */
const copyFile = (store: string) => path.join(store, 'live.copy.json');
const historyFile = (store: string) => path.join(store, 'history.jsonl');

const empty: LivePointer = { serial: 0, updatedAt: new Date(0).toISOString(), releases: {} };

/** @throws Error when the file cannot be understood, or is gone while its copy is there. */
export function readPointer(store: string): LivePointer {
  try {
    const pointer = parse(pointerFile(store));
    // Taken for a new store, the next change would leave out everything that is live.
    if (pointer === undefined && readPointerCopy(store) !== undefined) throw new Damaged();
    return pointer ?? empty;
  } catch (error) {
    if (error instanceof Damaged)
      throw new Error(
        `${pointerFile(store)} is ${faultOf(store)}. The site goes on with what was live. To mend it: cp ${copyFile(store)} ${pointerFile(store)}`,
      );
    throw error;
  }
}

/** What the copy says; undefined when there is none, or none that can be understood. */
export function readPointerCopy(store: string): LivePointer | undefined {
  try {
    return parse(copyFile(store));
  } catch {
    return undefined;
  }
}

const faultOf = (store: string) => (fs.existsSync(pointerFile(store)) ? 'damaged' : 'gone');

/**
 * Puts the copy in the place of a pointer that is gone or damaged; a damaged one stays beside it as `live.damaged.json`.
 *
 * @returns a line that says so; null where nothing was wrong
 * @throws Error when there is no copy that can be understood
 */
export function mendPointer(store: string): string | null {
  try {
    readPointer(store);
    return null;
  } catch (error) {
    if (readPointerCopy(store) === undefined) throw error;
    const fault = faultOf(store);
    const kept = fault === 'damaged' ? '; the damaged file is live.damaged.json' : '';
    try {
      if (kept !== '') fs.copyFileSync(pointerFile(store), path.join(store, 'live.damaged.json'));
      // By one step, so that a kill leaves no store without a pointer.
      fs.renameSync(writeDraft(pointerFile(store), fs.readFileSync(copyFile(store), 'utf8')), pointerFile(store));
    } catch (failure) {
      throw toldFull(store, failure);
    }
    return `${pointerFile(store)} was ${fault} and is what its copy said again${kept}.`;
  }
}

class Damaged extends Error {}

/** Undefined when there is no such file. */
function parse(file: string): LivePointer | undefined {
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return livePointer.parse(JSON.parse(text));
  } catch {
    throw new Damaged();
  }
}

/** Changes with every change of the pointer file, and costs no reading. @throws Error when it is not there */
export function pointerVersion(store: string): string {
  const { ino, size, mtimeNs } = fs.statSync(pointerFile(store), { bigint: true });
  return `${ino} ${size} ${mtimeNs}`;
}

export interface Decision {
  /** The entries that change; undefined for a package that is live no more. */
  releases: Record<string, PointerEntry | undefined>;
  changes: Omit<Change, 'at'>[];
}

/** What was checked is not what is live any more. */
export class ChangedMeanwhile extends Error {}

/**
 * Changes the live pointer: reads it under a lock, writes the whole file beside it and renames it into place, so that
 * readers see the old or the new one and concurrent writers lose nothing.
 *
 * @param decide gets the present pointer and the serial after it; returns the releases that change and the history's
 *   lines, or null for no change
 * @param checked the serial that the decision rests on; any if left out
 * @throws ChangedMeanwhile when another change came first; nothing is done then
 */
export async function changePointer(
  store: string,
  decide: (present: LivePointer, serial: number) => Decision | null,
  checked?: number,
): Promise<LivePointer> {
  const change = () => {
    const present = readPointer(store);
    if (checked !== undefined && present.serial !== checked) throw new ChangedMeanwhile(whatChanged(store, present));
    // An older pointer may have been put back by hand: origins that know a higher serial would not follow.
    const serial = Math.max(present.serial, ...readOrigins(store).map((origin) => origin.serial)) + 1;
    const decision = decide(present, serial);
    if (decision === null) return present;
    const updatedAt = new Date().toISOString();
    const next: LivePointer = livePointer.parse({
      ...{ serial, updatedAt },
      releases: Object.fromEntries(
        Object.entries({ ...present.releases, ...decision.releases }).filter(([, entry]) => entry !== undefined),
      ),
    });
    const lines = decision.changes.map((line) => `${JSON.stringify({ at: updatedAt, ...line })}\n`);
    write(store, next, lines);
    return next;
  };
  return withLock(path.join(store, '.live.lock'), change).catch((error: unknown) => {
    throw toldFull(store, error);
  });
}

/** Both whole files first, then the history: when the disk is full, nothing has changed yet. */
function write(store: string, next: LivePointer, lines: readonly string[]): void {
  const text = `${JSON.stringify(next, null, 1)}\n`;
  const drafts: (readonly [draft: string, file: string])[] = [];
  try {
    for (const file of [pointerFile(store), copyFile(store)]) drafts.push([writeDraft(file, text), file]);
    appendWhole(historyFile(store), lines.join(''));
  } catch (error) {
    for (const [draft] of drafts) fs.rmSync(draft, { force: true });
    throw error;
  }
  for (const [draft, file] of drafts) fs.renameSync(draft, file);
}

/** Of lines that do not fit nothing stays: they tell of what did not happen. */
function appendWhole(file: string, lines: string): void {
  const before = fs.statSync(file, { throwIfNoEntry: false })?.size;
  try {
    fs.appendFileSync(file, `${isCutOff(file) ? '\n' : ''}${lines}`);
  } catch (error) {
    if (before === undefined) fs.rmSync(file, { force: true });
    else fs.truncateSync(file, before);
    throw error;
  }
}

function whatChanged(store: string, { serial }: LivePointer): string {
  const [last] = readHistory(store);
  const what = last === undefined ? '' : ` (${last.action} of ${last.name} by ${last.by})`;
  return `Something else changed what is live meanwhile${what}; it is at serial ${serial} now. Nothing was done. Run the command again.`;
}

/** How file systems say that nothing more fits: the disk, the user's quota, the process's limit. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
export const isFull = (error: unknown): boolean => FULL.has((error as NodeJS.ErrnoException).code ?? '');

/** The error in words that say what to do, where the disk is full; `isFull` knows it still. */
function toldFull(store: string, error: unknown): unknown {
  if (!isFull(error)) return error;
  const words = `The disk that holds ${store} is full. Nothing was changed. Make room: npm run releases -- prune (what is live stays live)`;
  return Object.assign(new Error(words, { cause: error }), { code: (error as NodeJS.ErrnoException).code });
}

/**
 * Writes a whole file beside the one that it is to replace, and reads it again.
 *
 * @returns the draft's path
 * @throws Error when the disk did not take all of it; the draft is gone then
 */
function writeDraft(file: string, text: string): string {
  const draft = `${file}.${process.pid}.draft`;
  try {
    fs.writeFileSync(draft, text, { flush: true });
    if (fs.readFileSync(draft, 'utf8') !== text) throw new Error(`${draft} was not stored whole. Nothing was changed.`);
    return draft;
  } catch (error) {
    fs.rmSync(draft, { force: true });
    throw error;
  }
}

/** True when a crash has left half a line at the file's end. */
function isCutOff(file: string): boolean {
  if (!fs.existsSync(file)) return false;
  const text = fs.readFileSync(file, 'utf8');
  return text !== '' && !text.endsWith('\n');
}

/** The history, newest first. */
export function readHistory(store: string): Change[] {
  if (!fs.existsSync(historyFile(store))) return [];
  return fs.readFileSync(historyFile(store), 'utf8').split('\n').flatMap(readChange).reverse();
}

/** Nothing for an empty line, or one that a crash has cut off. */
function readChange(line: string): Change[] {
  try {
    return [JSON.parse(line) as Change];
  } catch {
    return [];
  }
}
