import { formatIndianNumber, groupIndian } from 'shared/format/rupees';

/** What a typed figure means: nothing yet, something that is not a figure, or a number. */
export type Typed = { state: 'empty' } | { state: 'unreadable' } | { state: 'figure'; value: number };

const scales: readonly [RegExp, number][] = [
  [/^(k|thousand)$/, 3],
  [/^(l|la|lac|lacs|lakh|lakhs)$/, 5],
  [/^(c|cr|crore|crores)$/, 7],
];

/** Kannada, Devanagari and other Indian digits stand in blocks of ten that begin at these code points. */
const indianZeros = [0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66];

function toAsciiDigits(text: string): string {
  return text.replace(/[\u0966-\u0d6f]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = indianZeros.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}

/**
 * Reads a figure as people write it in India: "5,00,000", "₹ 5000", "5L", "1.2cr", "2 lakh", "12 %".
 *
 * The decimal point is moved in the text, never multiplied, so "1.15cr" is exactly 11500000.
 */
export function readTyped(text: string): Typed {
  const plain = toAsciiDigits(text)
    .toLowerCase()
    .replace(/^(₹|rs\.?|inr)/, '')
    .replace(/[,\s]|(%|\/-)$/g, '');
  if (plain === '') return { state: 'empty' };
  const parts = /^(-?)(\d*)(?:\.(\d*))?([a-z]*)$/.exec(plain);
  const [, sign = '', whole = '', decimals = '', suffix = ''] = parts ?? [];
  if (parts === null || whole + decimals === '') return { state: 'unreadable' };
  const power = suffix === '' ? 0 : scales.find(([pattern]) => pattern.test(suffix))?.[1];
  if (power === undefined) return { state: 'unreadable' };
  const moved = decimals.padEnd(power, '0');
  return { state: 'figure', value: Number(`${sign}${whole}${moved.slice(0, power)}.${moved.slice(power)}0`) };
}

/** A number as it stands in a field after typing: grouped, with its own decimals; nothing for what cannot stand there. */
export const fieldText = (value: number): string =>
  Number.isFinite(value) && value >= 0 ? formatIndianNumber(value) : '';

/** The text of a field and where its caret stands. */
export interface Editing {
  text: string;
  caret: number;
}

/**
 * Groups digits while someone is still typing and keeps the caret behind the same digit.
 * Anything but digits, separators and one point ("5L", "-3") is left as it is: it will be read, not rewritten.
 */
export function groupWhileTyping({ text, caret }: Editing): Editing {
  const ascii = toAsciiDigits(text);
  const parts = /^([\d,\s]*)(\.[\d]*)?$/.exec(ascii);
  if (parts === null) return { text: ascii, caret };
  const digitsBefore = ascii.slice(0, caret).replace(/[,\s]/g, '').length;
  const grouped = groupIndian((parts[1] ?? '').replace(/[,\s]/g, '')) + (parts[2] ?? '');
  let position = 0;
  for (let passed = 0; passed < digitsBefore && position < grouped.length; position += 1) {
    if (grouped[position] !== ',') passed += 1;
  }
  return { text: grouped, caret: position };
}

/**
 * Deleting a separator alone would bring it back at once and the key would seem dead, so the digit beside it goes
 * too: the one before for Backspace, the one after for Delete.
 */
export function withoutStuckSeparator(before: string, after: Editing, forward: boolean): Editing {
  const digits = (text: string) => text.replace(/[,\s]/g, '');
  if (after.text.length !== before.length - 1 || digits(before) !== digits(after.text)) return after;
  const cut = forward ? after.caret : after.caret - 1;
  if (cut < 0 || cut >= after.text.length) return after;
  return { text: after.text.slice(0, cut) + after.text.slice(cut + 1), caret: cut };
}
