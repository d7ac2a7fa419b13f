/** By how much longer a second look may take: what was slow is not said to be broken. */
export const PATIENT = 2;

/** What came of looking at something until it is certain. */
export interface Confirmed {
  /** What was seen a second time, as it was seen then. */
  problems: string[];
  /** What was seen the first time only. */
  once: string[];
}

/**
 * Looks again where something is wrong: a fault shows a second time, a machine that was busy for a moment does not.
 *
 * @param first its problems; null when it was not looked at
 * @param again further looks, each of them as good as the first; the first that finds a problem is the last
 * @returns null when one of the looks was not taken
 */
export async function confirm(
  first: () => Promise<string[] | null>,
  again: (() => Promise<string[] | null>)[],
): Promise<Confirmed | null> {
  const once = await first();
  if (once === null || once.length === 0) return once && { problems: [], once };
  for (const look of again) {
    const problems = await look();
    if (problems === null) return null;
    if (problems.length > 0) return { problems, once: [] };
  }
  return { problems: [], once };
}
