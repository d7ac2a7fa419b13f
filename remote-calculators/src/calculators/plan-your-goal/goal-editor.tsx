import { MoreFields } from '#calculator-page/fields/more-fields.tsx';
import { StillQuantity } from '#calculator-page/fields/quantity-field.tsx';
import { stillPart } from '#calculator-page/settle/lazy-part.tsx';
import { withKind } from '#calculators/plan-your-goal/goal-kind.ts';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import { type Plan, type PlannedGoal, readGoal, viewOf } from '#calculators/plan-your-goal/plan.ts';
import { labelOf } from '#definition/label-of.ts';
import { foldedWords, isUnfolded } from '#live/folded.ts';
import { noteOf } from '#live/note-of.ts';
import { rateMark } from '#outcome/assumed-rates.ts';

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
const StillNames = stillPart(
  () => import(/* webpackChunkName: "several-goals" */ '#calculators/plan-your-goal/goal-names.tsx'),
  ['id', 'kind', 'name', 'colour', 'several'],
);

/** Everything about one goal: what it is, what it costs today, when, and at which rates. */
export function GoalEditor({ goal, several, fresh, choices, tax, today, onGoal }: GoalEditorProps) {
  const edit = (part: Partial<PlannedGoal>) => onGoal((before) => ({ ...before, ...part }));
  const { values, problems } = readGoal(goal);
  const definition = viewOf(goal);
  const more = definition.fields.filter((look) => look.more);
  const { id, kind, name, colour } = goal;
  return (
    <div className="goal__editor">
      <StillNames
        {...{ id, kind, name, colour, several, fresh }}
        onKind={(picked) => onGoal((before) => withKind(before, picked))}
        onEdit={edit}
      />
      {definition.fields.filter((look) => !look.more && look.name !== 'inflationPct').map(quantity)}
      <div className="quantity quantity--switch">
        <label className="choice">
          <input type="checkbox" name="inflated" form="numbers" autoComplete="off" defaultChecked={goal.inflated} />
          <span>{messages.adjustForInflation}</span>
        </label>
      </div>
      {definition.fields.filter((look) => look.name === 'inflationPct').map(quantity)}
      <MoreFields open={isUnfolded(definition, goal.texts)} folded={foldedWords(definition, goal.texts)}>
        {more.map(quantity)}
      </MoreFields>
    </div>
  );

  function quantity(look: (typeof definition.fields)[number]) {
    const unit = definition.rules[look.name]?.unit;
    const shownAs = unit === 'age' ? 'years' : unit;
    if (look.slider === undefined || (shownAs !== 'rupees' && shownAs !== 'percent' && shownAs !== 'years'))
      return null;
    return (
      <StillQuantity
        key={look.name}
        name={look.name}
        form="numbers"
        label={labelOf(look, values)}
        text={goal.texts[look.name] ?? ''}
        unit={shownAs}
        slider={look.slider}
        mark={rateMark(definition, look.name, { choices, tax })}
        note={noteOf(definition, look, values[look.name], { choices, today })}
        problem={problems[look.name]}
      />
    );
  }
}
