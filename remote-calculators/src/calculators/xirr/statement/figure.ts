import { plainCharacters } from 'shared/format/plain-characters';
import { readWritten } from 'shared/format/written-figure';

/** The two sides of a passbook or ledger. */
export type Mark = 'cr' | 'dr';

/** An amount as it stands in a cell. */
export interface Figure {
  /** Plain digits such as '5000.5', never with a sign. Where `mark` is 'cr', those before it: '1.5' of "1.5 Cr". */
  readonly digits: string;
  /** It has a minus, or stands in brackets. */
  readonly isMinus: boolean;
  /** "Cr" or "Dr" beside it. Whether a Cr is credit or crore is decided over the whole list, in `sides.ts`. */
  readonly mark: Mark | null;
  /** Its mark stands beside it, where "Cr" may be crore; not in a column of its own. */
  readonly isMarkBeside: boolean;
  /** It has exactly two places. */
  readonly hasPaise: boolean;
}

const behind = /^(.*[\d.)-])\s*\(?(cr?|dr?|credit|debit)\.?\)?$/i;
const before = /^(cr|dr|credit|debit)\.?[\s:]*(?=[-(₹+\d])(.*)$/i;

/** Digits without a sign and without zeros that mean nothing; null where the text is no figure. */
function digitsOf(text: string): string | null {
  const written = readWritten(text);
  if (written.state !== 'figure' || written.plain.startsWith('-')) return null;
  const [whole = '', places = ''] = written.plain.split('.');
  const kept = places.replace(/0+$/, '');
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}${kept && `.${kept}`}`;
}

/** What a "Cr" means as crore: '15000000' for '1.5'. */
export const inCrore = (digits: string): string => digitsOf(`${digits} crore`) ?? digits;

/** "Cr", "DR.", "D" or "Debit" alone in a cell. */
export function markAlone(text: string): Mark | null {
  const [, mark = ''] = /^\(?(cr?|dr?|credit|debit)\.?\)?$/i.exec(plainCharacters(text).trim()) ?? [];
  return mark === '' ? null : markOf(mark);
}

const markOf = (word: string): Mark => (word.toLowerCase().startsWith('c') ? 'cr' : 'dr');

/** Nothing, or what statements write for nothing: a dash, "nil". */
export const isBlank = (cell: string | undefined): boolean =>
  /^([-–—−\s'"]*|nil|n\/?a)$/i.test(plainCharacters(cell ?? '').trim());

/**
 * Reads an amount: "(5,000)", "−5000", "-₹ 5,000" and "5,000.00-" are below zero, "6,000.00 Cr" has its mark, anything else
 * is read as every field reads it.
 */
export function readFigure(cell: string): Figure | null {
  const text = plainCharacters(cell)
    .replace(/[−–]/g, '-')
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .replace(/^'/, '')
    .trim();
  const [, body, mark = ''] = behind.exec(text) ?? turned(before.exec(text)) ?? [];
  const marked = body === undefined ? null : signed(body);
  if (marked) return { ...marked, mark: markOf(mark), isMarkBeside: true };
  const plain = signed(text);
  return plain && { ...plain, mark: null, isMarkBeside: false };
}

function signed(text: string): Omit<Figure, 'mark' | 'isMarkBeside'> | null {
  const [, inBrackets] = /^\((.*)\)$/.exec(text) ?? [];
  const [, , afterMinus] = /^(₹|rs\.?|inr)?\s*-\s*(.*)$/i.exec(text) ?? [];
  const [, beforeMinus] = /^(.*\d)\s*-$/.exec(text) ?? [];
  const unsigned = inBrackets ?? afterMinus ?? beforeMinus;
  const digits = digitsOf(unsigned ?? text);
  return digits === null
    ? null
    : { digits, isMinus: unsigned !== undefined, hasPaise: /\.\d\d\D*$/.test(unsigned ?? text) };
}

const turned = (match: RegExpExecArray | null) => match && [match[0], match[2], match[1]];

/** Units × price in whole paise, halves up: '4999.75'. Both are plain digits. */
export function product(units: string, price: string): string {
  const places = (text: string) => text.split('.')[1]?.length ?? 0;
  const scale = places(units) + places(price);
  const exact = BigInt(units.replace('.', '')) * BigInt(price.replace('.', ''));
  const one = 10n ** BigInt(scale);
  const paise = (2n * 100n * exact + one) / (2n * one);
  const text = String(paise).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`.replace(/\.?0+$/, '') || '0';
}
