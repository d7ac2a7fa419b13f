import { flushSync } from 'react-dom';

const waiting = new Set<() => void>();

/** What waits may wait for what waits itself: typed text, then the outcome, then the chart that is drawn from it. */
const PASSES = 3;

/**
 * Registers what would be shown a moment later.
 * @returns forgets it
 */
export function whenAsked(show: () => void): () => void {
  waiting.add(show);
  return () => waiting.delete(show);
}

/** Shows at once what is on its way, so that paper and files hold one scenario. Not to be called while React renders. */
export function settleNow(): void {
  for (let pass = 0; pass < PASSES; pass += 1) {
    flushSync(() => {
      for (const show of [...waiting]) show();
    });
  }
}
