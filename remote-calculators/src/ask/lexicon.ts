import { changesBetween } from 'shared/format/spelling';
import { type Concept, conceptWords } from '#ask/concepts.ts';
import { isKeyOf } from '#engine/is-key-of.ts';

const LONGEST_PHRASE = 3;
const isLatin = (word: string) => /^[a-z ]+$/.test(word);

const exact = new Map<string, Concept>();
const stems: [stem: string, concept: Concept][] = [];
for (const concept of Object.keys(conceptWords).filter((name) => isKeyOf(conceptWords, name))) {
  for (const word of conceptWords[concept].normalize('NFC').replaceAll('\u093c', '').replaceAll('_', ' ').split('|')) {
    if (!exact.has(word)) exact.set(word, concept);
    if (!isLatin(word) && word.length > 1) stems.push([word, concept]);
  }
}
stems.sort(([one], [other]) => other.length - one.length);
const latin = [...exact].filter(([word]) => isLatin(word) && !word.includes(' '));

/** The concept that a misspelt word is closest to; of those as close the longest, as letters are mostly left out. */
function misspelt(word: string, afterFigure: boolean): Concept | undefined {
  const most = word.length >= 8 ? 2 : word.length >= (afterFigure ? 3 : 5) ? 1 : 0;
  if (most === 0) return undefined;
  let least = most + 1;
  let found = new Set<Concept>();
  let longest = 0;
  for (const [known, concept] of latin) {
    if (known[0] !== word[0] || known.length < Math.min(4, word.length)) continue;
    const changes = changesBetween(word, known, most);
    if (changes > least || changes > most || (changes === least && known.length < longest)) continue;
    if (changes < least || known.length > longest) found = new Set();
    [least, longest] = [changes, known.length];
    found.add(concept);
  }
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

/**
 * What the words from `at` on say, by the longest phrase that is known.
 *
 * @returns the concept and how many words say it; undefined for words that nothing here knows
 */
export function conceptAt(
  words: readonly string[],
  at: number,
  afterFigure: boolean,
): { concept: Concept; words: number } | undefined {
  for (let count = Math.min(LONGEST_PHRASE, words.length - at); count >= 1; count -= 1) {
    const phrase = words.slice(at, at + count).join(' ');
    const concept =
      exact.get(phrase) ?? (isLatin(phrase) ? undefined : stems.find(([stem]) => startsPhrase(phrase, stem))?.[1]);
    if (concept !== undefined) return { concept, words: count };
  }
  const word = words[at] ?? '';
  const concept = isLatin(word) ? (exact.get(word.replace(/(.)\1+/g, '$1')) ?? misspelt(word, afterFigure)) : undefined;
  return concept && { concept, words: 1 };
}

/** A phrase begins with a stem of as many words. */
const startsPhrase = (phrase: string, stem: string) =>
  phrase.startsWith(stem) && phrase.split(' ').length === stem.split(' ').length;
