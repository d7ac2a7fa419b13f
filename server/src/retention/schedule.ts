import type { RetentionParts } from '#account/unused.ts';
import { removeDue } from '#retention/rules.ts';

const HOUR_MS = 3_600_000;

/** Removes what has served its time, now and every hour. @returns how to stop */
export function removeHourly(parts: RetentionParts): () => void {
  const run = () => void removeDue(parts);
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
