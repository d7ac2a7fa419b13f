import { LEAST_OF_LATER_AGE } from '#ask/ages.ts';
import { type Filled, type Filling, fill, monthsLater } from '#ask/fill.ts';
import type { KnownCalculator, KnownCalculators, KnownField } from '#ask/known.ts';
import { type Measure, measuresOf } from '#ask/measures.ts';
import { asRead, type QuestionRead } from '#ask/read-question.ts';
import { MOST_YEARS } from '#ask/several-goals.ts';
import { conceptOf, type Token, tokensOf } from '#ask/tokens.ts';
import type { Role, Roles } from '#definition/roles.ts';
import { InputError } from '#engine/possible.ts';

/** What somebody else, such as a language model, takes a question for. */
export interface Chosen {
  /** The grammar's name of the calculator. */
  calculator: string;
  /** As they came from outside. */
  inputs: Readonly<Record<string, unknown>>;
}

/** The figures of a question by their units, each in every unit that it may have. */
interface Said {
  amounts: readonly Measure[];
  rates: readonly number[];
  ages: readonly number[];
  /** In months; a number without a unit may be one of years, and one of the calendar the time until it. */
  terms: readonly number[];
  /** In months too, of those that are said with a unit. */
  months: readonly number[];
}

/** A value with what it is for; without a role it stands in its field as it is. */
interface Placed {
  role?: Role | undefined;
  value: number;
}

/** What a term may be called, whatever the calculator's page asks for. */
const TERM_NAMES: readonly string[] = ['years', 'months', 'targetDate'];
/** A third of a year has no end in digits. */
const PART_OF_A_MONTH = 0.01;

/**
 * A question as somebody else understands it. Only figures that the question says are taken, each in the unit in which it
 * says them; what it leaves open is filled as for every question.
 *
 * @param today `YYYY-MM-DD` in India
 * @throws InputError for a calculator or a field that is not there, and for a value that the question does not say
 */
export function readChosen(
  question: string,
  { calculator: key, inputs: given }: Chosen,
  known: KnownCalculators,
  today: string,
): QuestionRead {
  const calculator = Object.hasOwn(known, key) ? known[key] : undefined;
  if (calculator === undefined) throw new InputError('calculator', `${JSON.stringify(key)} answers no question`);
  const tokens = tokensOf(question);
  const measures = measuresOf(tokens);
  if (typeof measures === 'string') return { kind: 'question', doubt: { about: measures } };
  const roles = calculator.takes;
  const said = saidIn(measures, tokens, today);
  const figures: { -readonly [R in Role]?: number } = {};
  const others: Filled = {};
  for (const [name, value] of Object.entries(given)) {
    if (roles.term !== undefined && TERM_NAMES.includes(name)) {
      figures.term = termOf(name, value, said, today);
      continue;
    }
    const field = calculator.fields.find((one) => one.name === name);
    if (field === undefined) throw new InputError(name, `is not asked by the page, which takes ${namesOf(calculator)}`);
    if (field.called) others[name] = choiceOf(field.called, name, value);
    else {
      const placed = placedIn(field, numberIn(name, value), roles, said);
      if (placed?.role !== undefined) figures[placed.role] = placed.value;
      else if (placed !== undefined) others[name] = placed.value;
    }
  }
  const told = measures.length + measures.filter(({ upTo }) => upTo !== undefined).length;
  if (measures.length === 0 || Object.keys(roles).length === 0) return { kind: 'open', key, calculator };
  return asRead(key, calculator, withOthers(fill(key, calculator, figures, today), others), told);
}

function saidIn(measures: readonly Measure[], tokens: readonly Token[], today: string): Said {
  const bounds = measures.flatMap(({ upTo, ...one }) => (upTo === undefined ? [one] : [one, { ...one, value: upTo }]));
  const of = (...kinds: Measure['kind'][]) =>
    bounds.flatMap(({ kind, value }) => (kinds.includes(kind) ? [value] : []));
  const retires = tokens.some((token) => conceptOf(token) === 'retire');
  const untilYear = of('amount').flatMap((value) => {
    const years = value - Number(today.slice(0, 4));
    return Number.isInteger(years) && years > 0 && years <= MOST_YEARS ? [12 * years] : [];
  });
  return {
    amounts: bounds.filter(({ kind }) => kind === 'amount' || kind === 'bare'),
    rates: of('rate', 'bare'),
    // Nobody retires after so long a time, but at such an age.
    ages: [
      ...of('age', 'bare'),
      ...of('term').flatMap((value) => (retires && value >= 12 * LEAST_OF_LATER_AGE ? [value / 12] : [])),
    ],
    terms: [...of('term'), ...of('bare').map((value) => 12 * value), ...untilYear],
    months: of('term'),
  };
}

