/** A page that does not answer: its own script keeps it busy. */
export class Unanswered extends Error {}

/** @throws Unanswered when the promise is not settled in time */
export function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Unanswered('It does not answer.')), ms);
  });
  // What fails after nobody waits for it any more is no fault of the process.
  promise.catch(() => {});
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Runs at most so many things at the same time; the others wait for their turn. */
export function fewAtATime(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(act: () => Promise<T>): Promise<T> => {
    while (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await act();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}

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
