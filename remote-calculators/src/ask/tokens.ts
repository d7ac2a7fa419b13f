import { plainCharacters } from 'shared/format/plain-characters';
import { changesBetween } from 'shared/format/spelling';
import { type Concept, conceptWords } from '#ask/subject.ts';
import { isKeyOf } from '#engine/is-key-of.ts';

/** Whole numbers in words, in English, Hindi (both scripts) and Kannada; in English tens and ones are added up. */
const words: readonly [value: number, written: string][] = [
  [1, 'one|ek|एक|ಒಂದು'],
  [2, 'two|do|दो|ಎರಡು'],
  [3, 'three|teen|तीन|ಮೂರು'],
  [4, 'four|char|chaar|चार|ನಾಲ್ಕು'],
  [5, 'five|paanch|panch|पांच|पाँच|ಐದು'],
  [6, 'six|chhah|cheh|chhe|छह|छः|ಆರು'],
  [7, 'seven|saat|सात|ಏಳು'],
  [8, 'eight|aath|आठ|ಎಂಟು'],
  [9, 'nine|nau|नौ|ಒಂಬತ್ತು'],
  [10, 'ten|das|दस|ಹತ್ತು'],
  [11, 'eleven|gyarah|ग्यारह|ಹನ್ನೊಂದು'],
  [12, 'twelve|barah|baarah|बारह|ಹನ್ನೆರಡು'],
  [13, 'thirteen|terah|तेरह|ಹದಿಮೂರು'],
  [14, 'fourteen|chaudah|चौदह|ಹದಿನಾಲ್ಕು'],
  [15, 'fifteen|pandrah|pandra|पंद्रह|पन्द्रह|ಹದಿನೈದು'],
  [16, 'sixteen|solah|सोलह|ಹದಿನಾರು'],
  [17, 'seventeen|satrah|सत्रह|ಹದಿನೇಳು'],
  [18, 'eighteen|atharah|अठारह|ಹದಿನೆಂಟು'],
  [19, 'nineteen|unnees|उन्नीस|ಹತ್ತೊಂಬತ್ತು'],
  [20, 'twenty|bees|बीस|ಇಪ್ಪತ್ತು'],
  [25, 'pachees|pachis|पच्चीस|ಇಪ್ಪತ್ತೈದು'],
  [30, 'thirty|tees|तीस|ಮೂವತ್ತು'],
  [35, 'paintees|पैंतीस'],
  [40, 'forty|fourty|chalis|chalees|चालीस|ನಲವತ್ತು'],
  [45, 'paintalis|पैंतालीस'],
  [50, 'fifty|pachas|pachaas|पचास|ಐವತ್ತು'],
  [60, 'sixty|saath|साठ|ಅರವತ್ತು'],
  [70, 'seventy|sattar|सत्तर|ಎಪ್ಪತ್ತು'],
  [75, 'pachhattar|पचहत्तर'],
  [80, 'eighty|assi|अस्सी|ಎಂಬತ್ತು'],
  [90, 'ninety|nabbe|नब्बे|ತೊಂಬತ್ತು'],
];

const fractions: readonly [value: number, written: string][] = [
  [0.5, 'half|aadha|adha|आधा|ಅರ್ಧ'],
  [1.5, 'dedh|derh|डेढ|ಒಂದೂವರೆ'],
  [2.5, 'dhai|adhai|dhaai|ढाई|ಎರಡೂವರೆ'],
];

const valuesOf = (table: readonly [number, string][]) =>
  new Map(table.flatMap(([value, written]) => written.split('|').map((word) => [word, value] as const)));

/** Numbers by their words. */
const wholeWords: ReadonlyMap<string, number> = valuesOf(words);
/** What stands only before a scale or a span of time: "half crore", "dedh lakh". */
const fractionWords: ReadonlyMap<string, number> = valuesOf(fractions);
/** What is added to the number behind it: "sadhe teen lakh" is 3.5 lakh, "paune do lakh" 1.75. */
const added: ReadonlyMap<string, number> = valuesOf([
  [0.5, 'sadhe|saadhe|साढे'],
  [0.25, 'sava|sawa|savva|सवा'],
  [-0.25, 'paune|pauna|पौने|पौन'],
]);
/** Behind "and" or "and a": "two and a half lakh". */
const andPart: ReadonlyMap<string, number> = new Map([
  ['half', 0.5],
  ['quarter', 0.25],
]);
/** Words that are a number only before a scale or a span of time: "do lakh", but not "what do I need". */
const oftenNoNumber: ReadonlySet<string> = new Set(['do', 'one', 'ek', 'एक', 'saath', 'ಆರು', 'teen', 'char']);

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

/** A short word that only resembles one of these would make a figure a thousand times as large: "5000 har month". */
const isScale: ReadonlySet<Concept> = new Set<Concept>(['hundred', 'thousand', 'lakh', 'million', 'crore', 'billion']);

