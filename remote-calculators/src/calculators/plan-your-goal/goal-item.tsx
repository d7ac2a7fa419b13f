import { Button, Icon } from 'shared/ui';
import { stillPart } from '#calculator-page/settle/lazy-part.tsx';
import { GoalEditor } from '#calculators/plan-your-goal/goal-editor.tsx';
import { GoalKey } from '#calculators/plan-your-goal/goal-key.tsx';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import { kinds, type Plan, type PlannedGoal } from '#calculators/plan-your-goal/plan.ts';
import { goalBought, goalFacts } from '#calculators/plan-your-goal/plan-lines.ts';
import { typedIn } from '#calculators/plan-your-goal/typed-in.ts';
import type { ServedGoal } from '#engine/budget/budget.ts';
import { endsIn } from '#looks/notes.ts';
import type { Conversion } from '#outcome/outcome.ts';

interface GoalItemProps {
  goal: PlannedGoal;
  /** Its name among the others. */
  title: string;
  /** Place in the order of priority, from 0. */
  place: number;
  count: number;
  served: ServedGoal | undefined;
  open: boolean;
  /** It was added just now. */
  fresh: boolean;
  choices: Plan['choices'];
  tax: Plan['tax'];
  today: string | null;
  conversion: Conversion;
  onGoal: (edit: (before: PlannedGoal) => PlannedGoal) => void;
  onOpen: (open: boolean) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

const StillMoves = stillPart(
  () => import(/* webpackChunkName: "several-goals" */ '#calculators/plan-your-goal/goal-moves.tsx'),
  ['title', 'place', 'count'],
);

/** One goal of the plan: its facts, and its fields while it is open. */
export function GoalItem(props: GoalItemProps) {
  const { goal, title, place, count, served, open, choices, tax, today, conversion } = props;
  const facts = goalFacts({ choices }, served, (months) => endsIn(months, today), conversion);
  const bought = goalBought({ choices }, served, conversion);
  return (
    <li className="goal" data-goal={goal.id}>
      <div className="goal__head">
        <Icon name={kinds[goal.kind].icon} />
        <h3>
          {count > 1 && <GoalKey goal={goal} />}
          {title}
        </h3>
        <div className="goal__actions needs-script">
          {count > 1 && <StillMoves {...{ title, place, count }} onMove={props.onMove} onRemove={props.onRemove} />}
          <Button
            variant="quiet"
            aria-expanded={open}
            aria-label={open ? messages.done({ title }) : messages.edit({ title })}
            onClick={() => props.onOpen(!open)}
          >
            {open ? messages.doneButton : messages.editButton}
          </Button>
        </div>
      </div>
      <p className="print-only" data-early="printed" suppressHydrationWarning>
        {typedIn(goal)}
      </p>
      {open && (
        <GoalEditor {...{ goal, choices, tax, today }} several={count > 1} fresh={props.fresh} onGoal={props.onGoal} />
      )}
      <dl className="goal__facts" data-early="facts">
        {facts.map(([label, text], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the early script has written facts by their place
          <div key={index}>
            <dt suppressHydrationWarning>{label}</dt>
            <dd suppressHydrationWarning>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="caption goal__bought" hidden={bought === ''} data-early="goal-bought" suppressHydrationWarning>
        {bought}
      </p>
    </li>
  );
}
