import type { Figures } from '#ask/figures.ts';
import type { KnownCalculator, KnownField } from '#ask/known.ts';
import type { Role } from '#definition/roles.ts';

/** Inputs under the names of a calculator's link. */
export type Filled = Record<string, number | string>;

export interface Filling {
  inputs: Filled;
  /** Inputs of which the question said nothing, and that stand at what is usual. */
  assumed: string[];
  /** Inputs that only the visitor knows, in the order of the page. */
  missing: readonly KnownField[];
  /** How many figures of the question stand in the inputs. */
  used: number;
}

/** The day so many months later; a day that the month does not have becomes its last. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** Where only a span is known, ages that lie so far apart, the later one the usual. */
function agesApart(months: number, { age, laterAge }: Figures, usualLater: number): { age: number; later: number } {
  const years = Math.round(months / 12);
  if (age !== undefined) return { age, later: age + years };
  const later = Math.max(laterAge ?? usualLater, years);
  return { age: later - years, later };
}

const USUAL_LATER_AGE: Readonly<Record<string, number>> = { childEducation: 18, childMarriage: 25, ssy: 21 };
export const RETIREMENT_AGE = 60;
/** What can be asked for in words; a choice stays as its page begins with it. */
const quantities: ReadonlySet<string> = new Set(['rupees', 'percent', 'years', 'months', 'age', 'date']);

/** Inputs that say something only beside an amount, by which amounts those are. */
const besides: Readonly<Record<string, readonly string[]>> = {
  prepayMonth: ['prepayOnce'],
  investRatePct: ['prepayOnce', 'prepayYearly'],
};

const isIdle = (name: string, inputs: Filled): boolean => besides[name]?.every((amount) => !inputs[amount]) ?? false;

/**
 * Puts the figures of a question into the inputs of a calculator.
 *
 * @param key the grammar's name of the calculator
 * @param today `YYYY-MM-DD` in India, from which dates of goals count
 */
export function fill(key: string, calculator: KnownCalculator, figures: Figures, today: string): Filling {
  const roles = calculator.takes;
  const inputs: Filled = {};
  const assumed: string[] = [];
  let used = 0;
  const has = (name: string) => calculator.fields.some((field) => field.name === name);
  for (const [role, name] of Object.entries(roles) as [Role, string][]) {
    const value = figures[role];
    if (value === undefined || !has(name) || role === 'term' || isIdle(name, inputs)) continue;
    // "12%, inflation 6%" where prices alone have a field.
    if (role === 'rate' && inputs[name] !== undefined) continue;
    // Of two figures for one field the other is left out.
    if (inputs[name] === undefined) used += 1;
    inputs[name] = value;
    if (role === 'monthly' && has('frequency')) inputs.frequency = 'monthly';
  }
  const { term } = figures;
  if (term !== undefined) {
    if (roles.term === 'years') inputs.years = term / 12;
    else if (roles.term === 'months') inputs.months = term;
    else if (roles.term === 'targetDate') inputs.targetDate = monthsLater(today, term);
    if (roles.term !== undefined) used += 1;
  }
  const laterName = roles.laterAge;
  if (roles.term === 'age' && laterName !== undefined && has(laterName)) {
    const usual = USUAL_LATER_AGE[key] ?? RETIREMENT_AGE;
    if (term !== undefined && (inputs.age === undefined || inputs[laterName] === undefined)) {
      const { age, later } = agesApart(term, figures, usual);
      if (inputs.age === undefined) assumed.push('age');
      if (figures.laterAge === undefined && figures.age === undefined) assumed.push(laterName);
      inputs.age = age;
      inputs[laterName] = later;
    }
    if (inputs[laterName] === undefined) {
      inputs[laterName] = usual;
      assumed.push(laterName);
    }
  }
  const missing: KnownField[] = [];
  for (const field of calculator.fields) {
    if (inputs[field.name] !== undefined) continue;
    if (field.usual === undefined) {
      if (!field.optional && quantities.has(field.unit)) missing.push(field);
      continue;
    }
    if (isIdle(field.name, inputs)) continue;
    // What rises by rupees rises by no per cent.
    const risesOtherwise = field.name === roles.stepUp && figures.stepUpRupees !== undefined;
    inputs[field.name] = risesOtherwise ? 0 : field.usual;
    const isNone = risesOtherwise || (field.usual === 0 && (field.optional || field.unit === 'rupees'));
    if (!isNone) assumed.push(field.name);
  }
  return { inputs, assumed, missing, used };
}
