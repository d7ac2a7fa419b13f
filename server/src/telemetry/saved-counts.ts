import fs from 'node:fs';
import path from 'node:path';
import { originId } from '#releases/origin-id.ts';
import { type AllCounts, Counters, noCounts } from '#telemetry/counters.ts';

const SAVE_MS = 2_000;

const folderIn = (store: string) => path.join(store, '.telemetry');

/**
 * Counters that live in the release store, so that `npm run releases` can read it. Each origin writes a file of its own.
 *
 * @param dataDir the origin's own folder, which no other one uses
 * @returns the counters, and the way to save what is new and stop
 */
export function openCounters(store: string, dataDir: string, logger: { warn(details: object, message: string): void }) {
  const file = path.join(folderIn(store), `${originId(dataDir)}.json`);
  const counters = new Counters(read(file));
  let saved = 0;
  let complained = false;
  const save = () => {
    if (counters.changes === saved) return;
    const { changes } = counters;
    try {
      // Not the store itself: one that is away must not come back empty.
      if (!fs.existsSync(path.dirname(file))) fs.mkdirSync(path.dirname(file));
      fs.writeFileSync(`${file}.draft`, JSON.stringify(counters.all()));
      fs.renameSync(`${file}.draft`, file);
      saved = changes;
    } catch (error) {
      if (!complained) logger.warn({ err: error }, 'Counts of releases cannot be saved; they are kept in memory.');
      complained = true;
    }
  };
  const timer = setInterval(save, SAVE_MS);
  timer.unref();
  const close = () => {
    clearInterval(timer);
    save();
  };
  return { counters, close };
}

/** The counts of all origins that share a store, by `<name>@<release>`. */
export function readCounts(store: string): AllCounts {
  const folder = folderIn(store);
  const sums: AllCounts = {};
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  for (const counts of files.map((name) => read(path.join(folder, name)))) {
    for (const [release, more] of Object.entries(counts)) {
      sums[release] ??= noCounts();
      const sum = sums[release];
      sum.documents += more.documents;
      sum.failedLoads += more.failedLoads;
      for (const [kind, count] of Object.entries(more.failures) as [keyof typeof sum.failures, number][])
        sum.failures[kind] = (sum.failures[kind] ?? 0) + count;
    }
  }
  return sums;
}

function read(file: string): AllCounts {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as AllCounts;
  } catch {
    // Not there yet, or cut off by a crash: counting begins anew.
    return {};
  }
}
