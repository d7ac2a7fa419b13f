import { exact, ONE } from '#assistant/check/exact.ts';

export type Kind = 'rupees' | 'percent' | 'years' | 'months' | 'age';

/** A figure as a text writes it. */
export interface WrittenFigure {
  kind: Kind;
  /** In units of {@link ONE}. */
  value: bigint;
  /** What the last digit counts, in the same units: a lakh's hundredth for `₹11.62 lakh`. */
  step: bigint;
  at: number;
  end: number;
}

const SCALES: readonly [bigint, string][] = [
  [1_000n, 'thousand|hazaar|hazar|k|हजार|ಸಾವಿರ'],
  [100_000n, 'lakhs|lakh|lacs|lac|l|लाख|ಲಕ್ಷ'],
  [10_000_000n, 'crores|crore|karod|cr|करोड|ಕೋಟಿ'],
];
const SCALE = SCALES.map(([, words]) => words).join('|');
const RUPEES = 'rupees|rupee|rupaye|रुपये|रुपए|रूपये|ರೂಪಾಯಿ|ರೂ';
const PERCENT = '%|percent|per cent|pratishat|प्रतिशत|फीसदी|ಶೇಕಡಾ|ಪ್ರತಿಶತ';
const YEARS = 'years|year|yrs|yr|saal|sal|साल|सालों|वर्ष|वर्षों|ವರ್ಷಗಳಲ್ಲಿ|ವರ್ಷಗಳ|ವರ್ಷಗಳು|ವರ್ಷದಲ್ಲಿ|ವರ್ಷ';
const MONTHS = 'months|month|mahine|महीने|महीनों|माह|ತಿಂಗಳುಗಳಲ್ಲಿ|ತಿಂಗಳ|ತಿಂಗಳು';
const END = '(?![\\p{L}\\p{M}\\p{N}])';
const FIGURE = new RegExp(
  [
    '(?<before>(?<![\\p{L}\\p{M}])(?:₹|rs|inr|रु|ರೂ|ಶೇ|ಶೇಕಡಾ|aged|age of|age|उम्र|umra|ವಯಸ್ಸು) ?)?',
    '(?<number>\\d+(?:,\\d+)*(?:\\.\\d+)?)',
    `(?:[ -]?(?<scale>${SCALE})${END})?`,
    `(?:[ -]?(?:(?<rupees>${RUPEES})${END}|(?<percent>${PERCENT})${END}(?: (?:a year|per year|pa|yearly|सालाना|वार्षिक)${END})?|(?<years>${YEARS})${END}(?<old>[ -]old${END})?|(?<months>${MONTHS})${END}))?`,
  ].join(''),
  'giu',
);
const SIGNS = /^(?:₹|rs|inr|रु|ರೂ)/iu;
const OF_AGE = /^(?:age|उम्र|umra|ವಯಸ್ಸು)/iu;
/** Grouped as in India, as in the west, or not at all. */
const GROUPED = /^(?:\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;
/** What no figure stands beside: a letter or digit that is part of it, a minus, a second point. */
const TOUCHES_BEFORE = /[\p{L}\p{M}\p{N}.₹%-]$/u;
const TOUCHES_AFTER = /^(?:[\p{L}\p{M}\p{N}%₹-]|[.,]\d)/u;

/**
 * Every figure of a text with what it measures.
 *
 * @param text readable, see `readable.ts`
 * @returns null where a digit stands in nothing that can be read, or measures nothing
 */
export function figuresIn(text: string): WrittenFigure[] | null {
  const plain = withLatinDigits(text);
  const figures: WrittenFigure[] = [];
  let rest = '';
  let from = 0;
  for (const found of plain.matchAll(FIGURE)) {
    const figure = figureOf(found);
    const end = found.index + found[0].length;
    if (figure === null || TOUCHES_BEFORE.test(plain.slice(0, found.index)) || TOUCHES_AFTER.test(plain.slice(end)))
      return null;
    figures.push({ ...figure, at: found.index, end });
    rest += plain.slice(from, found.index);
    from = end;
  }
  return /[\d₹%]/.test(rest + plain.slice(from)) ? null : figures;
}

function figureOf({ groups = {} }: RegExpExecArray): Omit<WrittenFigure, 'at' | 'end'> | null {
  const { before = '', number = '', scale, rupees, percent, years, old, months } = groups;
  if (!GROUPED.test(number)) return null;
  const plain = number.replaceAll(',', '');
  const places = plain.split('.')[1]?.length ?? 0;
  const counted = exact(plain);
  if (counted === null) return null;
  const times = SCALES.find(([, words]) => words.split('|').includes(scale?.toLowerCase() ?? ''))?.[0] ?? 1n;
  const kinds: Kind[] = [];
  if (SIGNS.test(before) || rupees !== undefined) kinds.push('rupees');
  else if (scale !== undefined) kinds.push('rupees');
  if (/^ಶೇ/.test(before) || percent !== undefined) kinds.push('percent');
  const isAge = OF_AGE.test(before) || old !== undefined;
  if (isAge) kinds.push('age');
  else if (years !== undefined) kinds.push('years');
  if (months !== undefined) kinds.push('months');
  const [kind, second] = kinds;
  if (kind === undefined || second !== undefined) return null;
  return { kind, value: counted * times, step: (ONE * times) / 10n ** BigInt(places) };
}

const ZEROS = [0x966, 0xce6];

/** Devanagari and Kannada digits as Latin ones, each in its place. */
const withLatinDigits = (text: string): string =>
  text.replace(/[\u0966-\u096f\u0ce6-\u0cef]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.find((zero) => code >= zero && code < zero + 10) ?? code));
  });
