import { useId, useState } from 'react';
import { Field } from 'shared/forms';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import { colourOf, type Kind, kinds, type PlannedGoal } from '#calculators/plan-your-goal/plan.ts';
import { isKeyOf } from '#engine/is-key-of.ts';

/** As the tints of `plan.ts` are called, in their order. */
const colours = [
  messages.colour1,
  messages.colour2,
  messages.colour3,
  messages.colour4,
  messages.colour5,
  messages.colour6,
  messages.colour7,
  messages.colour8,
];

type Named = Pick<PlannedGoal, 'id' | 'kind' | 'name' | 'colour'>;

interface GoalNamesProps extends Named {
  /** Whether there are others, from which its colour tells it. */
  several: boolean;
  /** It was added just now. */
  fresh: boolean;
  onKind: (kind: Kind) => void;
  onEdit: (part: Partial<Named>) => void;
}

/** What a goal is, what it is called, and in which colour it is drawn. */
export default function GoalNames({ several, fresh, onKind, onEdit, ...goal }: GoalNamesProps) {
  const id = useId();
  // What was chosen or typed on the page that the server had drawn, before this part of it was alive.
  const [takeOver] = useState(() => (place: HTMLElement | null) => {
    if (place === null) return;
    const [kind, colour] = place.querySelectorAll('select');
    const name = place.querySelector('input');
    if (kind && kind.value !== goal.kind && isKeyOf(kinds, kind.value)) onKind(kind.value);
    if (name && name.value !== goal.name) onEdit({ name: name.value });
    if (colour && colour.value !== String(colourOf(goal))) onEdit({ colour: Number(colour.value) });
  });
  return (
    <div className="goal__names" ref={takeOver}>
      <Field
        label={messages.fieldKind}
        name={`${id}-kind`}
        as="select"
        // What a browser puts back is of another visit.
        autoComplete="off"
        value={goal.kind}
        // Whoever cannot see that a form appeared is in its first field.
        autoFocus={fresh}
        onChange={({ target: { value } }) => isKeyOf(kinds, value) && onKind(value)}
      >
        {Object.entries(kinds).map(([kind, { label }]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </Field>
      <Field
        label={messages.fieldName}
        name={`${id}-name`}
        optional
        maxLength={40}
        autoComplete="off"
        value={goal.name}
        onChange={(event) => onEdit({ name: event.target.value })}
      />
      {several && (
        <Field
          label={messages.fieldColour}
          name={`${id}-colour`}
          as="select"
          autoComplete="off"
          value={String(colourOf(goal))}
          onChange={({ target: { value } }) => onEdit({ colour: Number(value) })}
        >
          {colours.map((colour, place) => (
            <option key={colour} value={place}>
              {colour}
            </option>
          ))}
        </Field>
      )}
    </div>
  );
}
