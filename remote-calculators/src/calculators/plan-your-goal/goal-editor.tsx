import { useId } from 'react';
import { Field } from 'shared/forms';
import { StillQuantity } from '#calculator-page/fields/quantity-field.tsx';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import { kinds, type Plan, type PlannedGoal, readGoal, viewOf } from '#calculators/plan-your-goal/plan.ts';
import { isKeyOf } from '#engine/is-key-of.ts';
import { noteOf } from '#live/note-of.ts';
import { rateMark } from '#outcome/assumed-rates.ts';

interface GoalEditorProps {
  goal: PlannedGoal;
  choices: Plan['choices'];
  tax: Plan['tax'];
  today: string | null;
  onGoal: (edit: Edit) => void;
}

type Edit = (before: PlannedGoal) => PlannedGoal;

/** Everything about one goal: what it is, what it costs today, when, and at which rates. */
export function GoalEditor({ goal, choices, tax, today, onGoal }: GoalEditorProps) {
  const id = useId();
  const edit = (part: Partial<PlannedGoal>) => onGoal((before) => ({ ...before, ...part }));
  const { values, problems } = readGoal(goal);
  const definition = viewOf(goal);
  return (
    <div className="goal__editor">
      <div className="goal__names">
        <Field
          label={messages.kindOfGoal}
          name={`${id}-kind`}
          as="select"
          value={goal.kind}
          onChange={({ target: { value } }) => isKeyOf(kinds, value) && edit({ kind: value })}
        >
          {Object.entries(kinds).map(([kind, { label }]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </Field>
        <Field
          label={messages.yourName}
          name={`${id}-name`}
          optional
          maxLength={40}
          autoComplete="off"
          value={goal.name}
          onChange={(event) => edit({ name: event.target.value })}
        />
      </div>
      {definition.fields.slice(0, 3).map((look) => quantity(look.name))}
      <div className="quantity quantity--switch">
        <label className="choice">
          <input
            type="checkbox"
            name="inflated"
            form="numbers"
            autoComplete="off"
            checked={goal.inflated}
            onChange={(event) => edit({ inflated: event.target.checked })}
          />
          <span>{messages.adjustForInflation}</span>
        </label>
      </div>
      {goal.inflated && quantity('inflationPct')}
    </div>
  );

  function quantity(name: string) {
    const look = definition.fields.find((field) => field.name === name);
    const unit = definition.rules[name]?.unit;
    if (look?.slider === undefined || (unit !== 'rupees' && unit !== 'percent' && unit !== 'years')) return null;
    return (
      <StillQuantity
        key={name}
        name={name}
        form="numbers"
        label={look.label}
        text={goal.texts[name] ?? ''}
        unit={unit}
        slider={look.slider}
        mark={rateMark(definition, name, { choices, tax })}
        note={noteOf(definition, look, values[name], { choices, today })}
        problem={problems[name]}
      />
    );
  }
}
