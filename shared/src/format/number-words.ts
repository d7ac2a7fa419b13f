// biome-ignore format: a few rows of words read better than twenty lines
const BELOW_TWENTY = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve',
  'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Crore, lakh, thousand and hundred: other languages have a file of their own beside this one. */
export const UNIT_WORDS = ['crore', 'lakh', 'thousand', 'hundred'];

export function below100(count: number): string {
  if (count < 20) return BELOW_TWENTY[count] ?? '';
  const ten = TENS[Math.floor(count / 10)] ?? '';
  return count % 10 === 0 ? ten : `${ten}-${BELOW_TWENTY[count % 10]}`;
}

export const rupeesWord = (isOne: boolean): string => (isOne ? 'rupee' : 'rupees');
export const paiseWord = (isOne: boolean): string => (isOne ? 'paisa' : 'paise');
export const AND = ' and ';
