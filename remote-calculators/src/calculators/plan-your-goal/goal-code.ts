import { kinds, newGoal, type PlannedGoal, readGoal } from '#calculators/plan-your-goal/plan.ts';
import { goalNames } from '#calculators/plan-your-goal/view.ts';
import { isKeyOf } from '#engine/is-key-of.ts';
import { fieldText, plainFigure, readTyped } from '#figures/amount-text.ts';

/** `c_800000_4_10_6`: kind, amount today, years, rate, and the inflation when the price rises. */
export function goalCode(goal: PlannedGoal): string | null {
  const { inputs } = readGoal(goal);
  if (inputs === null) return null;
  return [
    goal.kind,
    ...goalNames.flatMap((name) => (inputs[name] === undefined ? [] : [plainFigure(Number(inputs[name]))])),
  ].join('_');
}

/** A goal from its code; null when it cannot be used. */
export function goalFromCode(id: number, code: string): PlannedGoal | null {
  const [kind = '', ...values] = code.split('_');
  return values.length < 3 || values.length > 4 ? null : goalFromValues(id, kind, values);
}

/**
 * A goal of a link; null when it cannot be used.
 *
 * @param values texts in the order of {@link goalNames}, null for what is left out
 */
export function goalFromValues(id: number, kind: string, values: readonly (string | null)[]): PlannedGoal | null {
  if (!isKeyOf(kinds, kind)) return null;
  const goal = newGoal(id, kind);
  const texts: Record<string, string> = { ...goal.texts };
  for (const [index, value] of values.entries()) {
    if (value === null) continue;
    const written = readTyped(value);
    if (written.state !== 'figure') return null;
    texts[goalNames[index] ?? ''] = fieldText(written.value);
  }
  const filled = { ...goal, texts, inflated: values[3] !== null && values[3] !== undefined };
  return readGoal(filled).inputs === null ? null : filled;
}
