import fs from 'node:fs';
import path from 'node:path';
import type { FAILURE_KINDS } from 'shared/contract/telemetry';
import { addressGroup, truncatedAddress } from '#http/client-address.ts';
import { counter } from '#metrics/metric.ts';
import { originId } from '#releases/instances.ts';

/** How a release can fail: in a browser, or while the origin renders it. */
export type FailureKind = (typeof FAILURE_KINDS)[number] | 'prerender';

/** What became of one release. */
export interface Counts {
  /** Documents that showed it. */
  documents: number;
  /** Page loads in which it failed, once each. */
  failedLoads: number;
  /** Single failures by kind. */
  failures: Partial<Record<FailureKind, number>>;
}

/** Counts by `<name>@<release>`. */
export type AllCounts = Record<string, Counts>;

export const noCounts = (): Counts => ({ documents: 0, failedLoads: 0, failures: {} });

const documents = counter('site_release_documents_total', 'Documents that showed a release.', ['remote', 'release']);
const failures = counter('site_release_failures_total', 'Failures of a release, in browsers and while rendering.', [
  ...['remote', 'release', 'kind'],
]);

/** One origin's counts of what each release did. No part of it says who looked. */
export class Counters {
  readonly #counts: Map<string, Counts>;
  /** From where browsers told of failures. */
  readonly reporters = new DistinctReporters();
  /** Grows with every count, so that nobody saves what is saved already. */
  changes = 0;

  constructor(before: AllCounts = {}) {
    this.#counts = new Map(Object.entries(before));
  }

  served(name: string, release: string): void {
    this.showing(name, release)();
  }

  /** Counts one document of this release each time it is called, with as little work as can be. */
  showing(name: string, release: string): () => void {
    const counts = this.of(name, release);
    const metric = documents.labels(name, release);
    return () => {
      counts.documents += 1;
      metric.inc();
      this.changes += 1;
    };
  }

  /** @param firstOfLoad false for a further failure of the same release in the same page load, or of one that does not count */
  failed(name: string, release: string, kind: FailureKind, firstOfLoad = true): void {
    const counts = this.of(name, release);
    counts.failures[kind] = (counts.failures[kind] ?? 0) + 1;
    if (firstOfLoad) counts.failedLoads += 1;
    failures.inc({ remote: name, release, kind });
    this.changes += 1;
  }

  /** The counts of one release; they go on counting. */
  of(name: string, release: string): Counts {
    const key = `${name}@${release}`;
    const counts = this.#counts.get(key) ?? noCounts();
    this.#counts.set(key, counts);
    return counts;
  }

  all(): AllCounts {
    return Object.fromEntries(this.#counts);
  }
}

/** Failed page loads of one release that one address may tell of in ten minutes, and addresses kept for a release. */
const PER_ADDRESS = 3;
const WINDOW_MS = 600_000;
const KEPT = 10_000;

/** What one place told of one release: how often since its ten minutes began, and when last. */
interface Told {
  times: number;
  since: number;
  last: number;
}

/**
 * From how many different places browsers tell that a release failed. In memory only: an address is never written down.
 */
export class DistinctReporters {
  /** By release and place; whoever told last stands last. */
  readonly #told = new Map<string, Map<string, Told>>();

  /** @returns false for a place that has told enough of this release */
  hear(release: string, address: string, now = Date.now()): boolean {
    const all = this.#told.get(release) ?? new Map<string, Told>();
    this.#told.set(release, all);
    const place = addressGroup(address).name;
    const before = all.get(place);
    const isNew = before === undefined || now - before.since >= WINDOW_MS;
    const told = isNew ? { times: 1, since: now, last: now } : { ...before, times: before.times + 1, last: now };
    all.delete(place);
    all.set(place, told);
    const [silent = place] = all.keys();
    if (all.size > KEPT) all.delete(silent);
    return told.times <= PER_ADDRESS;
  }

  /**
   * Different places that have told of this release since then. Whoever rents one server often has all 65,536 networks of
   * a /48: they are one place.
   */
  places(release: string, since = 0): number {
    const told = [...(this.#told.get(release) ?? [])].filter(([, { last }]) => last >= since);
    return new Set(told.map(([place]) => (place.includes(':') ? truncatedAddress(place.replace('/64', '')) : place)))
      .size;
  }

  /** Of a release that was taken back: should somebody make it live once more, everybody may tell anew. */
  forget(release: string): void {
    this.#told.delete(release);
  }
}

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
