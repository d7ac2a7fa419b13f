import { Button, classNames, Icon } from 'shared/ui';
import { endsIn } from '#calculator-page/fields/notes.ts';
import { withUnit } from '#calculator-page/fields/with-unit.ts';
import { GoalEditor } from '#calculators/plan-your-goal/goal-editor.tsx';
import { goalTitle, kinds, lookOf, type Plan, type PlannedGoal, readGoal } from '#calculators/plan-your-goal/plan.ts';
import { goalFacts } from '#calculators/plan-your-goal/plan-lines.ts';
import type { ServedGoal } from '#engine/budget/budget.ts';

interface GoalItemProps {
  goal: PlannedGoal;
  /** Place in the order of priority, from 0; its colour in the chart follows from it. */
  place: number;
  count: number;
  served: ServedGoal | undefined;
  open: boolean;
  choices: Plan['choices'];
  today: string | null;
  onGoal: (edit: (before: PlannedGoal) => PlannedGoal) => void;
  onOpen: (open: boolean) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One goal of the plan: its facts, and its fields while it is open. */
export function GoalItem(props: GoalItemProps) {
  const { goal, place, count, served, open, choices, today } = props;
  const title = goalTitle(goal);
  const facts = goalFacts({ choices }, served, (months) => endsIn(months, today));
  return (
    <li className="goal">
      <div className="goal__head">
        <Icon name={kinds[goal.kind].icon} />
        <h3>
          <span className={classNames('key', `key--plan-${(place % 4) + 1}`)} />
          {title}
        </h3>
        <div className="goal__actions needs-script">
          {count > 1 && (
            <>
              <Button
                variant="quiet"
                icon="chevron-up"
                aria-label={`Raise the priority of ${title}`}
                disabled={place === 0}
                onClick={() => props.onMove(-1)}
              />
              <Button
                variant="quiet"
                icon="chevron-down"
                aria-label={`Lower the priority of ${title}`}
                disabled={place === count - 1}
                onClick={() => props.onMove(1)}
              />
              <Button variant="quiet" icon="trash" aria-label={`Remove ${title}`} onClick={props.onRemove} />
            </>
          )}
          <Button
            variant="quiet"
            aria-expanded={open}
            aria-label={open ? `Done with ${title}` : `Edit ${title}`}
            onClick={() => props.onOpen(!open)}
          >
            {open ? 'Done' : 'Edit'}
          </Button>
        </div>
      </div>
      <p className="print-only">{typedIn(goal)}</p>
      {open && <GoalEditor goal={goal} choices={choices} today={today} onGoal={props.onGoal} />}
      <dl className="goal__facts" data-early={open ? 'facts' : undefined}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd suppressHydrationWarning>{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** On paper the fields are gone: one line says what was typed. */
function typedIn(goal: PlannedGoal): string {
  const { fields, rules } = lookOf(goal);
  const { values } = readGoal(goal);
  return fields
    .flatMap(({ name, label }) => {
      const unit = rules[name]?.unit;
      const value = values[name];
      if (value === undefined || (unit !== 'rupees' && unit !== 'percent' && unit !== 'years')) return [];
      return [`${label.replace(/ \((%|years)\)$/, '')} ${withUnit(value, unit)}`];
    })
    .join(' · ');
}
