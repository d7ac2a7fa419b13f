import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, Icon } from 'shared/ui';
import { MoreFields } from '#calculator-page/fields/more-fields.tsx';
import { MemoQuantity } from '#calculator-page/fields/quantity-field.tsx';
import { ModeSwitch } from '#calculator-page/results/mode-switch.tsx';
import { memoPart } from '#calculator-page/settle/lazy-part.tsx';
import { GoalKey } from '#calculators/plan-your-goal/goal-key.tsx';
import { withKind } from '#calculators/plan-your-goal/goal-kind.ts';
import type { Removed } from '#calculators/plan-your-goal/goal-removal.ts';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import {
  goalTitle,
  kinds,
  MOST_GOALS,
  newGoal,
  type Plan,
  type PlannedGoal,
  readGoal,
  viewOf,
} from '#calculators/plan-your-goal/plan.ts';
import { goalBought, goalFacts } from '#calculators/plan-your-goal/plan-lines.ts';
import { typedIn } from '#calculators/plan-your-goal/typed-in.ts';
import { labelOf } from '#definition/label-of.ts';
import type { Budget, FundedGoal } from '#engine/budget/budget.ts';
import { noteOf } from '#form/draw-fields.ts';
import { foldedWords, isUnfolded } from '#form/folded.ts';
import { rateMark } from '#outcome/assumed-rates.ts';
import type { Conversion } from '#outcome/outcome.ts';
import { problemWithEffect } from '#scenario/read-fields.ts';
import { endsIn } from '#specs/notes.ts';

interface GoalEditorProps {
  goal: PlannedGoal;
  /** Whether there are others, from which its colour tells it. */
  several: boolean;
  /** It was added just now, so that it is edited from its first field on. */
  fresh: boolean;
  choices: Plan['choices'];
  tax: Plan['tax'];
  today: string | null;
  onGoal: (edit: Edit) => void;
}

type Edit = (before: PlannedGoal) => PlannedGoal;

// No figure depends on them, so the page is alive before they are. What is edited is the same goal at every render.
const MemoNames = memoPart(
  () => import(/* webpackChunkName: "several-goals" */ '#calculators/plan-your-goal/goal-names.tsx'),
  ['id', 'kind', 'name', 'colour', 'several'],
);

/** Everything about one goal: what it is, what it costs today, when, and at which rates. */
function GoalEditor({ goal, several, fresh, choices, tax, today, onGoal }: GoalEditorProps) {
  const edit = (part: Partial<PlannedGoal>) => onGoal((before) => ({ ...before, ...part }));
  const { values, problems } = readGoal(goal);
  const definition = viewOf(goal);
  const more = definition.fields.filter((spec) => spec.more);
  // As at first: the form store opens and closes the group from then on, and never while one of its fields is used.
  const [unfolded] = useState(() => isUnfolded(definition, goal.texts));
  const { id, kind, name, colour } = goal;
  return (
    <div className="goal__editor">
      <MemoNames
        {...{ id, kind, name, colour, several, fresh }}
        onKind={(picked) => onGoal((before) => withKind(before, picked))}
        onEdit={edit}
      />
      {definition.fields.filter((spec) => !spec.more && spec.name !== 'inflationPct').map(quantity)}
      <div className="quantity quantity--switch">
        <label className="choice">
          <input type="checkbox" name="inflated" form="numbers" autoComplete="off" defaultChecked={goal.inflated} />
          <span>{messages.fieldInflationOn}</span>
        </label>
      </div>
      {definition.fields.filter((spec) => spec.name === 'inflationPct').map(quantity)}
      <MoreFields open={unfolded} folded={foldedWords(definition, goal.texts)}>
        {more.map(quantity)}
      </MoreFields>
    </div>
  );

  function quantity(spec: (typeof definition.fields)[number]) {
    const unit = definition.rules[spec.name]?.unit;
    const shownAs = unit === 'age' ? 'years' : unit;
    if (spec.slider === undefined || (shownAs !== 'rupees' && shownAs !== 'percent' && shownAs !== 'years'))
      return null;
    return (
      <MemoQuantity
        key={spec.name}
        name={spec.name}
        form="numbers"
        label={labelOf(spec, values)}
        text={goal.texts[spec.name] ?? ''}
        unit={shownAs}
        slider={spec.slider}
        mark={rateMark(definition, spec.name, { choices, tax })}
        note={noteOf(definition, spec, values[spec.name], { choices, today, values, texts: goal.texts })}
        problem={problemWithEffect(problems[spec.name])}
      />
    );
  }
}

