import { formatDate } from 'shared/format/date';
import { plainCharacters } from 'shared/format/plain-characters';
import type { CalculatorView, Choices, FieldSpec, Inputs } from '#definition/definition.ts';
import { dayIn } from '#engine/day-of.ts';
import { dayNumber } from '#engine/flows-input.ts';
import type { InputRule, Unit } from '#engine/model.ts';
import { MOST_MONTHS, MOST_RUPEES } from '#engine/possible.ts';
import { termOf } from '#engine/term-of.ts';
import { readTyped } from '#figures/amount-text.ts';
import { withUnit } from '#figures/with-unit.ts';
import { messages } from '#messages.en.ts';

/** The texts of all fields by name. The only state that typing changes; everything else is worked out from it. */
export type Texts = Readonly<Record<string, string>>;

export interface Reading {
  /** Every input for the model, or null while something is missing or wrong. */
  inputs: Inputs | null;
  /** The figures that could be read, complete or not. */
  values: Readonly<Record<string, number>>;
  /** What is wrong, by field. An empty field is missing, not wrong. */
  problems: Readonly<Record<string, string>>;
}

/** Doubling every year: with any term and amount below it still comes to a figure that a page can show. */
const MOST_TYPED_PERCENT = 100;

/** What an answer needs that comes within ₹1 of a lakh crore; more would make links longer and no figure better. */
export const MOST_PLACES = 12;

const possible: { readonly [U in Unit]?: number } = {
  rupees: MOST_RUPEES,
  percent: MOST_TYPED_PERCENT,
  years: MOST_MONTHS / 12,
  months: MOST_MONTHS,
  age: 100,
};
/** What is no date yet: its month or year is not chosen. */
const isPartly = /^(\d{4})?-?(\d{2})?$/;

/** Which figures a field takes instead of this one; undefined when it takes it. */
export function boundsProblem(value: number, rule: InputRule, wholeOnly = false): string | undefined {
  const unit = rule.unit === 'age' ? 'years' : rule.unit;
  if (unit !== 'rupees' && unit !== 'percent' && unit !== 'years' && unit !== 'months') return undefined;
  if (wholeOnly && !Number.isInteger(value)) {
    return messages.errorWhole({ unit });
  }
  const least = rule.min ?? 0;
  if (rule.above !== undefined && value <= rule.above)
    return messages.errorAbove({ above: withUnit(rule.above, unit) });
  if (value < least) return messages.enterAtLeast({ least: withUnit(least, unit) });
  const most = rule.max ?? possible[rule.unit] ?? Number.POSITIVE_INFINITY;
  if (value > most) return messages.enterAtMost({ most: withUnit(most, unit), unit });
  if (Number(value.toFixed(MOST_PLACES)) !== value) return messages.enterFewerDigits({ most: MOST_PLACES });
  return undefined;
}

/** What is wrong with a figure, and what comes of it: the words beside a field, and those that are read out. */
export const problemWithEffect = (problem: string | undefined): string | undefined =>
  problem && messages.errorBlank({ problem });

/** What is wrong with one figure, in the words that stand beside its field; undefined when nothing is. */
export const figureProblem = (value: number, rule: InputRule): string | undefined =>
  problemWithEffect(boundsProblem(value, rule));

function readDate(text: string, today: string | null): { value?: string; problem?: string } {
  if (isPartly.test(text) || today === null) return {};
  if (dayIn(text) === null) return { problem: messages.errorDay };
  if (text <= today) return { problem: messages.errorDayPast({ today: formatDate(today) }) };
  const years = Number(text.slice(0, 4)) - Number(today.slice(0, 4));
  if (years >= MOST_MONTHS / 12) return { problem: messages.errorDayFar };
  return { value: text };
}

function readAnyDay(text: string): { value?: string; problem?: string } {
  const typed = plainCharacters(text).trim();
  if (typed === '') return {};
  return dayNumber(typed) === null ? { problem: messages.errorDay } : { value: typed };
}

function readOne(
  spec: FieldSpec,
  rule: InputRule,
  text: string,
  today: string | null,
): { value?: number | string; problem?: string } {
  if (rule.unit === 'date') return rule.anyDay ? readAnyDay(text) : readDate(text, today);
  const { choices } = rule;
  if (choices?.includes(text)) return { value: text };
  const typed = readTyped(text, termOf(rule));
  if (typed.state === 'empty') return {};
  if (choices || typed.state === 'unreadable') {
    return { problem: messages.errorFigure({ unit: rule.unit }) };
  }
  const problem = boundsProblem(typed.value, rule, spec.wholeOnly);
  return problem === undefined ? { value: typed.value } : { problem };
}

/**
 * Reads every field against the model's own rules. Nothing is clamped: what is out of bounds is said and not used.
 * @param today `YYYY-MM-DD` in India for calculators that count from today; null leaves their dates unread
 * @param choices the page's conventions, for what is wrong between fields
 */
export function readFields(
  definition: Pick<CalculatorView, 'fields' | 'rules' | 'check'>,
  texts: Texts,
  today: string | null,
  choices: Partial<Choices> = {},
): Reading {
  const inputs: Inputs = {};
  const values: Record<string, number> = {};
  const problems: Record<string, string> = {};
  let complete = true;
  for (const spec of definition.fields) {
    const rule = definition.rules[spec.name];
    if (rule === undefined) throw new Error(`The model has no input named ${spec.name}.`);
    const { value, problem } = readOne(spec, rule, texts[spec.name] ?? '', today);
    if (problem !== undefined) problems[spec.name] = problem;
    if (value === undefined) complete &&= spec.optional === true && problem === undefined;
    else inputs[spec.name] = value;
    if (typeof value === 'number') values[spec.name] = value;
  }
  if (definition.rules.today !== undefined && today !== null) inputs.today = today;
  const between = definition.check?.(values, { ...choices, ...inputs });
  if (between !== undefined) problems[between.name] ??= between.message;
  return { inputs: complete && between === undefined ? inputs : null, values, problems };
}

/** A reading without what is wrong with the field that is being typed in; '' for none. */
export function withoutErrorOf(reading: Reading, typing: string): Reading {
  const { [typing]: _ownProblem, ...problems } = reading.problems;
  return { ...reading, problems };
}
