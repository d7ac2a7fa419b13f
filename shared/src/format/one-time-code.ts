import { plainCharacters } from '#format/plain-characters.ts';

/** Digits of a code, unless the answer that tells of it says otherwise: a provider may make shorter ones. */
export const CODE_DIGITS = 6;
/** How long a code lives. */
export const CODE_SECONDS = 300;

/** Lengths that codes have, the usual one first. */
const LENGTHS = [CODE_DIGITS, 4];

/**
 * The digits of a code as people type or paste it: `204 816`, `२०४८१६`, a whole message, with the marks for direction and
 * width that programs put in between. Of a message with more digits, the first that stand together and are as many as a
 * code has.
 *
 * @param digits how many it has, where that is known; never more are read
 */
export function readCode(typed: string, digits?: number): string {
  const runs = plainCharacters(typed).match(/\d(?:[\s-]*\d)*/g) ?? [];
  const read = runs.map((run) => run.replace(/\D/g, ''));
  const lengths = digits === undefined ? LENGTHS : [digits];
  const whole = lengths.flatMap((wanted) => read.filter(({ length }) => length === wanted))[0];
  return (whole ?? read.join('')).slice(0, digits ?? CODE_DIGITS);
}
