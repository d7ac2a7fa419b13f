const FIRST_MS = 5000;
const LONGEST_MS = 86_400_000;

/**
 * Milliseconds until the next attempt: 5 s after the first failure, twice as long after each further one, a day at the
 * most. Null when a whole day was waited already: a person has to look.
 *
 * @param attempts made so far, 1 or more
 */
export function retryDelay(attempts: number): number | null {
  const previous = FIRST_MS * 2 ** (attempts - 2);
  return previous >= LONGEST_MS ? null : Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS);
}
