import { HttpError } from '#http/http-error.ts';
import { messages } from '#limits/messages.en.ts';

/** What one call counts against: a rule, and for whom it counts. */
export interface Claim {
  rule: string;
  /** Contact, address group, account key; empty for everybody together. Kept as a keyed hash. */
  who: string;
  /** After so many seconds its count begins anew. */
  seconds: number;
  /** Calls that pass without further ado. */
  free: number;
  /** Calls that pass with a proof of work or of waiting; any number unless told. */
  most?: number;
  /** What is said past `most`. @param seconds until it begins anew */
  refuse?: (seconds: number) => HttpError;
}

/** The refusal where a claim has no words of its own. */
export const comeBackLater = (seconds: number): HttpError =>
  new HttpError(429, messages.comeBackLater({ time: inWords(seconds) }), {
    headers: { 'retry-after': String(seconds) },
  });

/** `a minute`, `10 minutes`, `3 hours`: rounded up. */
export function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return messages.hours({ hours: Math.ceil(minutes / 60) });
  return messages.minutes({ minutes: Math.max(minutes, 1) });
}
