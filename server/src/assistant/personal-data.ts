import { scrub } from '#http/logger.ts';

/** A sum of money or a span, which is nobody's number. */
const AMOUNT =
  /(?:₹|\b(?:rs|inr)\b\.?)\s*\d[\d,.]*|\d[\d,.]*\s*(?:%|rupees?|lakhs?|crores?|cr|l|k|रुपये|लाख|करोड़|ಲಕ್ಷ|ಕೋಟಿ|ರೂಪಾಯಿ)(?![\p{L}\p{N}])/giu;
const GROUPED = /(?<![\d,])\d{1,3}(?:,\d{2,3})+(?![\d,])/g;
const NUMBERS = [
  // A mobile or other phone number, with what people write between its parts.
  /(?<!\d)(?:\+?91|0)?[ .-]?[6-9]\d{2}[ .-]?\d{2}[ .-]?\d{1}[ .-]?\d{4}(?!\d)/,
  /(?<!\d)\+\d[\d .-]{7,}\d/,
  // Aadhaar, and each digit by itself.
  /(?<!\d)\d{4}[ .-]\d{4}[ .-]\d{4}(?!\d)/,
  /(?<!\d)(?:\d[ .-]){7,}\d(?!\d)/,
];
/** Round sums end in zeros, as the number of an account does not. */
const LONG_RUN = /(?<!\d)(?!\d{1,7}0{5,}(?!\d))\d{9,}(?!\d)/;

/**
 * Whether a question holds what could be a person's: an address of mail, a PAN, a number of a phone, an Aadhaar or an
 * account. Amounts are none of these.
 */
export function holdsPersonalData(question: string): boolean {
  const text = withLatinDigits(question.normalize('NFKC')).replace(/[\u200b-\u200f\u2060\ufeff]/g, '');
  if (/@/.test(text) || /(?<![a-z])[a-z]{5}[ -]?\d{4}[ -]?[a-z](?![a-z])/i.test(text)) return true;
  const others = text.replace(AMOUNT, ' _ ').replace(GROUPED, ' _ ');
  return scrub(text).includes('[email]') || LONG_RUN.test(others) || NUMBERS.some((number) => number.test(others));
}

/** Digits of every script as Latin ones. */
const withLatinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });
