import { plainCharacters } from '#format/plain-characters.ts';

/** What somebody wrote where a figure belongs: nothing, no figure, or plain digits such as '11500000' or '-5.0'. */
export type Written = { state: 'empty' } | { state: 'unreadable' } | { state: 'figure'; plain: string };

const NOTHING: Written = { state: 'unreadable' };

/**
 * Powers of ten of the words behind a figure. Hindi ones stand without the dot below a letter, which many leave out, and in
 * the Latin letters in which many type them.
 */
const scales: readonly [RegExp, number][] = [
  [/^(hundred|सौ|ನೂರು)$/, 2],
  [/^(k|thou|thousands?|ha[zj]aa?r|हजार|ಸಾವಿರ)$/, 3],
  [/^(l|la|lks?|lkh|lac|lacs|lakh|lakhs|लाख|ಲಕ್ಷ)$/, 5],
  [/^(mn|mil|mln|million|millions)$/, 6],
  [/^(c|cr|crs|crore|crores|karod|karor|करोड|ಕೋಟಿ)$/, 7],
  [/^(bn|billion|billions|arab|अरब)$/, 9],
];

const RUPEES = 'rs\\.?|inr|rupees?|rup[ai]ya|rupaye|रु(?:पये|पए|पया|पयों)?\\.?|रू\\.?|ರೂ(?:ಪಾಯಿ(?:ಗಳು)?)?\\.?';
const A_YEAR = '(?:\\s*p\\.?\\s?a\\.?)?';
/** A word that begins here, and what stands before it: the browsers that the site promises have no look behind. */
const wordBehind = (words: string) => new RegExp(`(^|[^\\p{L}\\p{M}])(?:${words})$`, 'u');
const currencyBefore = new RegExp(`^([+-]?)\\s*(?:[₹₨]|${RUPEES})\\s*`, 'u');
const signBehind = new RegExp(`(?:[₹₨'"’”]|/[-=]|[-=](?:/|00)|%${A_YEAR})$`);
const wordsBehind = wordBehind(`${RUPEES}|only|मात्र|ಮಾತ್ರ|(?:per ?cent|pct|प्रतिशत|फीसदी|ಪ್ರತಿಶತ)${A_YEAR}`);

const EACH = '(?:/ ?|per |a |each |every |har |p\\.? ?|प्रति ?|हर |ಪ್ರತಿ ?)';
const terms = {
  years: wordBehind('(?:y|yrs?|years?|saal|varsh|साल|सालों|वर्ष|वर्षों|ವರ್ಷ(?:ಗಳು)?)\\.?'),
  months: wordBehind('(?:m|mths?|months?|mahin[ae]|महीने|महीना|महीनों|माह|ತಿಂಗಳು)\\.?'),
  aMonth: wordBehind(`(?:${EACH}(?:m|mth|month|mahin[ae]|माह|महीने|महीना|ತಿಂಗಳು)|monthly|मासिक|ತಿಂಗಳಿಗೆ|ಮಾಸಿಕ)\\.?`),
  perAnnum: wordBehind('(?:p\\.? ?a|per annum|(?:per |a )year|yearly|annually|सालाना|वार्षिक|ವಾರ್ಷಿಕ)\\.?'),
  aYear: wordBehind(`(?:${EACH}(?:a|y|yr|year|annum|saal|साल|वर्ष|ವರ್ಷ)|yearly|annually|सालाना|वार्षिक|ವರ್ಷಕ್ಕೆ|ವಾರ್ಷಿಕ)\\.?`),
} as const;
/** "12 LPA", as salaries are told. */
const lakhAYear = /l\.?p\.?a\.?$/;

/**
 * What a field counts, where a word behind the figure may say so: "10 years" where years belong, "5,000 a month" where an
 * amount of each month does, "12 p.a." where a rate does, and nowhere else.
 */
export type Term = keyof typeof terms;

/**
 * Reads a figure as people write it in India: "5,00,000", "₹ 5000", "5L", "1.2 Cr.", "2 lakh 50 thousand", "5 लाख",
 * "1,00,000 only", "12%". Fields, links and `calc` all read it here. What a computer might write ("1e9", "0x10",
 * "Infinity") is no figure, and neither is "12,5": a comma stands before three digits, or before two that are not the
 * last, so nobody's 12½ becomes 125. "2 lakh 50" is none either: to some it is 2.5 lakh, to others 2,00,050.
 *
 * The decimal point is moved in the text, never multiplied: "1.15cr" is exactly 11500000.
 */
export function readWritten(text: string, term?: Term): Written {
  let plain = plainCharacters(text)
    .normalize('NFC')
    .replace(/\u093c/g, '')
    .toLowerCase()
    .trim()
    .replace(/^['"‘“]/, '');
  plain = plain.replace(currencyBefore, '$1').trim();
  if (term === 'aYear') plain = plain.replace(lakhAYear, 'l');
  for (let before = ''; before !== plain; ) {
    before = plain;
    if (term) plain = plain.replace(terms[term], '$1').trim();
    plain = plain.replace(signBehind, '').replace(wordsBehind, '$1').trim();
  }
  plain = plain.replace(/(\d)\s+(?=\d)/g, '$1,');
  if (plain === '') return { state: 'empty' };
  const [, sign = '', parts = ''] = /^([+-]?)\s*(.*)$/s.exec(plain) ?? [];
  const digits = sumOf(parts);
  return digits === null ? NOTHING : { state: 'figure', plain: sign === '-' ? `-${digits}` : digits };
}

interface Part {
  whole: string;
  decimals: string;
  power: number;
}

const onePart = /^\s*(\d{1,3}(?:,\d{2,3})*,\d{3}|\d*)(?:\.(\d*))?\s*([\p{L}\p{M}]*)\.?/u;

/** "2 lakh 50 thousand" in digits, or null: each part says its size, and all that follow it come to less than one of it. */
function sumOf(text: string): string | null {
  const parts: Part[] = [];
  let rest = text;
  do {
    const part = partOf(rest);
    if (part === null) return null;
    parts.push(part);
    rest = part.rest;
  } while (rest !== '');
  const [first, ...others] = parts;
  if (first === undefined || others.length === 0) return first ? inDigits(first) : null;
  let total = 0n;
  let above: Part | undefined;
  for (const part of parts) {
    if (above && !fitsBelow(part, above)) return null;
    if (part !== parts.at(-1) && part.decimals !== '') return null;
    total += BigInt(inDigits({ ...part, decimals: part.decimals.slice(0, part.power) }).split('.')[0] || '0');
    above = part;
  }
  const last = parts.at(-1);
  return `${total}.${last ? last.decimals.slice(last.power) : ''}0`;
}

function partOf(text: string): (Part & { rest: string }) | null {
  const [found = '', whole = '', decimals = '', word = ''] = onePart.exec(text) ?? [];
  if (whole + decimals === '') return null;
  const power = word === '' ? 0 : scales.find(([pattern]) => pattern.test(word))?.[1];
  if (power === undefined) return null;
  return { whole: whole.replaceAll(',', ''), decimals, power, rest: text.slice(found.length).trim() };
}

/** A last part without a word has to show its size itself: "1 lakh 5,000" and "2 thousand 500" do, "2 lakh 50" does not. */
function fitsBelow({ whole, power }: Part, above: Part): boolean {
  const figures = whole.replace(/^0+/, '').length + power;
  return above.power > power && figures <= above.power && (power > 0 || figures > 2);
}

function inDigits({ whole, decimals, power }: Part): string {
  const moved = decimals.padEnd(power, '0');
  return `${whole}${moved.slice(0, power)}.${moved.slice(power)}0`;
}
