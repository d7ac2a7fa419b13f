import type { CalculatorView, Choices } from '#definition/definition.ts';
import { dayIn } from '#engine/day-of.ts';
import { volatilityRule } from '#engine/simulation/chance-inputs.ts';
import { fieldText, plainFigure, readTyped } from '#figures/amount-text.ts';
import { isMeant, linkNames, ownQuery, RANGE, TODAYS_RUPEES } from '#scenario/link-names.ts';
import { figureProblem, type Reading, readFields } from '#scenario/read-fields.ts';
import { defaultRange, inflationRule, initialScenario, type RangeSetting, type Scenario } from '#scenario/scenario.ts';
import {
  chanceFrom,
  chanceIntoQuery,
  defaultChance,
  defaultSip,
  defaultTax,
  queryWithTax,
  sipFrom,
  sipIntoQuery,
  taxFrom,
} from '#scenario/settings.ts';
import { joinDates } from '#scenario/target-month.ts';
import { choiceNames, chosen, TYPED, typedScenario } from '#scenario/typed-form.ts';

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
  const inflation = definition.unpriced ? null : todaysRupeesPct(scenario);
  if (inflation !== null) query.set(TODAYS_RUPEES, plainFigure(inflation));
  const { chance, range, tax } = definition.extras;
  // A page without the panel of the range has its deviation for the chance alone.
  if (chance || range) rangeIntoQuery(range ? scenario.range : { ...scenario.range, on: false }, query);
  sipIntoQuery(definition, scenario.sip, query);
  chanceIntoQuery(definition, scenario.chance, query, LONGEST_QUERY);
  return tax ? queryWithTax(query, scenario.tax, tax === 'transfer', LONGEST_QUERY) : query.toString();
}

/** Path and query; '' without a query. */
export const addressed = (path: string, query: string): string => (query === '' ? '' : `${path}?${query}`);

/** The deviation of a range as typed, or null while it is none that can be used. */
function deviationOf(text: string): number | null {
  const typed = readTyped(text);
  return typed.state === 'figure' && figureProblem(typed.value, volatilityRule) === undefined ? typed.value : null;
}

/**
 * Writes deviation and draw into a query, while they can be used and the range is on or they are not the usual: the chance
 * is counted with them too. The rest of a scenario is worth a link without them.
 */
export function rangeIntoQuery({ on, text, seed }: RangeSetting, query: URLSearchParams): void {
  const deviation = deviationOf(text);
  if (deviation === null) return;
  const isUsual = deviation === deviationOf(defaultRange.text) && seed === defaultRange.seed;
  if (!on && isUsual) return;
  const written = [['volatilityPct', plainFigure(deviation)], ['seed', String(seed)], ...(on ? [] : [[RANGE, 'off']])];
  if (!on && `${query}&${new URLSearchParams(written)}`.length > LONGEST_QUERY) return;
  for (const [name = '', value = ''] of written) query.set(name, value);
}

/** The range of a link; null when it cannot be used. */
export function rangeFrom(query: URLSearchParams): RangeSetting | null {
  const [text, seed] = [query.get('volatilityPct'), query.get('seed')];
  if (text === null && seed === null) return defaultRange;
  const deviation = deviationOf(text ?? defaultRange.text);
  const whole = seed === null ? defaultRange.seed : Number(/^\d+$/.test(seed) ? seed : Number.NaN);
  return deviation !== null && Number.isInteger(whole) && whole >= 0 && whole < 1e9
    ? { on: query.get(RANGE) !== 'off', text: fieldText(deviation), seed: whole }
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
  joinDates(definition, query, (!query.has(TYPED) && query.get('today')) || today);
  const own = [...definition.fields.map(({ name }) => name), 'months', ...choiceNames, TODAYS_RUPEES];
  if (![...own, TYPED].some((name) => query.has(name))) return null;
  if (!isMeant(definition, search)) return null;
  if (query.toString().length > 2 * LONGEST_QUERY) return 'bad';
  if (query.has(TYPED))
    return {
      ...typedScenario(definition, query, TODAYS_RUPEES, today),
      range: rangeFrom(query) ?? defaultRange,
      chance: chanceFrom(definition, query) ?? defaultChance,
      tax: taxFrom(query) ?? defaultTax,
      sip: sipFrom(definition, query) ?? defaultSip,
    };
  const countedFrom = definition.rules.today === undefined ? null : query.get('today');
  if (countedFrom !== null && dayIn(countedFrom) === null) return 'bad';
  const usual = initialScenario(definition, countedFrom ?? today);
  const texts: Record<string, string> = { ...usual.texts };
  for (const { name, optional } of definition.fields) {
    const given = query.get(name) ?? otherTerm(name, query);
    // A link leaves out what was left empty, and the example has a figure there.
    if (given === null && optional && definition.rules[name]?.ifLeftOut === undefined) texts[name] = '';
    if (given === null) continue;
    if (/^(date|choice)$/.test(definition.rules[name]?.unit ?? '')) {
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
  const inflation = definition.unpriced ? null : query.get(TODAYS_RUPEES);
  const range = rangeFrom(query);
  const chance = chanceFrom(definition, query);
  const tax = taxFrom(query);
  const sip = sipFrom(definition, query);
  if (rateConvention === null || timing === null || mode === null) return 'bad';
  if (range === null || tax === null || chance === null || sip === null) return 'bad';
  const scenario = {
    texts,
    choices: { rateConvention, timing, mode },
    todaysRupees: inflation === null ? usual.todaysRupees : { on: true, text: inflation },
    countedFrom,
    range,
    chance,
    tax,
    sip,
  };
  if (inflation !== null && todaysRupeesPct(scenario) === null) return 'bad';
  return readFields(definition, texts, countedFrom ?? today, scenario.choices).inputs === null ? 'bad' : scenario;
}

/** `months` may stand for `years` in a link and `years` for `months`, as they may for `calc`. */
export function otherTerm(name: string, query: URLSearchParams): string | null {
  const isYears = name === 'years';
  const given = isYears || name === 'months' ? query.get(isYears ? 'months' : 'years') : null;
  return given !== null && /^\d+$/.test(given) ? String(isYears ? Number(given) / 12 : 12 * Number(given)) : given;
}