/** The concept that a misspelt word is closest to; of those as close the longest, as letters are mostly left out. */
function misspelt(word: string, afterFigure: boolean): Concept | undefined {
  const most = word.length >= 8 ? 2 : word.length >= (afterFigure ? 3 : 5) ? 1 : 0;
  if (most === 0) return undefined;
  let least = most + 1;
  let found = new Set<Concept>();
  let longest = 0;
  for (const [known, concept] of latin) {
    if (known[0] !== word[0] || known.length < Math.min(4, word.length)) continue;
    if (word.length <= 3 && isScale.has(concept)) continue;
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
function conceptAt(
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
  if (!isLatin(word)) return undefined;
  const single = word.replace(/(.)\1+/g, '$1');
  // "350 cc" are no crores.
  const concept = (single.length > 1 ? exact.get(single) : undefined) ?? misspelt(word, afterFigure);
  return concept && { concept, words: 1 };
}

/** A phrase begins with a stem of as many words. */
const startsPhrase = (phrase: string, stem: string) =>
  phrase.startsWith(stem) && phrase.split(' ').length === stem.split(' ').length;

/** A piece of a question: a number as it was written ("5,00,000", "12"), or a word with what it says. */
export type Token =
  /** `apart` where a comma, "+", ";" or "/" parts it from what is before: "5 lakh, 5k" are two amounts. */
  { kind: 'number'; written: string; apart?: true } | { kind: 'word'; word: string; concept?: Concept };

export const conceptOf = (token: Token | undefined): Concept | undefined =>
  token?.kind === 'word' ? token.concept : undefined;

export const wordOf = (token: Token | undefined): string => (token?.kind === 'word' ? token.word : '');

/** The token before an amount, and before the sign of rupees. */
export const ahead = (tokens: readonly Token[], at: number): Token | undefined =>
  tokens[conceptOf(tokens[at - 1]) === 'rupees' ? at - 2 : at - 1];

/** Longest question that is read, in characters. */
export const LONGEST_QUESTION = 200;

/** Sections of the law, with the letters that part them: "80C", "80CCD(1B)", "24(b)". */
const LAWS = /\b(80\s?(?:ccd|c|d|सी|डी|ಸಿ|ಡಿ)|24\s?\(?b)(?:\s?\(?1b\)|\))?(?![a-z\d])/g;
const letterOf: Readonly<Record<string, string>> = { सी: 'c', ಸಿ: 'c', डी: 'd', ಡಿ: 'd' };
const sectionOf = (law: string) => law.replace(/सी|डी|ಸಿ|ಡಿ/, (name) => letterOf[name] ?? '').replace(/[^a-z\d]/g, '');
const pieces = /(?:([,+;/])\s*)?(section\d+[a-z]+|\d[\d,]*(?:\.\d+)?|\.\d+|[\p{L}\p{M}]+|[₹%@$€£])/gu;
const takesNumber: ReadonlySet<Concept | undefined> = new Set<Concept>([...isScale, 'year', 'month', 'percent']);

const ofFigure =
  '[%₹/]|(?:k|l|c|cr|crs|crores?|la[ck]h?s?|thousand|hazaa?r|years?|yrs?|y|saal|sal|months?|mahin[ae]|per|a month|pm|monthly|every|each|har|rs|rupees?)(?![a-z])';
const INDEX = new RegExp(
  `\\b((?:nifty|sensex|bse|nse)(?: ?(?:next|mid ?cap|small ?cap|large|index|of))*) ?(?:30|50|100|150|200|250|500)(?![\\d.,]*\\d)(?!\\s?(?:${ofFigure}))`,
  'g',
);

/** What is only counted, and no figure of a plan: "3 bhk", "1200 sq ft", "350 cc", "2 kids". */
const counted =
  /^(?:bhk|rk|bedrooms?|sqft|sqm|gaj|acres?|cc|(?:two|four)?wheelers?|seaters?|kids|children|sons|daughters|girls|boys|bach?ch?e|bach?ch?on|बच्चे|बच्चों|ಮಕ್ಕಳು|ಮಕ್ಕಳ)$/;
const areas = /^(?:ft|feet|foot|yards?|yds?|meters?|metres?|m|mtrs?)$/;

/** Whether the words from `at` on name something that the number before them counts. */
const isCounted = (words: readonly string[], at: number): boolean =>
  counted.test(words[at] ?? '') || (/^(?:sq|square)$/.test(words[at] ?? '') && areas.test(words[at + 1] ?? ''));

/** Without capitals, accents on Hindi letters that people leave out, joiners and separators between two halves of a word. */
function plain(text: string): string {
  return (
    plainCharacters(text.slice(0, LONGEST_QUESTION).normalize('NFC'))
      .toLowerCase()
      .replace(/[\u093c\u200b-\u200d]/g, '')
      // "2026 to 2040" is a span, and a month before a year says no more than the year does.
      .replace(/\b(?:from )?(20\d\d) (?:to|till|until) (20\d\d)\b/g, (_, one, other) => ` ${other - one} years `)
      .replace(/\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? (?=20\d\d\b)/g, '')
      .replace(/\bevery (?:3|6|three|six) months\b/g, ' quarterly ')
      .replace(/\bnext year\b|\bagle saal\b|अगले साल/g, ' 1 year ')
      // "What will 10 lakh be", but not whether it will be enough.
      .replace(/\bwill (?!i\b|be\b)(.+?) be\b(?! enough| sufficient)/g, 'will $1 become')
      .replace(/\b(after .*)\b(?:worth|value) (?:today|now)\b/g, '$1 present value')
      // "15-20 years", "8-10%": from one to the other.
      .replace(/(^|[^\d.,/-])(\d{1,2}(?:\.\d+)?)\s?[-–—]\s?(?=\d{1,2}(?:\.\d+)?\s?(?:%|\p{L}))/gu, '$1$2 to ')
      // The number of an index is no figure, if nothing behind it says that it is one.
      .replace(INDEX, '$1 ')
      // Who starts after a time starts late.
      .replace(/\b(start(?:ing)? .*)\bafter\b/g, '$1 delay ')
      // The name of a law and that of a financial year are no figures.
      .replace(/\b80\s?ccd\s?\(?2\)?/g, ' ')
      .replace(LAWS, (_, law: string) => ` section${sectionOf(law)} `)
      .replace(/\b(?:fy|ay)?\s?20\d\d\s?[-–/]\s?(?:20)?\d\d\b/g, ' ')
      .replace(/(\d)\s*(?:\/-)/g, '$1 ')
      .replace(/\bp\.\s?([ma])\b\.?/g, 'p$1')
      .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
      .replace(/([a-z])\.(?=\s?\d)/g, '$1 ')
      .replace(/['’]s?\b/g, '')
  );
}

/** "And a half" from `at` on, where what it is a half of follows. */
function andPartAt(words: readonly string[], at: number): { value: number; words: number } | undefined {
  if (words[at] !== 'and') return undefined;
  const count = words[at + 1] === 'a' ? 3 : 2;
  const value = andPart.get(words[at + count - 1] ?? '');
  return value !== undefined && takesNumber.has(conceptAt(words, at + count, true)?.concept)
    ? { value, words: count }
    : undefined;
}

/** A number in words from `at` on: how much, and how many words. */
function numberAt(words: readonly string[], at: number): { value: number; words: number } | undefined {
  const word = words[at] ?? '';
  const next = conceptAt(words, at + 1, true)?.concept;
  const more = added.get(word);
  if (more !== undefined) {
    // "Sava lakh" is a quarter more than one, "paune lakh" a quarter less; nobody says so of a half.
    if (isScale.has(next ?? 'a') && more !== 0.5) return { value: 1 + more, words: 1 };
    const whole = wholeWords.get(words[at + 1] ?? '') ?? Number(words[at + 1]);
    return Number.isFinite(whole) ? { value: whole + more, words: 2 } : undefined;
  }
  const whole = wholeWords.get(word) ?? (/^\d+$/.test(word) ? Number(word) : undefined);
  const half = whole === undefined ? undefined : andPartAt(words, at + 1);
  if (whole !== undefined && half !== undefined) return { value: whole + half.value, words: 1 + half.words };
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

/** A question as tokens; what stands between them (commas, question marks) is left out, or told of a number. */
export function tokensOf(text: string): Token[] {
  const found = [...plain(text).matchAll(pieces)];
  const words = found.map(([, , word = '']) => word);
  const numberOf = (written: string, at: number): Token => ({
    ...{ kind: 'number', written },
    ...(found[at]?.[1] !== undefined && { apart: true }),
  });
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const isDigits = /^[.\d]/.test(word);
    const known = isDigits ? undefined : conceptAt(words, at, tokens.at(-1)?.kind === 'number');
    const inWords = known !== undefined && known.words > 1 ? undefined : numberAt(words, at);
    const number = inWords ?? (isDigits ? { value: word.replace(/,+$/, ''), words: 1 } : undefined);
    if (number !== undefined) {
      const last = tokens.at(-1);
      const isAge = last?.kind === 'word' && last.concept === 'age';
      if (isAge || !isCounted(words, at + number.words)) tokens.push(numberOf(String(number.value), at));
      at += number.words;
      continue;
    }
    tokens.push({ kind: 'word', word, ...(known && { concept: known.concept }) });
    at += known?.words ?? 1;
  }
  return tokens;
}
