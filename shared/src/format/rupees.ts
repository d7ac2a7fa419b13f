import { messages } from '#messages.en.ts';

/** A number as text: sign, whole digits, and digits after the point. */
interface Digits {
  negative: boolean;
  whole: string;
  places: string;
}

const PLAIN = /^([+-]?)(\d*)\.?(\d*)$/;

/** Rounds half away from zero on the digits themselves, so 1.005 becomes 1.01 (binary rounding would give 1.00). */
function read(value: number | string, places?: number): Digits | null {
  const huge = typeof value === 'number' && Number.isFinite(value) && Math.abs(value) >= 1e21;
  const text = huge ? String(BigInt(value)) : String(value).trim();
  const match = PLAIN.exec(typeof value === 'number' && text.includes('e') ? value.toFixed(20) : text);
  const whole = match?.[2] ?? '';
  const rest = match?.[3] ?? '';
  if (!match || whole + rest === '') return null;
  const keep = places ?? rest.length;
  const cut = BigInt(`${whole}${rest.slice(0, keep).padEnd(keep, '0')}`);
  const digits = (rest.charAt(keep) >= '5' ? cut + 1n : cut).toString().padStart(keep + 1, '0');
  return {
    negative: match[1] === '-' && /[1-9]/.test(digits),
    whole: digits.slice(0, digits.length - keep),
    places: digits.slice(digits.length - keep),
  };
}

/** '1161695' → '11,61,695': the last three digits, then twos, as India writes numbers. */
export const groupIndian = (whole: string): string => whole.replace(/\B(?=(\d{2})*\d{3}$)/g, ',');

function written(value: number | string, places: number | undefined, symbol: string): string {
  const digits = read(value, places);
  if (!digits) return '–';
  return `${digits.negative ? '−' : ''}${symbol}${groupIndian(digits.whole)}${digits.places && `.${digits.places}`}`;
}

/**
 * Rupees as shown everywhere: `formatRupees('1161695.3817')` is '₹11,61,695.38'; `formatRupees(1000, 0)` is '₹1,000'.
 * Takes a number or a plain decimal text, whole rupees with a fraction; rounds half up. Anything else shows as '–'.
 */
export const formatRupees = (value: number | string, places: 0 | 2 = 2): string => written(value, places, '₹');

/** The same grouping without the sign of the rupee; its own decimals stay unless `places` says how many. */
export const formatIndianNumber = (value: number | string, places?: number): string => written(value, places, '');

// From what rounds to one of them: 99,99,999 is 1 crore, and not 100 lakh.
const SCALES = [
  { least: 9_999_500, size: 1e7, word: messages.wordE7, letters: messages.croreShort },
  { least: 99_995, size: 1e5, word: messages.wordE5, letters: messages.lakhShort },
  { least: 999.995, size: 1e3, word: messages.wordE3, letters: messages.thousandShort },
];

function scaled(value: number, pick: 'word' | 'letters', places: number, as = value): [number: string, unit: string] {
  const scale = SCALES.find(({ least }) => Math.abs(as) >= least);
  const number = formatIndianNumber(value / (scale?.size ?? 1), places);
  return [number.includes('.') ? number.replace(/\.?0+$/, '') : number, scale?.[pick] ?? ''];
}

/** For chart labels: 1161695 → '₹11.62 lakh', 950 → '₹950'. Two places at most, trailing zeros gone. */
export function formatLakhCrore(value: number): string {
  const [number, unit] = scaled(value, 'word', 2);
  return `${number.startsWith('−') ? '−' : ''}₹${number.replace('−', '')}${unit && ` ${unit}`}`;
}

/**
 * For chart axes: 300000 → '₹3L', 12000000 → '₹1.2Cr', 40000 → '₹40k'.
 *
 * @param largest of the axis, whose unit all of it has: 40000 of 160000 → '₹0.4L'
 */
export const formatAxisRupees = (value: number, largest = value): string =>
  value === 0 ? '₹0' : `₹${scaled(value, 'letters', 2, largest).join('')}`;
