/** Faster than this nobody fills in a name, an address and a message. */
const FASTEST_MS = 1000;

/**
 * Why an enquiry looks like a program's, or null. It is a guess and no more: password managers fill hidden fields too. So
 * it marks an enquiry, which reaches the firm as any other does.
 */
export function spamReason({
  blank,
  elapsedMs,
}: {
  blank?: string | undefined;
  elapsedMs?: number | undefined;
}): string | null {
  if (blank !== undefined && blank.trim() !== '') return 'hidden field filled';
  if (elapsedMs !== undefined && elapsedMs < FASTEST_MS)
    return `sent ${Math.round(elapsedMs)} ms after the first input`;
  return null;
}
