const FIRST_MS = 5000;
/** What was away is met again within half an hour of its return. */
const LONGEST_MS = 1_800_000;
/** By then 2.9 days were waited: a person has to look. */
const MOST_ATTEMPTS = 148;

/**
 * Milliseconds until the next attempt: 5 s after the first failure, twice as long after each further one, half an hour
 * at the most. Null after the last.
 *
 * @param attempts made so far, 1 or more
 */
export function retryDelay(attempts: number): number | null {
  return attempts >= MOST_ATTEMPTS ? null : Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS);
}
