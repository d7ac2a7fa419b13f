import type { Counts } from '#telemetry/counters.ts';

/** A live release is looked at over the last one to two minutes. */
const WINDOW_MS = 60_000;
/** When a live release is taken back. */
export const BOUNDS = {
  /** Fewer documents, or fewer different addresses that tell, say nothing of a release. */
  documents: 50,
  places: 5,
  /** The share of page loads that must fail: a fifth is no matter of odd browsers. */
  share: 0.2,
};

interface Seen {
  /** Milliseconds since 1970. */
  at: number;
  documents: number;
  failed: number;
}

/** Looks whether live releases fail in visitors' browsers, by rate and not by count. */
export class LiveWatch {
  readonly #windows = new Map<string, { release: string; before: Seen; start: Seen }>();

  /**
   * @param places different addresses that have told of failures since then
   * @returns why the release should be taken back, or null while it may stay
   */
  look(
    name: string,
    release: string,
    counts: Counts,
    places: (since: number) => number,
    now = Date.now(),
  ): string | null {
    const { documents, failedLoads, failures } = counts;
    // What failed to render here reached the visitors' browsers and was rendered there.
    const seen = { at: now, documents, failed: failedLoads - (failures.prerender ?? 0) };
    const window = this.#windows.get(name);
    if (window?.release !== release) {
      this.#windows.set(name, { release, before: seen, start: seen });
      return null;
    }
    const recent = {
      documents: seen.documents - window.before.documents,
      failed: seen.failed - window.before.failed,
      // Also of somebody who told before: it is this minute that is judged.
      places: places(window.before.at),
    };
    if (now - window.start.at >= WINDOW_MS) this.#windows.set(name, { release, before: window.start, start: seen });
    const share = recent.failed / recent.documents;
    if (recent.documents < BOUNDS.documents || recent.places < BOUNDS.places || share < BOUNDS.share) return null;
    return `${Math.min(100, share * 100).toFixed(1)}% of its ${recent.documents} documents failed, told from ${recent.places} addresses`;
  }
}
