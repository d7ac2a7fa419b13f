import type { Canary } from '#releases/pointer.ts';
import type { Counts } from '#telemetry/counters.ts';

/** A share of failed page loads below which a canary is never taken back: some browsers fail at anything. */
const HARMLESS_SHARE = 0.01;
/** Failed page loads that are needed besides: one broken browser is no evidence. */
const LEAST_FAILURES = 3;
/** Different addresses that must tell of failures: one visitor, or one attacker, decides nothing. */
const LEAST_PLACES = 3;

type Seen = Pick<Counts, 'documents' | 'failedLoads'>;
type Accused = Seen & { places: number };

interface Verdict {
  abort: boolean;
  /** In words, for the log and the history. */
  reason: string;
}

/** Whether a canary fails so much more often than the live release that it should be taken back. */
export function judge({ factor, sample }: Pick<Canary, 'factor' | 'sample'>, control: Seen, canary: Accused): Verdict {
  const failing = shareOf(canary);
  const limit = factor * Math.max(shareOf(control), HARMLESS_SHARE);
  const evidence = canary.failedLoads >= LEAST_FAILURES && canary.places >= LEAST_PLACES;
  const abort = canary.documents >= sample && evidence && failing > limit;
  return {
    abort,
    reason: `${percent(failing)} of its ${canary.documents} documents failed, against ${percent(shareOf(control))} of ${control.documents}`,
  };
}

const shareOf = ({ documents, failedLoads }: Seen) => (documents === 0 ? 0 : Math.min(1, failedLoads / documents));

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

interface Watched {
  canary: Canary;
  live: string;
  counts: (name: string, release: string) => Counts;
  /** Different addresses that have told of failures since then. */
  places: (name: string, release: string, since: number) => number;
}

/** Compares canaries with what is live, from the moment at which it first sees them. */
export class CanaryWatch {
  readonly #begun = new Map<string, { key: string; at: number; control: Seen; canary: Seen }>();

  /** @returns why the canary should be taken back, or null while it may stay */
  look(name: string, { canary, live, counts, places }: Watched, at = Date.now()): string | null {
    const key = `${live}\n${canary.release}\n${canary.since}`;
    const now = { control: { ...counts(name, live) }, canary: { ...counts(name, canary.release) } };
    const begun = this.#begun.get(name);
    if (begun?.key !== key) {
      this.#begun.set(name, { key, at, ...now });
      return null;
    }
    const { abort, reason } = judge(canary, since(begun.control, now.control), {
      ...since(begun.canary, now.canary),
      places: places(name, canary.release, begun.at),
    });
    return abort ? reason : null;
  }
}

const since = (before: Seen, now: Seen): Seen => ({
  documents: now.documents - before.documents,
  failedLoads: now.failedLoads - before.failedLoads,
});
