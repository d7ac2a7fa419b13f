import { toAsciiDigits } from '#format/written-figure.ts';

/** Digits of a code, unless the answer that tells of it says otherwise: a provider may make shorter ones. */
export const CODE_DIGITS = 6;
/** How long a code lives. */
export const CODE_SECONDS = 300;

/**
 * The digits of a code as people type or paste it: `204 816`, `२०४८१६`, a whole message, with the marks for direction and
 * width that programs put in between. At most six, the longest code that is ever sent.
 */
export const readCode = (typed: string): string => toAsciiDigits(typed).replace(/\D/g, '').slice(0, CODE_DIGITS);
