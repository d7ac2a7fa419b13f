import { dayAt } from '#calculators/xirr/statement/day.ts';
import { readFigure } from '#calculators/xirr/statement/figure.ts';

const dayOf = (text: string) => dayAt(text, 'day') ?? dayAt(text, 'month');

/** In characters, with its signs and words: what is longer is none. */
const LONGEST_AMOUNT = 60;

/**
 * "-5,000⇥1 Apr 2020" as "1 Apr 2020⇥-5,000": an amount, then its day, then words at most. Any other row as it is.
 */
export function withDayFirst(row: string): string {
  if (dayOf(row.replace(/^[\s"']+/, ''))) return row;
  for (const { 0: between, index } of row.matchAll(/[\s,;|"]+/g)) {
    const amount = row.slice(0, index).replace(/^[\s"']+/, '');
    if (amount === '') continue;
    if (amount.length > LONGEST_AMOUNT) return row;
    const behind = row.slice(index + between.length);
    const day = readFigure(amount) && dayOf(behind);
    if (!day) continue;
    // Another figure may be the amount as well: such a row is not turned.
    const words = /^"?(?:\s*[\t,;|]\s*(\D*))?\s*$/.exec(day.rest);
    if (words === null) return row;
    return [behind.slice(0, behind.length - day.rest.length), amount, ...(words[1] ? [words[1]] : [])].join('\t');
  }
  return row;
}
