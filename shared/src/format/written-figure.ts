/** What somebody wrote where a figure belongs: nothing, no figure, or plain digits such as '11500000' or '-5.0'. */
export type Written = { state: 'empty' } | { state: 'unreadable' } | { state: 'figure'; plain: string };

const scales: readonly [RegExp, number][] = [
  [/^(k|thousand)$/, 3],
  [/^(l|la|lac|lacs|lakh|lakhs)$/, 5],
  [/^(c|cr|crore|crores)$/, 7],
];

/** Kannada, Devanagari and other Indian digits stand in blocks of ten that begin at these code points. */
const indianZeros = [0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66];

export function toAsciiDigits(text: string): string {
  return text.replace(/[\u0966-\u0d6f]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = indianZeros.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}

/**
 * Reads a figure as people write it in India: "5,00,000", "₹ 5000", "5L", "1.2cr", "2 lakh", "12%". Fields, links and
 * `calc` all read it here. What a computer might write ("1e9", "0x10", "Infinity") is no figure, and neither is "12,5":
 * a comma stands before three digits, or before two that are not the last, so nobody's 12½ becomes 125.
 *
 * The decimal point is moved in the text, never multiplied: "1.15cr" is exactly 11500000.
 */
export function readWritten(text: string): Written {
  const plain = toAsciiDigits(text)
    .trim()
    .toLowerCase()
    .replace(/^(₹|rs\.?|inr)/, '')
    .replace(/(%|\/-)$/, '')
    .trim()
    .replace(/(\d)\s+(?=\d)/g, '$1,')
    .replace(/\s/g, '');
  if (plain === '') return { state: 'empty' };
  const parts = /^([+-]?)(\d{1,3}(?:,\d{2,3})*,\d{3}|\d*)(?:\.(\d*))?([a-z]*)$/.exec(plain);
  const [, sign = '', whole = '', decimals = '', suffix = ''] = parts ?? [];
  if (parts === null || whole + decimals === '') return { state: 'unreadable' };
  const power = suffix === '' ? 0 : scales.find(([pattern]) => pattern.test(suffix))?.[1];
  if (power === undefined) return { state: 'unreadable' };
  const moved = decimals.padEnd(power, '0');
  const digits = `${whole.replaceAll(',', '')}${moved.slice(0, power)}.${moved.slice(power)}0`;
  return { state: 'figure', plain: sign === '-' ? `-${digits}` : digits };
}