const notSaid = (name: string) => new InputError(name, 'is not a figure that the question says in this unit');
const namesOf = ({ fields }: KnownCalculator) => fields.map(({ name }) => name).join(', ');

/** A number as models write it: itself, or its digits. */
function numberIn(name: string, value: unknown): number {
  const read = typeof value === 'string' && /^\d{1,15}(\.\d{1,6})?$/.test(value) ? Number(value) : value;
  if (typeof read !== 'number' || !Number.isFinite(read) || read < 0)
    throw new InputError(name, 'must be a number such as 5000');
  return read;
}

function choiceOf(called: Readonly<Record<string, string>>, name: string, value: unknown): string {
  const choice = typeof value === 'object' ? undefined : String(value);
  if (choice === undefined || !Object.hasOwn(called, choice))
    throw new InputError(name, `must be one of ${Object.keys(called).join(', ')}`);
  return choice;
}

/** @returns months */
function termOf(name: string, value: unknown, { terms, months }: Said, today: string): number {
  const isMeant = (term: number) => monthsLater(today, term) === value;
  const term =
    name === 'targetDate'
      ? terms.find(isMeant)
      : name === 'years'
        ? terms.find((one) => Math.abs(one - 12 * numberIn(name, value)) < PART_OF_A_MONTH)
        : months.find((one) => one === numberIn(name, value));
  if (term === undefined) throw notSaid(name);
  return term;
}

/** @returns undefined where the page begins with this value anyway and the question does not say it */
function placedIn(field: KnownField, value: number, roles: Roles, said: Said): Placed | undefined {
  const { name, unit, usual, optional } = field;
  const own = (Object.keys(roles) as Role[]).filter((role) => role !== 'term' && roles[role] === name);
  if (unit === 'rupees') {
    const placed = said.amounts.map((amount) => amountIn(amount, own, value)).find((one) => one !== undefined);
    if (placed !== undefined) return placed;
  } else if (valuesIn(said, unit).includes(value)) return { role: own[0], value };
  if (value === usual || (value === 0 && (optional || unit === 'rupees'))) return undefined;
  throw notSaid(name);
}

function valuesIn({ rates, ages, terms, months }: Said, unit: KnownField['unit']): readonly number[] {
  if (unit === 'percent') return rates;
  if (unit === 'age') return ages;
  if (unit === 'years') return terms.map((term) => term / 12);
  return unit === 'months' ? months : [];
}

/** What an amount is for in a field that has these roles; undefined where it is another amount, or one of another span. */
function amountIn({ value: amount, every }: Measure, own: readonly Role[], value: number): Placed | undefined {
  const monthly = own.find((role) => role === 'monthly' || role === 'expense');
  const yearly = own.find((role) => role === 'yearly' || role === 'stepUpRupees');
  if (every === undefined) return amount === value ? { role: monthly ?? own[0], value } : undefined;
  const [same, other] = every === 'month' ? [monthly, yearly] : [yearly, monthly];
  if (same !== undefined) return amount === value ? { role: same, value } : undefined;
  const turned = every === 'month' ? 12 * amount : amount / 12;
  return other !== undefined && turned === value ? { role: other, value } : undefined;
}

/** Values without a role stand where the page asks for them. */
function withOthers({ inputs, assumed, missing, used }: Filling, others: Filled): Filling {
  const isOpen = (name: string) => others[name] === undefined;
  return {
    inputs: { ...inputs, ...others },
    assumed: assumed.filter(isOpen),
    missing: missing.filter(({ name }) => isOpen(name)),
    used: used + Object.values(others).filter((value) => typeof value === 'number').length,
  };
}
