import { COLOURS, kinds, newGoal, type PlannedGoal, readGoal } from '#calculators/plan-your-goal/plan.ts';
import { type fieldNames, goalNames, moreNames } from '#calculators/plan-your-goal/view.ts';
import { isKeyOf } from '#engine/is-key-of.ts';
import { fieldText, plainFigure, readTyped } from '#figures/amount-text.ts';

/** A goal's figures as a link has them. */
type Written = Partial<Record<(typeof fieldNames)[number], string | null>>;

const COLOUR = 'k';

/**
 * `c_800000_4_10_6_s50000_k2`: kind, amount today, years, rate, the inflation when the price rises, and then by their letters
 * what the goal has beside and the colour that was chosen for it.
 */
export function goalCode(goal: PlannedGoal): string | null {
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
export function goalFromCode(id: number, code: string): PlannedGoal | null {
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
