import { asTyped, misspelt } from '#find/fits.ts';
import { isLittle } from '#find/little-words.ts';
import { plainWords, type Word, wordsOf } from '#find/words.ts';

/** A piece of a name; `hit` where it is what was looked for. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** Letters that stand alone: parts of an Indian syllable drawn apart would look like other letters. */
const isLatin = (word: string) => /^[\w]+$/.test(word);

/** Where the marked part of a word ends; undefined where nothing of it was typed. */
function endOfMark(word: Word, typed: readonly string[]): number | undefined {
  const begun = typed.filter((one) => asTyped(one, word.plain) > 0).sort((a, b) => b.length - a.length)[0];
  if (begun !== undefined) return isLatin(word.plain) ? Math.min(word.to, word.from + begun.length) : word.to;
  return typed.some((one) => misspelt(one, word.plain) > 0) ? word.to : undefined;
}

/** Cuts a name into what was typed and what was not. @returns pieces that together are the name */
export function marksIn(name: string, typed: string): Piece[] {
  const wanted = plainWords(typed).filter((word) => !isLittle(word));
  const pieces: Piece[] = [];
  let at = 0;
  const take = (to: number, hit: boolean) => {
    if (to > at) pieces.push({ text: name.slice(at, to), hit });
    at = to;
  };
  for (const word of wordsOf(name)) {
    const end = endOfMark(word, wanted);
    if (end === undefined) continue;
    take(word.from, false);
    take(end, true);
  }
  take(name.length, false);
  return pieces;
}
