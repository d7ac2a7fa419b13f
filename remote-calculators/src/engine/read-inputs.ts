import { readWritten } from 'shared/format/written-figure';
import { type Exact, exact, type NumberText } from '#engine/exact.ts';
import { flowsText } from '#engine/flows-input.ts';
import type { AnyModel, InputRule, Unit } from '#engine/model.ts';
import { InputError } from '#engine/possible.ts';
import { termOf } from '#engine/term-of.ts';

/** Inputs that passed: only names that the model has, left-out ones filled in. */
export type ReadInputs = { readonly [name: string]: NumberText };

const CHOICES: { readonly [U in Unit]?: readonly string[] } = {
  timing: ['start', 'end'],
  rateConvention: ['nominal', 'effective'],
};

/** What an input may be where it is no quantity. */
export const choicesOf = (rule: InputRule | undefined): readonly string[] | undefined =>
  rule && (rule.choices ?? CHOICES[rule.unit]);

const TERM: readonly string[] = ['years', 'months'];

/**
 * Every name that a model takes: `months` and `years` may stand for each other and for ages or dates; `target` for an amount
 * that is not inflated.
 */
export function namesOf({ inputs, termless }: AnyModel): readonly string[] {
  const isTarget = inputs.target !== undefined && !inputs.target.onlyName;
  const amounts = 'amountToday' in inputs || isTarget ? ['amountToday', 'target'] : [];
  const term = termless ? [] : TERM;
  return [...new Set([...Object.keys(inputs), ...amounts, ...term])];
}

/** How to write a figure, for those whose text could not be read. */
function sample(unit: Unit | undefined): string {
  if (unit === 'percent') return '12.5';
  return unit === 'years' || unit === 'months' || unit === 'age' || unit === 'count'
    ? '12'
    : '500000, "5,00,000" or "5L"';
}

/** Undefined stands for an empty text, which counts as left out, as an empty field does. */
function checkKind(name: string, rule: InputRule | undefined, value: unknown): NumberText | undefined {
  const unit = rule?.unit ?? (TERM.includes(name) ? 'months' : undefined);
  if (unit === 'flows') return flowsText(name, value);
  const choices = choicesOf(rule);
  if (choices && !choices.includes(String(value))) throw new InputError(name, `must be ${choices.join(' or ')}`);
  if (choices && typeof value === 'boolean') return String(value);
  if (typeof value === 'number' || (typeof value === 'string' && (choices || unit === 'date'))) return value;
  const written =
    typeof value === 'string' ? readWritten(value, termOf({ unit, per: rule?.per })) : { state: 'unreadable' as const };
  if (written.state === 'unreadable') throw new InputError(name, `must be a number such as ${sample(unit)}`);
  return written.state === 'figure' ? written.plain : undefined;
}

/**
 * Checks names and kinds of inputs that came from outside (the command line, a link), and fills in what may be left out.
 * What the amounts may be is checked by the model itself.
 * @throws InputError naming the first input that is wrong.
 */
export function readInputs(model: AnyModel, raw: unknown): ReadInputs {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw new InputError('inputs', 'must be a JSON object');
  }
  const names = namesOf(model);
  const read: Record<string, NumberText> = {};
  for (const [name, value] of Object.entries(raw)) {
    if (!names.includes(name)) {
      throw new InputError(name, `is not an input of ${model.id}, which takes ${names.join(', ')}`);
    }
    const kept = checkKind(name, model.inputs[name], value);
    if (kept !== undefined) read[name] = kept;
  }
  for (const [name, { ifLeftOut }] of Object.entries(model.inputs)) {
    const standsFor = name === 'inflationPct' && read.target !== undefined;
    if (ifLeftOut !== undefined && read[name] === undefined && !standsFor) read[name] = ifLeftOut;
  }
  return read;
}

function checkBound(name: string, { min, max, above }: InputRule, value: Exact, factor: bigint): void {
  const low = min !== undefined && value < factor * exact(min);
  const high = max !== undefined && value > factor * exact(max);
  const range = max === undefined ? `at least ${min}` : `from ${min} to ${max}`;
  if (low || high) throw new InputError(name, `must be ${range}`);
  if (above !== undefined && value <= factor * exact(above)) throw new InputError(name, `must be above ${above}`);
}

/** What stands for an input: itself, or the other name of a term or of a goal's amount. A term counts in months. */
function givenFor(name: string, inputs: ReadInputs): Exact | undefined {
  if (TERM.includes(name)) {
    if (inputs.months !== undefined) return exact(inputs.months);
    return inputs.years === undefined ? undefined : 12n * exact(inputs.years);
  }
  const value = inputs[name] ?? inputs[OTHER_NAME[name] ?? name];
  return value === undefined ? undefined : exact(value);
}

const OTHER_NAME: { readonly [name: string]: string } = { amountToday: 'target', target: 'amountToday' };

/**
 * The page's own bounds, for inputs that a model has already taken.
 * @throws InputError naming the first input that is out of bounds.
 */
export function checkBounds(model: AnyModel, inputs: ReadInputs): void {
  const between = model.bounds?.(inputs as never);
  for (const [name, rule] of Object.entries(model.inputs)) {
    if (rule.unit === 'date' || rule.unit === 'flows' || choicesOf(rule)) continue;
    const value = givenFor(name, inputs);
    if (value !== undefined) checkBound(name, { ...rule, ...between?.[name] }, value, name === 'years' ? 12n : 1n);
  }
}
