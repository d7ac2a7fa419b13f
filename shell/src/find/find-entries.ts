import type { Entry } from '#find/entry.ts';
import { asTyped, type Fit, misspelt } from '#find/fits.ts';
import { isLittle } from '#find/little-words.ts';
import { plainWords } from '#find/words.ts';

/** More rows than these nobody reads, and they fit into a laptop's window. */
const MOST = 8;

/** What a word is worth by where an entry has it. */
const WORTH = { name: 8, also: 5, path: 3, about: 2 };
/** Shorter beginnings stand in too many sentences and addresses. */
const LEAST_LETTERS = 3;

/** An entry with its words as they are compared. */
export interface Indexed {
  entry: Entry;
  /** The whole name, its words parted by one blank. */
  name: string;
  path: string;
  words: Record<'name' | 'also' | 'about', string[]>;
}

export interface Found {
  /** The best first. */
  entries: Entry[];
  /** True when no more could be wished for: every word that says something was found in one entry. */
  whole: boolean;
  /** True when what was typed is a part of a name, word by word. */
  named: boolean;
}

/** Splits the entries into words, once for all that is typed. */
export const indexOf = (entries: readonly Entry[]): Indexed[] =>
  entries.map((entry) => {
    const name = plainWords(entry.name);
    const about = plainWords(`${entry.line ?? ''} ${entry.about ?? ''}`);
    // What stands on a page is not the page.
    const path = /[?#]/.test(entry.to) ? '' : entry.to.toLowerCase();
    return { entry, name: name.join(' '), path, words: { name, also: plainWords(entry.also), about } };
  });

/** What one typed word is worth for an entry; 0 when the entry does not have it. */
function worthOf(typed: string, { words, path }: Indexed, fit: Fit): number {
  const best = (place: keyof typeof words) =>
    WORTH[place] * words[place].reduce((most, word) => Math.max(most, fit(typed, word)), 0);
  const sure = Math.max(best('name'), best('also'));
  if (fit !== asTyped || typed.length < LEAST_LETTERS) return sure;
  // Addresses are English in every language: "education" finds its page among Hindi names.
  return Math.max(sure, best('about'), path.includes(typed) ? WORTH.path : 0);
}

/**
 * The entries for what was typed: those that have the most of its words, by how well they have them. A word is taken for a
 * misspelt one only where no entry has it as it was typed. Figures and words such as "how much" say nothing of a page;
 * an entry that has less than half of the others is none.
 */
export function findEntries(typed: string, index: readonly Indexed[]): Found {
  const all = plainWords(typed);
  const telling = all.filter((word) => !isLittle(word) && !/^\p{N}+$/u.test(word));
  const words = telling.length > 0 ? telling : all;
  const worths = words.map((word) => {
    const exact = index.map((entry) => worthOf(word, entry, asTyped));
    return exact.some((worth) => worth > 0) ? exact : index.map((entry) => worthOf(word, entry, misspelt));
  });
  const whole = all.join(' ');
  const rated = index.map(({ entry, name }, place) => ({
    entry,
    had: worths.filter((worth) => (worth[place] ?? 0) > 0).length,
    named: whole !== '' && name.includes(whole),
    // Among equals the name that begins with what was typed.
    score: worths.reduce((sum, worth) => sum + (worth[place] ?? 0), name.startsWith(words[0] ?? '') ? 1 : 0),
  }));
  const most = Math.max(0, ...rated.map(({ had }) => had));
  const enough = most > 0 && most * 2 >= words.length;
  const found = enough ? rated.filter(({ had }) => had === most).sort((a, b) => b.score - a.score) : [];
  return {
    entries: found.slice(0, MOST).map(({ entry }) => entry),
    whole: enough && most === words.length,
    named: found.some(({ named }) => named),
  };
}

/** What is offered before anything was typed. */
export const firstEntries = (entries: readonly Entry[]): Entry[] =>
  entries
    .filter(({ start }) => start !== undefined)
    .sort((a, b) => (a.start ?? 0) - (b.start ?? 0))
    .slice(0, MOST);

/**
 * Whether what was typed is rather a question for the calculators than a name: it has a figure, or words that no name has.
 *
 * @example isQuestion('sip 10 lakh', …) === true; isQuestion('education', …) === false
 */
export const isQuestion = (typed: string, { whole, named }: Found): boolean =>
  typed.trim() !== '' && (!whole || (!named && (/\p{N}/u.test(typed) || plainWords(typed).some(isLittle))));
