import { type Concept, conceptWords } from '#ask/concepts.ts';
import { named, purposes } from '#ask/subject.ts';

/** Concepts that lead to a calculator only together with something else, but name it where a name is looked for. */
const alone: readonly [Concept, calculator: string][] = [
  ['sip', 'sip'],
  ['stepUp', 'stepUpSip'],
  ['lumpsum', 'lumpsum'],
  ['retire', 'retirement'],
  ['inflation', 'inflation'],
  ['later', 'delay'],
];

/**
 * What people call the subject of a calculator, in the languages of the grammar: the site's search finds its page by them.
 *
 * @param id as `calc` knows the calculator
 * @returns words parted by blanks; none where the grammar has no word for it
 */
export const otherWords = (id: string): string =>
  [...named, ...purposes, ...alone]
    .filter(([, calculator]) => calculator === id)
    .map(([concept]) => conceptWords[concept].replaceAll(/[|_]/g, ' '))
    .join(' ');
