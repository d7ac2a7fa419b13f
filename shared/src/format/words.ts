import { AND, below100, paiseWord, rupeesWord, UNIT_WORDS } from '#format/number-words.ts';

/** Size of each unit in the Indian system; crores are themselves counted in lakhs and thousands. */
const SIZES = [10_000_000n, 100_000n, 1000n, 100n];

function inWords(count: bigint): string {
  for (const [index, size] of SIZES.entries()) {
    if (count >= size) {
      const rest = count % size;
      return `${inWords(count / size)} ${UNIT_WORDS[index]}${rest === 0n ? '' : ` ${inWords(rest)}`}`;
    }
  }
  return below100(Number(count));
}

/**
 * An amount in words, the Indian way: 1161695.38 → 'Eleven lakh sixty-one thousand six hundred ninety-five rupees and
 * thirty-eight paise'; 0.5 → 'Fifty paise'. Whole rupees stand beside their sign and do without the word: 5000 → 'Five
 * thousand'; 10^12 → 'One lakh crore'.
 * Takes a number below 10^21 or a plain decimal text; paise are rounded half up. Negative or unreadable gives ''.
 */
export function amountInWords(value: number | string): string {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(String(value).trim());
  if (!match) return '';
  const fraction = (match[2] ?? '').padEnd(3, '0');
  const total = BigInt(`${match[1]}${fraction.slice(0, 2)}`) + (fraction.charAt(2) >= '5' ? 1n : 0n);
  const rupees = total / 100n;
  const paise = total % 100n;
  const parts: string[] = [];
  if (paise === 0n) parts.push(inWords(rupees));
  else if (rupees > 0n) parts.push(`${inWords(rupees)} ${rupeesWord(rupees === 1n)}`);
  if (paise > 0n) parts.push(`${inWords(paise)} ${paiseWord(paise === 1n)}`);
  const text = parts.join(AND);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
