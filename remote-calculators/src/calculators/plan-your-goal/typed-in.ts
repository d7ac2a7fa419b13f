import { type PlannedGoal, readGoal, viewOf } from '#calculators/plan-your-goal/plan.ts';
import { labelOf } from '#definition/label-of.ts';
import { withUnit } from '#figures/with-unit.ts';
import { withoutUnit } from '#outcome/printed-text.ts';

/** What was typed for a goal in one line, for paper and files, where the fields are gone. */
export function typedIn(goal: PlannedGoal): string {
  const { fields, rules } = viewOf(goal);
  const { values } = readGoal(goal);
  return fields
    .flatMap((spec) => {
      const { name } = spec;
      const unit = rules[name]?.unit;
      const value = values[name];
      if (value === undefined || (unit !== 'rupees' && unit !== 'percent' && unit !== 'years')) return [];
      return [`${withoutUnit(labelOf(spec, values))} ${withUnit(value, unit)}`];
    })
    .join(' · ');
}
