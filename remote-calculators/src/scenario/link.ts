import type { CalculatorView, Choices } from '#definition/definition.ts';
import { fieldText, plainFigure, readTyped } from '#figures/amount-text.ts';
import { choiceNames, chosen } from '#scenario/choices.ts';
import { isMeant, linkNames, ownQuery, TODAYS_RUPEES } from '#scenario/link-names.ts';
import { figureProblem, type Reading, readFields } from '#scenario/read-fields.ts';
import {
  inflationRule,
  initialScenario,
  type RangeSetting,
  type Scenario,
  usualRange,
  volatilityRule,
} from '#scenario/scenario.ts';
import { queryWithTax, taxFrom, usualTax } from '#scenario/tax-setting.ts';
import { TYPED, typedScenario } from '#scenario/typed-form.ts';

/** Longest query that a link may have, in characters. */
export const LONGEST_QUERY = 300;

/** The inflation of the today's-rupees switch in per cent, or null while it cannot be used. */
export function todaysRupeesPct({ todaysRupees: { on, text } }: Pick<Scenario, 'todaysRupees'>): number | null {
  const typed = readTyped(text);
  return on && typed.state === 'figure' && figureProblem(typed.value, inflationRule) === undefined ? typed.value : null;
}

/**
 * The scenario as a query, with the names that `calc` takes; '' while inputs are missing or wrong.
 * `monthly=5000&years=10&annualRatePct=12&rateConvention=nominal&timing=start`
 */
export function toQuery(definition: CalculatorView, scenario: Scenario, { inputs }: Reading): string {
  if (inputs === null) return '';
  const query = new URLSearchParams();
  for (const { name } of definition.fields) {
    const value = inputs[name];
    if (value !== undefined) query.set(name, typeof value === 'number' ? plainFigure(value) : value);
  }
  // Months left depend on the day: a link that says which day gives the same figures for ever.
  if (inputs.today !== undefined) query.set('today', String(inputs.today));
  for (const convention of definition.conventions) query.set(convention, scenario.choices[convention]);
  if (definition.modes) query.set('mode', scenario.choices.mode);
  const inflation = todaysRupeesPct(scenario);
  if (inflation !== null) query.set(TODAYS_RUPEES, plainFigure(inflation));
  if (definition.extras.range) rangeIntoQuery(scenario.range, query);
  const { tax } = definition.extras;
  return tax ? queryWithTax(query, scenario.tax, tax === 'transfer', LONGEST_QUERY) : query.toString();
}

/** The deviation of a range as typed, or null while it is none that can be used. */
function deviationOf(text: string): number | null {
  const typed = readTyped(text);
  return typed.state === 'figure' && figureProblem(typed.value, volatilityRule) === undefined ? typed.value : null;
}

/** Writes the range into a query while it is on and can be used: the rest of a scenario is worth a link without it. */
export function rangeIntoQuery({ on, text, seed }: RangeSetting, query: URLSearchParams): void {
  const deviation = deviationOf(text);
  if (!on || deviation === null) return;
  query.set('volatilityPct', plainFigure(deviation));
  query.set('seed', String(seed));
}

/** The range of a link; null when it cannot be used. */
export function rangeFrom(query: URLSearchParams): RangeSetting | null {
  const [text, seed] = [query.get('volatilityPct'), query.get('seed')];
  if (text === null && seed === null) return usualRange;
  const deviation = deviationOf(text ?? usualRange.text);
  const whole = seed === null ? usualRange.seed : Number(/^\d+$/.test(seed) ? seed : Number.NaN);
  return deviation !== null && Number.isInteger(whole) && whole > 0 && whole < 1e9
    ? { on: true, text: fieldText(deviation), seed: whole }
    : null;
}

function choose<Name extends keyof Choices>(
  query: URLSearchParams,
  name: Name,
  usual: Choices[Name],
): Choices[Name] | null {
  const value = query.get(name);
  if (value === null) return usual;
  return chosen(name, value) ?? null;
}

/**
 * Reads a query back; `today` (`YYYY-MM-DD`) is what dates count from when the link does not say.
 * Names that are not the page's own (a campaign's, say) are passed over.
 * @returns null when the query says nothing about this page; 'bad' when it says something that cannot be used
 */
export function fromQuery(definition: CalculatorView, search: string, today: string): Scenario | 'bad' | null {
  const query = ownQuery(linkNames(definition), search);
  const own = [...definition.fields.map(({ name }) => name), 'months', ...choiceNames, TODAYS_RUPEES];
  if (![...own, TYPED].some((name) => query.has(name))) return null;
  if (!isMeant(definition, search)) return null;
  if (query.toString().length > 2 * LONGEST_QUERY) return 'bad';
  if (query.has(TYPED))
    return {
      ...typedScenario(definition, query, TODAYS_RUPEES),
      range: rangeFrom(query) ?? usualRange,
      tax: taxFrom(query) ?? usualTax,
    };
  const usual = initialScenario(definition);
  const texts: Record<string, string> = { ...usual.texts };
  for (const { name } of definition.fields) {
    const given = query.get(name) ?? yearsFromMonths(name, query);
    if (given === null) continue;
    if (definition.rules[name]?.unit === 'date') {
      texts[name] = given;
      continue;
    }
    const written = readTyped(given);
    if (written.state !== 'figure') return 'bad';
    texts[name] = fieldText(written.value);
  }
  const rateConvention = choose(query, 'rateConvention', usual.choices.rateConvention);
  const timing = choose(query, 'timing', usual.choices.timing);
  const mode = choose(query, 'mode', usual.choices.mode);
  const inflation = query.get(TODAYS_RUPEES);
  const range = rangeFrom(query);
  const tax = taxFrom(query);
  const countedFrom = definition.rules.today === undefined ? null : query.get('today');
  if (countedFrom !== null && !isDay(countedFrom)) return 'bad';
  if (rateConvention === null || timing === null || mode === null || range === null || tax === null) return 'bad';
  const scenario = {
    texts,
    choices: { rateConvention, timing, mode },
    todaysRupees: inflation === null ? usual.todaysRupees : { on: true, text: inflation },
    countedFrom,
    range,
    tax,
  };
  if (inflation !== null && todaysRupeesPct(scenario) === null) return 'bad';
  return readFields(definition, texts, countedFrom ?? today).inputs === null ? 'bad' : scenario;
}

/** `months` may stand for `years` in a link, as it may for `calc`. */
function yearsFromMonths(name: string, query: URLSearchParams): string | null {
  const months = name === 'years' ? query.get('months') : null;
  return months !== null && /^\d+$/.test(months) ? String(Number(months) / 12) : months;
}

/** `YYYY-MM-DD` of a day that there is. */
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
