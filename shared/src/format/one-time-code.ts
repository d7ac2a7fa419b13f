import { plainCharacters } from '#format/plain-characters.ts';

/** Digits of a code, unless the answer that tells of it says otherwise: a provider may make shorter ones. */
export const CODE_DIGITS = 6;
/** How long a code lives. */
export const CODE_SECONDS = 300;

/**
 * The digits of a code as people type or paste it: `204 816`, `२०४८१६`, a whole message, with the marks for direction and
 * width that programs put in between. At most six, the longest code that is ever sent; of a message with more digits, the
 * first six that stand together.
 */
export function readCode(typed: string): string {
  const runs = plainCharacters(typed).match(/\d(?:[\s-]*\d)*/g) ?? [];
  const digits = runs.map((run) => run.replace(/\D/g, ''));
  return (digits.find(({ length }) => length === CODE_DIGITS) ?? digits.join('')).slice(0, CODE_DIGITS);
}
