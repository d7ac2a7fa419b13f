import { plainCharacters } from 'shared/format/plain-characters';
import type { Concept } from '#ask/concepts.ts';
import { conceptAt } from '#ask/lexicon.ts';
import { andAHalf, fractionWords, oftenNoNumber, wholeWords } from '#ask/number-words.ts';

/** A piece of a question: a number as it was written ("5,00,000", "12"), or a word with what it says. */
export type Token = { kind: 'number'; written: string } | { kind: 'word'; word: string; concept?: Concept };

/** Longest question that is read, in characters. */
export const LONGEST_QUESTION = 200;

const pieces = /section80c|\d[\d,]*(?:\.\d+)?|\.\d+|[\p{L}\p{M}]+|[₹%@]/gu;
const takesNumber: ReadonlySet<Concept | undefined> = new Set<Concept>([
  'lakh',
  'crore',
  'thousand',
  'hundred',
  'year',
  'month',
  'percent',
]);

/** Without capitals, accents on Hindi letters that people leave out, joiners and separators between two halves of a word. */
function plain(text: string): string {
  return (
    plainCharacters(text.slice(0, LONGEST_QUESTION).normalize('NFC'))
      .toLowerCase()
      .replace(/[\u093c\u200b-\u200d]/g, '')
      // The name of a law and that of a financial year are no figures.
      .replace(/\b80\s?c\b/g, ' section80c ')
      .replace(/\b(?:fy|ay)?\s?20\d\d\s?[-–/]\s?(?:20)?\d\d\b/g, ' ')
      .replace(/(\d)\s*(?:\/-)/g, '$1 ')
      .replace(/\bp\.\s?([ma])\b\.?/g, 'p$1')
      .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
      .replace(/([a-z])\.(?=\s?\d)/g, '$1 ')
      .replace(/['’]s?\b/g, '')
  );
}

/** A number in words from `at` on: how much, and how many words. */
function numberAt(words: readonly string[], at: number): { value: number; words: number } | undefined {
  const word = words[at] ?? '';
  if (andAHalf.has(word)) {
    const whole = wholeWords.get(words[at + 1] ?? '') ?? Number(words[at + 1]);
    return Number.isFinite(whole) ? { value: whole + 0.5, words: 2 } : undefined;
  }
  const next = conceptAt(words, at + 1, true)?.concept;
  const fraction = fractionWords.get(word);
  if (fraction !== undefined) {
    const skipped = next === 'a' ? 1 : 0;
    const scaled = takesNumber.has(skipped ? conceptAt(words, at + 2, true)?.concept : next);
    return scaled ? { value: fraction, words: 1 + skipped } : undefined;
  }
  const value = wholeWords.get(word);
  if (value === undefined) return undefined;
  if (oftenNoNumber.has(word) && !takesNumber.has(next)) return undefined;
  const ones = value >= 20 && value % 10 === 0 ? wholeWords.get(words[at + 1] ?? '') : undefined;
  return ones !== undefined && ones < 10 ? { value: value + ones, words: 2 } : { value, words: 1 };
}

/** A question as tokens; what stands between them (commas, question marks) is left out. */
export function tokensOf(text: string): Token[] {
  const words: string[] = plain(text).match(pieces) ?? [];
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    if (/^[.\d]/.test(word)) {
      tokens.push({ kind: 'number', written: word.replace(/,+$/, '') });
      at += 1;
      continue;
    }
    const known = conceptAt(words, at, tokens.at(-1)?.kind === 'number');
    const number = known !== undefined && known.words > 1 ? undefined : numberAt(words, at);
    if (number !== undefined) {
      tokens.push({ kind: 'number', written: String(number.value) });
      at += number.words;
      continue;
    }
    tokens.push({ kind: 'word', word, ...(known && { concept: known.concept }) });
    at += known?.words ?? 1;
  }
  return tokens;
}
