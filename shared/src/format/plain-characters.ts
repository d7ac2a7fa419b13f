/**
 * Characters that mean nothing in a figure, a number, a code or a date and that nobody sees: marks for direction, width
 * and joining, which address books and chat programs put around what is copied from them.
 */
// biome-ignore lint/suspicious/noMisleadingCharacterClass: each of them is to be found by itself.
const MARKS = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]/g;

/** The zeros of Devanagari, Bengali, Gurmukhi … Malayalam, of Urdu and Arabic, Ol Chiki and Meetei: each begins ten digits. */
const ZEROS = [
  ...[0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66],
  ...[0x0660, 0x06f0, 0x1c50, 0xabf0],
];

/** Latin letters, digits and signs that keyboards of East Asia make as wide as a syllable stand this much further up. */
const WIDE = 0xfee0;

/** Hyphens that break no line, and the minus sign that figures are printed with. */
const HYPHENS = /[\u2010-\u2012\u2212]/g;

function plainCharacter(character: string): string {
  const code = character.charCodeAt(0);
  if (code >= 0xff01) return String.fromCharCode(code - WIDE);
  const zero = ZEROS.find((start) => code >= start && code <= start + 9);
  return zero === undefined ? character : String(code - zero);
}

/**
 * What somebody typed or pasted where a figure, a phone number, a code, a PAN or a date belongs, without marks that nobody
 * sees, with the digits 0 to 9 whatever script they were written in, and with one kind of hyphen. All readers of such texts begin here.
 */
export const plainCharacters = (text: string): string =>
  text
    .replace(MARKS, '')
    .replace(HYPHENS, '-')
    .replace(/[\u0660-\u0d6f\u1c50-\u1c59\uabf0-\uabf9\uff01-\uff5e]/g, plainCharacter);

/** Marks that mean nothing in a line of words. Joiners do in an Indian word, which may also end in one. */
const MARKS_OF_A_LINE = /[\u200b\u200e\u200f\u202a-\u202c\u2060-\u2069\ufeff]/g;
/** What a sheet or a word processor puts in a blank's place. */
const BLANKS = /[\t\u00a0\u2000-\u200a\u202f\u205f\u3000]+/g;

/** A name or another line of words without marks that nobody sees, with one kind of blank and none at its ends. */
export const plainLine = (text: string): string =>
  text
    .replace(MARKS_OF_A_LINE, '')
    .replace(BLANKS, ' ')
    .replace(/^[\s\u202d\u202e]+/, '')
    .replace(/[\s\u202d\u202e]+$/, '');
