/** Faster than this nobody fills in a name, an address and a message. */
const FASTEST_MS = 1000;

/** Only this is proof enough to keep an enquiry out of the firm's mail. */
export const HIDDEN_FIELD = 'hidden field filled';

/**
 * Why an enquiry looks like a program's, or null. Such an enquiry is kept and marked, never thrown away: a browser's
 * autofill can fill the hidden field too, and the firm shall lose no one.
 */
export function spamReason({
  website,
  elapsedMs,
}: {
  website?: string | undefined;
  elapsedMs?: number | undefined;
}): string | null {
  if (website !== undefined && website.trim() !== '') return HIDDEN_FIELD;
  if (elapsedMs !== undefined && elapsedMs < FASTEST_MS)
    return `sent ${Math.round(elapsedMs)} ms after the first input`;
  return null;
}
