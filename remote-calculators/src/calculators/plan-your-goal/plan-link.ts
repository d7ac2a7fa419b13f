import { fieldNames, goalNames, moreNames, planLinkNames } from '#calculators/plan-your-goal/fields.ts';
import { budgetOf } from '#calculators/plan-your-goal/funding.ts';
import {
  COLOURS,
  defaultChoices,
  initialPlan,
  kinds,
  MOST_GOALS,
  newGoal,
  type Plan,
  type PlannedGoal,
  readGoal,
} from '#calculators/plan-your-goal/plan.ts';
import type { Choices } from '#definition/definition.ts';
import { isKeyOf } from '#engine/is-key-of.ts';
import { fieldText, plainFigure, readTyped, writtenOut } from '#figures/amount-text.ts';
import { LONGEST_QUERY, rangeFrom, rangeIntoQuery, todaysRupeesPct } from '#scenario/link.ts';
import { ownQuery, TODAYS_RUPEES } from '#scenario/link-names.ts';
import { defaultRange } from '#scenario/scenario.ts';
import { defaultTax, queryWithTax, taxFrom } from '#scenario/settings.ts';
import { TYPED, typedChoices, typedTodaysRupees } from '#scenario/typed-form.ts';

/** A goal's figures as a link has them. */
type Written = Partial<Record<(typeof fieldNames)[number], string | null>>;

const COLOUR = 'k';

/**
 * `c_800000_4_10_6_s50000_k2`: kind, amount today, years, rate, the inflation when the price rises, and then by their letters
 * what the goal has beside and the colour that was chosen for it.
 */
function goalCode(goal: PlannedGoal): string | null {
  const { inputs } = readGoal(goal);
  if (inputs === null) return null;
  const figure = (name: string, letter = '') =>
    inputs[name] === undefined ? [] : [`${letter}${plainFigure(Number(inputs[name]))}`];
  return [
    goal.kind,
    ...goalNames.flatMap((name) => figure(name)),
    ...Object.entries(moreNames).flatMap(([letter, name]) => figure(name, letter)),
    ...(goal.colour === null ? [] : [`${COLOUR}${goal.colour}`]),
  ].join('_');
}

/** A goal from its code; null when it cannot be used. */
function goalFromCode(id: number, code: string): PlannedGoal | null {
  const [kind = '', ...parts] = code.split('_');
  const values = parts.filter((part) => !/^[a-z]/.test(part));
  if (values.length < 3 || values.length > 4) return null;
  const written: Written = Object.fromEntries(values.map((value, place) => [goalNames[place], value]));
  let colour: number | null = null;
  for (const [letter = '', ...rest] of parts.slice(values.length)) {
    const value = rest.join('');
    if (isKeyOf(moreNames, letter)) written[moreNames[letter]] = value;
    else if (letter === COLOUR && /^\d$/.test(value) && Number(value) < COLOURS) colour = Number(value);
    else return null;
  }
  const goal = goalFromValues(id, kind, written);
  return goal && { ...goal, colour };
}

/** A goal of a link, null figures left out; null when it cannot be used. */
export function goalFromValues(id: number, kind: string, written: Written): PlannedGoal | null {
  if (!isKeyOf(kinds, kind)) return null;
  const goal = newGoal(id, kind);
  const texts: Record<string, string> = { ...goal.texts };
  for (const [name, value] of Object.entries(written)) {
    if (value === null) continue;
    const typed = readTyped(value);
    if (typed.state !== 'figure') return null;
    texts[name] = fieldText(typed.value);
  }
  const { inflationPct = null } = written;
  const filled = { ...goal, texts, inflated: inflationPct !== null };
  return readGoal(filled).inputs === null ? null : filled;
}

/** The goals as a link carries them; '' while one is incomplete. */
export function goalCodes({ goals }: Pick<Plan, 'goals'>): string {
  const codes = goals.map(goalCode);
  return codes.includes(null) ? '' : codes.join('-');
}

/**
 * The goals as the form sends them without a script: one that is incomplete has the figures of a new one, over which those of
 * its own fields are written.
 */
export const sentCodes = ({ goals }: Pick<Plan, 'goals'>): string =>
  goals.map((goal) => goalCode(goal) ?? goalCode({ ...newGoal(goal.id, goal.kind), colour: goal.colour })).join('-');

/**
 * The plan as a query: one goal under the names that `calc` takes, several as codes with '-' between them.
 * @returns '' while a goal is incomplete or the plan is too long for a link
 */
