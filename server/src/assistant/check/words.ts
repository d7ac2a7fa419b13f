import { sameSpelling } from '#assistant/check/readable.ts';
import { refusedBeginnings, refusedPhrases } from '#assistant/check/refused.data.ts';
import { capitals, vocabulary } from '#assistant/check/vocabulary.data.ts';

const spelt = new Set([...vocabulary].map(sameSpelling));
const NO_LETTER = '[\\p{L}\\p{M}\\p{N}]';
const written = refusedPhrases.map((phrase) => sameSpelling(phrase).replaceAll(' ', '[ -]'));
const refused = new RegExp(
  `(?<!${NO_LETTER})(?:(?:${refusedBeginnings.join('|')})|(?:${written.join('|')})(?!${NO_LETTER}))`,
  'iu',
);
/** These begin an order, unless somebody is named who does it, or it is the aim of something. */
const ORDERS =
  /(?<![A-Za-z])(?:invest|save|pay|withdraw|use|try|see|keep|leave|hold|take|make|get|spend|repay|start|begin|increase|reduce|raise|add|go|let|compare|find|set|enter|put|transfer|turn)(?![A-Za-z])/gi;
const WHO =
  /(?:^|[ ,(])(?:you|i|we|they|who|that|to|would|can|could|may|might|monthly|a|the|this|each|yearly|per|every|of)$/i;
/** A kind of product with the person who asks is a choice for them, and with a rate a promise of it. */
const PRODUCT =
  /(?<!\p{L})(?:equity|equities|debt|index|funds?|markets?|bank|stocks?|shares?|gold|फंड|बाजार|ನಿಧಿ)(?![\p{L}\p{M}])/iu;
const PERSON = /(?<!\p{L})(?:you|your|i|my|we|our|aap|aapk[aeio]+|आप|आपक[ाेीो]|ನೀವು|ನಿಮ್ಮ)(?![\p{L}\p{M}])/iu;
const SINGLE_LETTERS = /(?<![A-Za-z])[B-HJ-Zb-hj-z](?![A-Za-z])/;

/**
 * Whether a sentence without its figures is written with words that say neither a number nor a name nor advice.
 *
 * @param text readable, each figure taken out of it
 * @param more words that an article of this conversation writes, in lower case
 */
export function wordsMayBeShown(text: string, more: ReadonlySet<string>): boolean {
  const plain = text.replaceAll('’', "'");
  if (refused.test(plain) || refused.test(plain.replaceAll('-', '')) || SINGLE_LETTERS.test(plain)) return false;
  const words = [...plain.matchAll(/[\p{L}\p{M}']+(?:-[\p{L}\p{M}]+)*/gu)];
  return words.every(({ 0: word, index }) => isKnown(word, more) && !isName(plain, word, index)) && !orders(plain);
}

/** @param isRate whether the sentence states a rate */
export const offers = (text: string, isRate: boolean): boolean => PRODUCT.test(text) && (isRate || PERSON.test(text));

function isKnown(word: string, more: ReadonlySet<string>): boolean {
  const parts = [word.toLowerCase(), ...word.toLowerCase().split('-')].map((part) => part.replace(/^'+|'+$/g, ''));
  const known = (part: string) => part === '' || spelt.has(part) || more.has(part);
  return known(parts[0] ?? '') || parts.slice(1).every(known);
}

/** A capital within a sentence. */
function isName(text: string, word: string, at: number): boolean {
  if (!/[A-Z]/.test(word) || capitals.has(word.replace(/'s$/, ''))) return false;
  const begins = !/[\p{L}\p{M}\p{N}]/u.test(text.slice(0, at)) || /[:।]\s*$/.test(text.slice(0, at));
  return !begins || /[A-Z]/.test(word.slice(1));
}

const orders = (text: string): boolean =>
  [...text.matchAll(ORDERS)].some(({ index }) => !WHO.test(text.slice(0, index).trimEnd()));
