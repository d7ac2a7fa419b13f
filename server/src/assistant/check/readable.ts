/** What a sentence may be written with: Latin, Devanagari and Kannada, digits, and the marks of plain prose. */
const ALLOWED = /^(?:[A-Za-z0-9\u0900-\u097f\u0c80-\u0cff₹ .,;:!?'"()%/–—…“”‘’-]|\u200c|\u200d)+$/;
/** A joiner stands behind a virama, where it shapes a letter. Anywhere else it hides something. */
const STRAY_JOINER = /(?<![\u094d\u0ccd])(?:\u200c|\u200d)/;
/** Two scripts in one word or one number, as tricks with letters that look alike have them. */
const MIXED = [
  /[A-Za-z][\u0900-\u0cff]|[\u0900-\u0cff][A-Za-z]/,
  /[\u0900-\u097f][\u0c80-\u0cff]|[\u0c80-\u0cff][\u0900-\u097f]/,
  /[0-9][.,]?[\u0966-\u096f\u0ce6-\u0cef]|[\u0966-\u096f\u0ce6-\u0cef][.,]?[0-9]/,
];
/** The only dots within words; any other one may be an address. */
const ABBREVIATIONS: readonly [RegExp, string][] = [
  [/\bp\.\s?a\.?(?![A-Za-z])/gi, 'pa'],
  [/\bp\.\s?m\.?(?![A-Za-z])/gi, 'pm'],
  [/\b(Rs|INR|approx)\.(?=\s?\S)/gi, '$1 '],
  [/(रु|ರೂ|ಶೇ)\.(?=\s?\S)/g, '$1 '],
];
const ADDRESS = /[A-Za-z]\.[A-Za-z]|:\/\/|\/\/|\bwww\b/i;
/** A slash means "every" before a span of time, and nothing else that can be read. */
const SLASH = /\s?\/\s?(?=(?:month|year|माह|महीना|महीने|साल|वर्ष|ತಿಂಗಳು|ವರ್ಷ)(?![A-Za-z\p{M}]))/gu;
/** Tabs and other blanks that text comes with, and the bullet of a list. */
const BLANKS = /[\t\u00a0\u202f]/g;
const BULLET = /^\s*[-*•]\s+/;

/**
 * A sentence as plain text that can be checked letter by letter, or null where it holds what plain prose does not need:
 * markup, addresses, letters and digits of other scripts, invisible characters, or forms that another spelling hides in.
 */
export function readable(sentence: string): string | null {
  const text = sentence.replace(BLANKS, ' ').replace(BULLET, '').trim().normalize('NFC');
  if (text.replaceAll('…', '...').normalize('NFKC') !== text.replaceAll('…', '...')) return null;
  if (!ALLOWED.test(text) || STRAY_JOINER.test(text) || MIXED.some((pattern) => pattern.test(text))) return null;
  const spelt = ABBREVIATIONS.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text);
  if (ADDRESS.test(spelt)) return null;
  const plain = spelt.replace(SLASH, ' per ').replace(/ {2,}/g, ' ');
  return plain.includes('/') ? null : sameSpelling(plain);
}

/** Hindi is written with and without the dot below a letter, and joiners change how a word looks, not what it says. */
export const sameSpelling = (text: string): string => text.normalize('NFC').replace(/\u093c|\u200c|\u200d/g, '');
