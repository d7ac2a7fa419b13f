import type { FAILURE_KINDS } from 'shared/contract/telemetry';
import { counter } from '#metrics/metric.ts';
import { Witnesses } from '#telemetry/witnesses.ts';

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
  readonly witnesses = new Witnesses();
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
