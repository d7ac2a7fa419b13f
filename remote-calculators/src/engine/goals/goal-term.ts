import { dayOf, lastDayOf } from '#engine/day-of.ts';
import type { NumberText } from '#engine/exact.ts';
import type { Term } from '#engine/model.ts';
import { ageInput, InputError, MOST_MONTHS, termInput } from '#engine/possible.ts';

/** A term in place of ages or dates, as `exact.json` and links may give it. */
export type OptionalTerm = { readonly years?: NumberText; readonly months?: NumberText };

const hasTerm = (inputs: OptionalTerm): inputs is Term => inputs.months !== undefined || inputs.years !== undefined;

/** Both ways to say how long must say the same. */
function agreed(fromInputs: number | undefined, inputs: OptionalTerm, name: string): number {
  if (!hasTerm(inputs)) {
    if (fromInputs === undefined) throw new InputError(name, 'is missing');
    return fromInputs;
  }
  const term = termInput(inputs);
  if (fromInputs !== undefined && fromInputs !== term) throw new InputError('months', `must agree with ${name}`);
  return term;
}

/** Months between two whole ages: 12 × (later − age), where the later age must be above the age now. */
export function ageTerm(
  inputs: OptionalTerm & { readonly age?: NumberText },
  laterName: string,
  later: NumberText | undefined,
  earlierName = 'age',
): number {
  if (inputs.age === undefined && later === undefined) return agreed(undefined, inputs, 'age');
  const age = ageInput('age', inputs.age);
  const laterAge = ageInput(laterName, later);
  if (laterAge <= age) throw new InputError(laterName, `must be above ${earlierName}`);
  return agreed((laterAge - age) * 12, inputs, laterName);
}

/**
 * Whole calendar months from one day to a later one, and at least 1 for any later day; 0 when it is not later.
 * 2026-11-20 → 2031-11-20 is 60, → 2031-11-19 is 59, → 2026-11-21 is 1, → 2026-11-20 is 0. Where a month has no such day
 * its last one stands for it, as in EDATE of Excel: 2027-01-31 → 2027-04-30 is 3.
 */
export function wholeMonths(today: string, target: string): number {
  const from = dayOf('today', today);
  const to = dayOf('targetDate', target);
  if (target <= today) return 0;
  const sameDay = Math.min(from.day, lastDayOf(to));
  const months = (to.year - from.year) * 12 + to.month - from.month - (to.day < sameDay ? 1 : 0);
  if (months > MOST_MONTHS) throw new InputError('targetDate', `must be at most ${MOST_MONTHS} months away`);
  return Math.max(1, months);
}

export type DateInputs = OptionalTerm & {
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  readonly targetDate?: string;
  /** The day the sum is made, `YYYY-MM-DD` in Asia/Kolkata; models have no clock. */
  readonly today?: string;
};

/** Months to a target date, or the months themselves. */
export function dateTerm(inputs: DateInputs): number {
  if (inputs.targetDate === undefined) return agreed(undefined, inputs, 'targetDate');
  if (inputs.today === undefined) throw new InputError('today', 'is missing');
  return agreed(wholeMonths(inputs.today, inputs.targetDate), inputs, 'targetDate');
}
