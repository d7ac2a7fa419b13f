import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** Whoever holds a lock writes its mark this often. A process id tells less: after a restart another program may have it. */
const BEAT_MS = 1_000;
/** Nobody has written for so long: the holder was killed. */
const STALE_MS = 15_000;
const LOOK_MS = 250;
/** Long enough for all who found a lock stale at the same moment, and for a holder whose machine slept, to write theirs. */
const SETTLE_MS = 2 * BEAT_MS;

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs one piece of work while no other process runs work under the same lock.
 *
 * @param file that exists while somebody works
 * @param onWait called once when somebody else does
 */
export async function withLock(file, onWait, work) {
  const mark = randomUUID();
  await take(file, mark, onWait);
  const beat = setInterval(() => writeFileSync(file, mark), BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    if (holderOf(file) === mark) rmSync(file, { force: true });
  }
}

async function take(file, mark, onWait) {
  for (let waits = false; ; await sleep(LOOK_MS)) {
    if (create(file, mark)) return;
    if (isStale(file)) {
      if (await takeOver(file, mark)) return;
    } else if (!waits) {
      waits = true;
      onWait();
    }
  }
}

function create(file, mark) {
  try {
    writeFileSync(file, mark, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isStale(file) {
  const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Number.POSITIVE_INFINITY };
  return Date.now() - mtimeMs > STALE_MS;
}

/** Of several that find the lock stale, the last to write its mark holds it, unless the holder is alive after all. */
async function takeOver(file, mark) {
  writeFileSync(`${file}.${mark}`, mark);
  renameSync(`${file}.${mark}`, file);
  await sleep(SETTLE_MS);
  return holderOf(file) === mark;
}

function holderOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
