/** A word of a text, with its place in it. */
export interface Word {
  /** As words are compared: without capitals and accents. */
  plain: string;
  from: number;
  to: number;
}

/** Joiners stand inside of Kannada words: "ಕ್ಯಾಲ್ಕುಲೇಟರ್‌ಗಳು". */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200b-\u200d]*/gu;

/**
 * Accents, the dots below Hindi letters that people leave out, and joiners.
 *
 * @example plain('Crème') === plain('creme'); plain('पढ़ाई') === plain('पढाई'); plain('महँगाई') === plain('महंगाई')
 */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u093c\u0cbc\u200b-\u200d]/g, '')
    .replaceAll('\u0901', '\u0902');

/** The words of a text in their order; what stands between them is left out. */
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    plain: plain(word),
    from: index,
    to: index + word.length,
  }));

/** The same as texts to compare. */
export const plainWords = (text = ''): string[] => wordsOf(text).map((word) => word.plain);