export function planQuery(plan: Plan): string {
  const { goals, budget, choices, todaysRupees } = plan;
  const query = new URLSearchParams();
  const [only] = goals;
  if (goals.length === 1 && only) {
    const { inputs } = readGoal(only);
    if (inputs === null) return '';
    for (const name of fieldNames) if (inputs[name] !== undefined) query.set(name, plainFigure(Number(inputs[name])));
  } else {
    const codes = goalCodes(plan);
    if (codes === '') return '';
    query.set('goals', codes);
  }
  const stated = budgetOf({ budget });
  if (stated !== null) query.set('budget', plainFigure(stated));
  if (!plan.passOn) query.set('passOn', 'no');
  for (const name of ['rateConvention', 'timing', 'mode'] as const) query.set(name, choices[name]);
  const inflation = todaysRupeesPct({ todaysRupees });
  if (inflation !== null) query.set(TODAYS_RUPEES, plainFigure(inflation));
  rangeIntoQuery(plan.range, query);
  const text = queryWithTax(query, plan.tax, false, LONGEST_QUERY);
  return text.length > LONGEST_QUERY ? '' : text;
}

function choicesFrom(query: URLSearchParams): Choices | null {
  const rateConvention = query.get('rateConvention') ?? defaultChoices.rateConvention;
  const timing = query.get('timing') ?? defaultChoices.timing;
  const mode = query.get('mode') ?? defaultChoices.mode;
  if (rateConvention !== 'nominal' && rateConvention !== 'effective') return null;
  if (timing !== 'start' && timing !== 'end') return null;
  return mode === 'monthly' || mode === 'oneTime' ? { rateConvention, timing, mode } : null;
}

/** Reads a plan back; null when the query says nothing about one, 'bad' when what it says cannot be used. */
export function planFromQuery(search: string): Plan | 'bad' | null {
  const query = ownQuery(planLinkNames, search);
  if (query.toString().length > 2 * LONGEST_QUERY) return 'bad';
  if (query.has(TYPED))
    return { ...typedPlan(query), range: rangeFrom(query) ?? defaultRange, tax: taxFrom(query) ?? defaultTax };
  const own = ['goals', 'budget', 'passOn', 'rateConvention', 'timing', 'mode', TODAYS_RUPEES, ...fieldNames];
  if (!own.some((name) => query.has(name))) return null;
  const codes = query.get('goals')?.split('-');
  const goals = codes
    ? codes.map((code, index) => goalFromCode(index + 1, code))
    : [goalFromValues(1, 'g', Object.fromEntries(fieldNames.map((name) => [name, query.get(name)])))];
  const choices = choicesFrom(query);
  const written = query.get('budget');
  const budget = written === null ? null : budgetOf({ budget: written });
  const range = rangeFrom(query);
  const tax = taxFrom(query);
  if (choices === null || range === null || tax === null || goals.length > MOST_GOALS) return 'bad';
  if (written !== null && budget === null) return 'bad';
  const usable = goals.filter((goal) => goal !== null);
  if (usable.length < goals.length) return 'bad';
  const inflation = query.get(TODAYS_RUPEES);
  const todaysRupees = inflation === null ? initialPlan().todaysRupees : { on: true, text: inflation };
  if (inflation !== null && todaysRupeesPct({ todaysRupees }) === null) return 'bad';
  const passOn = query.get('passOn') !== 'no';
  return { todaysRupees, range, tax, goals: usable, passOn, choices, budget: budget === null ? '' : fieldText(budget) };
}

/**
 * A plan as the form has sent it: every text as typed, readable or not. Of several goals the form shows the fields of the
 * first; the others come along as a link would carry them.
 */
function typedPlan(query: URLSearchParams): Omit<Plan, 'range' | 'tax'> {
  const usual = initialPlan();
  const goals = goalsOf(query.get('goals')) ?? usual.goals;
  return {
    goals: goals.map((goal, place) => (place === 0 ? typedGoal(goal, query) : goal)),
    budget: writtenOut(query.get('budget') ?? ''),
    // The form of one goal has no such box.
    passOn: goals.length === 1 || query.has('passOn'),
    choices: typedChoices(query, usual.choices),
    todaysRupees: typedTodaysRupees(query, usual.todaysRupees, TODAYS_RUPEES),
  };
}

function goalsOf(codes: string | null): PlannedGoal[] | null {
  const goals = codes?.split('-').map((code, index) => goalFromCode(index + 1, code)) ?? [];
  const usable = goals.filter((goal) => goal !== null);
  return usable.length === 0 || usable.length < goals.length || usable.length > MOST_GOALS ? null : usable;
}

function typedGoal(goal: PlannedGoal, query: URLSearchParams): PlannedGoal {
  const texts: Record<string, string> = { ...goal.texts };
  for (const name of fieldNames) {
    const text = query.get(name);
    if (text !== null) texts[name] = writtenOut(text);
  }
  return { ...goal, texts, inflated: query.has('inflated') };
}