interface GoalItemProps {
  goal: PlannedGoal;
  /** Its name among the others. */
  title: string;
  /** Place in the order of priority, from 0. */
  place: number;
  count: number;
  served: FundedGoal | undefined;
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

const MemoMoves = memoPart(
  () => import(/* webpackChunkName: "several-goals" */ '#calculators/plan-your-goal/goal-moves.tsx'),
  ['title', 'place', 'count'],
);

/** One goal of the plan: its facts, and its fields while it is open. */
function GoalItem(props: GoalItemProps) {
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
          {count > 1 && <MemoMoves {...{ title, place, count }} onMove={props.onMove} onRemove={props.onRemove} />}
          <Button
            variant="quiet"
            aria-expanded={open}
            aria-label={open ? messages.actionDone({ title }) : messages.actionEdit({ title })}
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

interface GoalListProps {
  plan: Plan;
  served: Budget | null;
  /** The goal whose fields are open, and whose years are shown below. */
  openId: number | null;
  today: string | null;
  conversion: Conversion;
  /** The goal that was taken out last. */
  removed: Removed | undefined;
  onPlan: (edit: (before: Plan) => Plan) => void;
  onOpen: (id: number | null) => void;
  onRemove: (id: number) => void;
  onRestore: () => void;
}

/** All goals in the order in which the budget serves them. */
export function GoalList(props: GoalListProps) {
  const { plan, served, openId, today, conversion, removed, onPlan, onOpen, onRemove } = props;
  const { goals, choices, tax } = plan;
  const list = useRef<HTMLOListElement>(null);
  const adder = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState(0);
  /** Where a goal has come to, for who does not see it. */
  const [moved, setMoved] = useState('');
  const change = (edit: (goals: PlannedGoal[]) => PlannedGoal[]) =>
    onPlan((before) => ({ ...before, goals: edit([...before.goals]) }));
  const move = (title: string, place: number, by: -1 | 1) => {
    setMoved(messages.priorityNow({ title, place: place + by + 1, count: goals.length }));
    change((before) => {
      const [goal] = before.splice(place, 1);
      if (goal) before.splice(place + by, 0, goal);
      return before;
    });
  };
  const add = () => {
    const id = Math.max(0, ...goals.map((goal) => goal.id)) + 1;
    change((before) => [...before, newGoal(id)]);
    setAdded(id);
    onOpen(id);
  };
  const restore = ({ place }: Removed) => {
    setMoved('');
    flushSync(props.onRestore);
    // The button has gone with its line.
    list.current?.children[place]?.querySelector<HTMLElement>('.goal__actions [aria-expanded]')?.focus();
  };
  return (
    <section className="card" aria-labelledby="goals">
      <div className="card__head">
        <h2 id="goals">{messages.goalsHeading}</h2>
        <ModeSwitch mode={choices.mode} />
      </div>
      <ol className="goals" ref={list}>
        {goals.map((goal, place) => (
          <GoalItem
            key={goal.id}
            goal={goal}
            title={goalTitle(goal, goals)}
            place={place}
            count={goals.length}
            served={served?.goals[place]}
            open={goal.id === openId}
            fresh={goal.id === added}
            choices={choices}
            tax={tax}
            today={today}
            conversion={conversion}
            onGoal={(edit) => change((before) => before.map((other) => (other.id === goal.id ? edit(other) : other)))}
            onOpen={(open) => {
              setAdded(0);
              onOpen(open ? goal.id : null);
            }}
            onMove={(by) => move(goalTitle(goal, goals), place, by)}
            onRemove={() => {
              // The button goes with its goal; the next thing to do is at the end of the list.
              adder.current?.querySelector('button')?.focus();
              setMoved('');
              onRemove(goal.id);
            }}
          />
        ))}
      </ol>
      <div className="goals__add no-print needs-script" ref={adder}>
        <Button variant="secondary" icon="plus" disabled={goals.length >= MOST_GOALS} onClick={add}>
          {messages.actionAdd}
        </Button>
        {goals.length >= MOST_GOALS && <p className="caption">{messages.goalsFull}</p>}
        <div role="status" aria-atomic="false">
          <p className="visually-hidden">{moved}</p>
          {removed && goals.length < MOST_GOALS && (
            <p className="goals__removed">
              {messages.goalRemoved({ title: removed.title })}
              <Button variant="quiet" onClick={() => restore(removed)}>
                {messages.actionUndo}
              </Button>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
