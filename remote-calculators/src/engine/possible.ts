import { type Exact, exact, type NumberText, ONE, whole, ZERO } from '#engine/exact.ts';

/** An input that cannot be used; `message` is one clear line that begins with the input's name. */
export class InputError extends Error {
  readonly input: string;

  constructor(input: string, reason: string) {
    super(`${input} ${reason}`);
    this.name = 'InputError';
    this.input = input;
  }
}

/** What is possible at all, whatever a page's own bounds are. */
export const MOST_RUPEES = 1e12;
export const MOST_MONTHS = 1200;
/** A hundredfold a year: far above any rate, low enough for 1200 months to stay quick. */
export const MOST_PERCENT = 10_000;

function number(name: string, value: NumberText | undefined): Exact {
  if (value === undefined || value === '') throw new InputError(name, 'is missing');
  let read: Exact;
  try {
    read = exact(value);
  } catch {
    throw new InputError(name, 'must be a finite number');
  }
  if (read < ZERO) throw new InputError(name, 'must not be negative');
  return read;
}

/** Rupees, 0 to 1,00,000 crore. */
export function rupeesInput(name: string, value: NumberText | undefined): Exact {
  const read = number(name, value);
  if (read > whole(MOST_RUPEES)) throw new InputError(name, 'must be at most 1000000000000 rupees');
  return read;
}

/** A percentage as a fraction: 12 becomes 0.12. */
export function percentInput(name: string, value: NumberText | undefined): Exact {
  const read = number(name, value);
  if (read > whole(MOST_PERCENT)) throw new InputError(name, `must be at most ${MOST_PERCENT} per cent`);
  return read / 100n;
}

function wholeMonths(name: string, months: Exact): number {
  if (months > whole(MOST_MONTHS)) throw new InputError(name, `must come to at most ${MOST_MONTHS} months`);
  if (months % ONE !== ZERO) throw new InputError(name, 'must come to a whole number of months');
  return Number(months / ONE);
}

/** A term in whole months, 0 to 1200. Two and a half years are 30 months. `years` may go by another name. */
export function termInput(
  term: { readonly years?: NumberText | undefined; readonly months?: NumberText },
  years = 'years',
): number {
  if (term.months === undefined) return wholeMonths(years, 12n * number(years, term.years));
  const months = wholeMonths('months', number('months', term.months));
  if (term.years !== undefined && 12n * number(years, term.years) !== whole(months)) {
    throw new InputError('months', 'must agree with years');
  }
  return months;
}

/** A number of months that is no term, such as a delay: 0 to 1200. */
export const monthsInput = (name: string, value: NumberText | undefined): number =>
  wholeMonths(name, number(name, value));

/** A whole age in years, 0 to 100 or another oldest one. */
export function ageInput(name: string, value: NumberText | undefined, oldest = MOST_MONTHS / 12): number {
  const read = number(name, value);
  if (read % ONE !== ZERO || read > whole(oldest)) {
    throw new InputError(name, `must be a whole number of years, at most ${oldest}`);
  }
  return Number(read / ONE);
}
